//! Names of the DWARF numbers that debug information has, as LLVM 3.7 spells them.

dxbin_base::names! {
    /// What a piece of debug information describes.
    pub struct Tag: u32 {
        ARRAY_TYPE = 0x0001 "DW_TAG_array_type";
        CLASS_TYPE = 0x0002 "DW_TAG_class_type";
        ENTRY_POINT = 0x0003 "DW_TAG_entry_point";
        ENUMERATION_TYPE = 0x0004 "DW_TAG_enumeration_type";
        FORMAL_PARAMETER = 0x0005 "DW_TAG_formal_parameter";
        IMPORTED_DECLARATION = 0x0008 "DW_TAG_imported_declaration";
        LABEL = 0x000a "DW_TAG_label";
        LEXICAL_BLOCK = 0x000b "DW_TAG_lexical_block";
        MEMBER = 0x000d "DW_TAG_member";
        POINTER_TYPE = 0x000f "DW_TAG_pointer_type";
        REFERENCE_TYPE = 0x0010 "DW_TAG_reference_type";
        COMPILE_UNIT = 0x0011 "DW_TAG_compile_unit";
        STRING_TYPE = 0x0012 "DW_TAG_string_type";
        STRUCTURE_TYPE = 0x0013 "DW_TAG_structure_type";
        SUBROUTINE_TYPE = 0x0015 "DW_TAG_subroutine_type";
        TYPEDEF = 0x0016 "DW_TAG_typedef";
        UNION_TYPE = 0x0017 "DW_TAG_union_type";
        UNSPECIFIED_PARAMETERS = 0x0018 "DW_TAG_unspecified_parameters";
        VARIANT = 0x0019 "DW_TAG_variant";
        COMMON_BLOCK = 0x001a "DW_TAG_common_block";
        COMMON_INCLUSION = 0x001b "DW_TAG_common_inclusion";
        INHERITANCE = 0x001c "DW_TAG_inheritance";
        INLINED_SUBROUTINE = 0x001d "DW_TAG_inlined_subroutine";
        MODULE = 0x001e "DW_TAG_module";
        PTR_TO_MEMBER_TYPE = 0x001f "DW_TAG_ptr_to_member_type";
        SET_TYPE = 0x0020 "DW_TAG_set_type";
        SUBRANGE_TYPE = 0x0021 "DW_TAG_subrange_type";
        WITH_STMT = 0x0022 "DW_TAG_with_stmt";
        ACCESS_DECLARATION = 0x0023 "DW_TAG_access_declaration";
        BASE_TYPE = 0x0024 "DW_TAG_base_type";
        CATCH_BLOCK = 0x0025 "DW_TAG_catch_block";
        CONST_TYPE = 0x0026 "DW_TAG_const_type";
        CONSTANT = 0x0027 "DW_TAG_constant";
        ENUMERATOR = 0x0028 "DW_TAG_enumerator";
        FILE_TYPE = 0x0029 "DW_TAG_file_type";
        FRIEND = 0x002a "DW_TAG_friend";
        NAMELIST = 0x002b "DW_TAG_namelist";
        NAMELIST_ITEM = 0x002c "DW_TAG_namelist_item";
        PACKED_TYPE = 0x002d "DW_TAG_packed_type";
        SUBPROGRAM = 0x002e "DW_TAG_subprogram";
        TEMPLATE_TYPE_PARAMETER = 0x002f "DW_TAG_template_type_parameter";
        TEMPLATE_VALUE_PARAMETER = 0x0030 "DW_TAG_template_value_parameter";
        THROWN_TYPE = 0x0031 "DW_TAG_thrown_type";
        TRY_BLOCK = 0x0032 "DW_TAG_try_block";
        VARIANT_PART = 0x0033 "DW_TAG_variant_part";
        VARIABLE = 0x0034 "DW_TAG_variable";
        VOLATILE_TYPE = 0x0035 "DW_TAG_volatile_type";
        DWARF_PROCEDURE = 0x0036 "DW_TAG_dwarf_procedure";
        RESTRICT_TYPE = 0x0037 "DW_TAG_restrict_type";
        INTERFACE_TYPE = 0x0038 "DW_TAG_interface_type";
        NAMESPACE = 0x0039 "DW_TAG_namespace";
        IMPORTED_MODULE = 0x003a "DW_TAG_imported_module";
        UNSPECIFIED_TYPE = 0x003b "DW_TAG_unspecified_type";
        PARTIAL_UNIT = 0x003c "DW_TAG_partial_unit";
        IMPORTED_UNIT = 0x003d "DW_TAG_imported_unit";
        CONDITION = 0x003f "DW_TAG_condition";
        SHARED_TYPE = 0x0040 "DW_TAG_shared_type";
        TYPE_UNIT = 0x0041 "DW_TAG_type_unit";
        RVALUE_REFERENCE_TYPE = 0x0042 "DW_TAG_rvalue_reference_type";
        TEMPLATE_ALIAS = 0x0043 "DW_TAG_template_alias";
        COARRAY_TYPE = 0x0044 "DW_TAG_coarray_type";
        GENERIC_SUBRANGE = 0x0045 "DW_TAG_generic_subrange";
        DYNAMIC_TYPE = 0x0046 "DW_TAG_dynamic_type";
        AUTO_VARIABLE = 0x0100 "DW_TAG_auto_variable";
        ARG_VARIABLE = 0x0101 "DW_TAG_arg_variable";
        MIPS_LOOP = 0x4081 "DW_TAG_MIPS_loop";
        FORMAT_LABEL = 0x4101 "DW_TAG_format_label";
        FUNCTION_TEMPLATE = 0x4102 "DW_TAG_function_template";
        CLASS_TEMPLATE = 0x4103 "DW_TAG_class_template";
        GNU_TEMPLATE_TEMPLATE_PARAM = 0x4106 "DW_TAG_GNU_template_template_param";
        GNU_TEMPLATE_PARAMETER_PACK = 0x4107 "DW_TAG_GNU_template_parameter_pack";
        GNU_FORMAL_PARAMETER_PACK = 0x4108 "DW_TAG_GNU_formal_parameter_pack";
        APPLE_PROPERTY = 0x4200 "DW_TAG_APPLE_property";
    }
}

dxbin_base::names! {
    /// How a basic type holds its value.
    pub struct Encoding: u32 {
        ADDRESS = 0x01 "DW_ATE_address";
        BOOLEAN = 0x02 "DW_ATE_boolean";
        COMPLEX_FLOAT = 0x03 "DW_ATE_complex_float";
        FLOAT = 0x04 "DW_ATE_float";
        SIGNED = 0x05 "DW_ATE_signed";
        SIGNED_CHAR = 0x06 "DW_ATE_signed_char";
        UNSIGNED = 0x07 "DW_ATE_unsigned";
        UNSIGNED_CHAR = 0x08 "DW_ATE_unsigned_char";
        IMAGINARY_FLOAT = 0x09 "DW_ATE_imaginary_float";
        PACKED_DECIMAL = 0x0a "DW_ATE_packed_decimal";
        NUMERIC_STRING = 0x0b "DW_ATE_numeric_string";
        EDITED = 0x0c "DW_ATE_edited";
        SIGNED_FIXED = 0x0d "DW_ATE_signed_fixed";
        UNSIGNED_FIXED = 0x0e "DW_ATE_unsigned_fixed";
        DECIMAL_FLOAT = 0x0f "DW_ATE_decimal_float";
        UTF = 0x10 "DW_ATE_UTF";
    }
}

dxbin_base::names! {
    /// A source language.
    pub struct Language: u32 {
        C89 = 0x0001 "DW_LANG_C89";
        C = 0x0002 "DW_LANG_C";
        ADA83 = 0x0003 "DW_LANG_Ada83";
        C_PLUS_PLUS = 0x0004 "DW_LANG_C_plus_plus";
        COBOL74 = 0x0005 "DW_LANG_Cobol74";
        COBOL85 = 0x0006 "DW_LANG_Cobol85";
        FORTRAN77 = 0x0007 "DW_LANG_Fortran77";
        FORTRAN90 = 0x0008 "DW_LANG_Fortran90";
        PASCAL83 = 0x0009 "DW_LANG_Pascal83";
        MODULA2 = 0x000a "DW_LANG_Modula2";
        JAVA = 0x000b "DW_LANG_Java";
        C99 = 0x000c "DW_LANG_C99";
        ADA95 = 0x000d "DW_LANG_Ada95";
        FORTRAN95 = 0x000e "DW_LANG_Fortran95";
        PLI = 0x000f "DW_LANG_PLI";
        OBJ_C = 0x0010 "DW_LANG_ObjC";
        OBJ_C_PLUS_PLUS = 0x0011 "DW_LANG_ObjC_plus_plus";
        UPC = 0x0012 "DW_LANG_UPC";
        D = 0x0013 "DW_LANG_D";
        PYTHON = 0x0014 "DW_LANG_Python";
        OPEN_CL = 0x0015 "DW_LANG_OpenCL";
        GO = 0x0016 "DW_LANG_Go";
        MODULA3 = 0x0017 "DW_LANG_Modula3";
        HASKELL = 0x0018 "DW_LANG_Haskell";
        C_PLUS_PLUS_03 = 0x0019 "DW_LANG_C_plus_plus_03";
        C_PLUS_PLUS_11 = 0x001a "DW_LANG_C_plus_plus_11";
        OCAML = 0x001b "DW_LANG_OCaml";
        RUST = 0x001c "DW_LANG_Rust";
        C11 = 0x001d "DW_LANG_C11";
        SWIFT = 0x001e "DW_LANG_Swift";
        JULIA = 0x001f "DW_LANG_Julia";
        DYLAN = 0x0020 "DW_LANG_Dylan";
        C_PLUS_PLUS_14 = 0x0021 "DW_LANG_C_plus_plus_14";
        FORTRAN03 = 0x0022 "DW_LANG_Fortran03";
        FORTRAN08 = 0x0023 "DW_LANG_Fortran08";
        MIPS_ASSEMBLER = 0x8001 "DW_LANG_Mips_Assembler";
    }
}

dxbin_base::names! {
    /// Whether a function is virtual.
    pub struct Virtuality: u32 {
        NONE = 0x00 "DW_VIRTUALITY_none";
        VIRTUAL = 0x01 "DW_VIRTUALITY_virtual";
        PURE_VIRTUAL = 0x02 "DW_VIRTUALITY_pure_virtual";
    }
}

dxbin_base::names! {
    /// An operation of an expression; LLVM 3.7 knows no others.
    pub struct Operation: u32 {
        DEREF = 0x06 "DW_OP_deref";
        PLUS = 0x22 "DW_OP_plus";
        BIT_PIECE = 0x9d "DW_OP_bit_piece";
    }
}

impl Operation {
    /// How many numbers follow it.
    pub const fn arguments(self) -> usize {
        match self {
            Self::PLUS => 1,
            Self::BIT_PIECE => 2,
            _ => 0,
        }
    }
}
