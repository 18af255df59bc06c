ps_5_0
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_buffer (unorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture1d (snorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2d (sint,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2dms(0) (uint,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture3d (float,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texturecube (mixed,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture1darray (double,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2darray (<continued>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2dmsarray(0) (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texturecubearray (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_raw_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_structured_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (unorm,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (snorm,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (sint,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (uint,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (float,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (mixed,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (double,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<continued>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unused>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_buffer (unorm,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture1d (snorm,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2d (sint,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2dms(1) (uint,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture3d (float,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texturecube (mixed,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture1darray (double,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2darray (<continued>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2dmsarray(1) (<unused>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texturecubearray (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_raw_buffer (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_structured_buffer (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (unorm,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (snorm,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (sint,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (uint,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (float,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (mixed,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (double,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<continued>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unused>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture1d (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2dms(0) (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_texture2darray (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_<unknown dimension> (unorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_resource_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float)_<unknown dimension> (snorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], dynamicIndexed
dcl_constantbuffer_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) CB1[0], immediateIndexed
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_comparison
dcl_sampler r1.xyz, mode_mono
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_comparison
dcl_sampler r1.xyz, mode_mono
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_comparison
dcl_sampler r1.xyz, mode_mono
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_comparison
dcl_sampler r1.xyz, mode_mono
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz, mode_comparison
dcl_sampler r1.xyz, mode_mono
dcl_sampler r1.xyz
dcl_sampler r1.xyz
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz, mode_default
dcl_sampler r1.xyz
dcl_sampler_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, mode_default
dcl_indexrange r1.xyz 0
dcl_indexrange r1.xyz 1
dcl_indexrange r1.xyz 2
dcl_indexrange r1.xyz 3
dcl_indexrange r1.xyz 4
dcl_indexrange r1.xyz 5
dcl_indexrange r1.xyz 6
dcl_indexrange r1.xyz 7
dcl_indexrange r1.xyz 8
dcl_indexrange r1.xyz 9
dcl_indexrange r1.xyz 10
dcl_indexrange r1.xyz 11
dcl_indexrange r1.xyz 12
dcl_indexrange r1.xyz 13
dcl_indexrange r1.xyz 14
dcl_indexrange r1.xyz 15
dcl_indexrange r1.xyz 16
dcl_indexrange r1.xyz 17
dcl_indexrange r1.xyz 18
dcl_indexrange r1.xyz 19
dcl_indexrange r1.xyz 20
dcl_indexrange r1.xyz 21
dcl_indexrange r1.xyz 22
dcl_indexrange r1.xyz 23
dcl_indexrange r1.xyz 24
dcl_indexrange r1.xyz 25
dcl_indexrange r1.xyz 26
dcl_indexrange r1.xyz 27
dcl_indexrange r1.xyz 28
dcl_indexrange r1.xyz 29
dcl_indexrange r1.xyz 30
dcl_indexrange r1.xyz 31
dcl_indexrange r1.xyz 32
dcl_indexrange r1.xyz 33
dcl_indexrange r1.xyz 34
dcl_indexrange r1.xyz 35
dcl_indexrange r1.xyz 36
dcl_indexrange r1.xyz 37
dcl_indexrange r1.xyz 38
dcl_indexrange r1.xyz 39
dcl_indexrange r1.xyz 40
dcl_indexrange r1.xyz 41
dcl_indexrange r1.xyz 42
dcl_indexrange r1.xyz 43
dcl_indexrange r1.xyz 44
dcl_indexrange r1.xyz 45
dcl_indexrange r1.xyz 46
dcl_indexrange r1.xyz 47
dcl_indexrange r1.xyz 48
dcl_indexrange r1.xyz 49
dcl_indexrange r1.xyz 50
dcl_indexrange r1.xyz 51
dcl_indexrange r1.xyz 52
dcl_indexrange r1.xyz 53
dcl_indexrange r1.xyz 54
dcl_indexrange r1.xyz 55
dcl_indexrange r1.xyz 56
dcl_indexrange r1.xyz 57
dcl_indexrange r1.xyz 58
dcl_indexrange r1.xyz 59
dcl_indexrange r1.xyz 60
dcl_indexrange r1.xyz 61
dcl_indexrange r1.xyz 62
dcl_indexrange r1.xyz 63
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz -16
dcl_indexrange r1.xyz 65537
dcl_indexrange_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz 2
dcl_outputtopology undefined 
dcl_outputtopology pointlist 
dcl_outputtopology ??? 
dcl_outputtopology linestrip 
dcl_outputtopology ??? 
dcl_outputtopology trianglestrip 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology pointlist 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology ??? 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology undefined 
dcl_outputtopology ??? 
dcl_outputtopology_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive point 
dcl_inputprimitive line 
dcl_inputprimitive triangle 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive lineadj 
dcl_inputprimitive triangleadj 
dcl_inputprimitive patch1 
dcl_inputprimitive patch2 
dcl_inputprimitive patch3 
dcl_inputprimitive patch4 
dcl_inputprimitive patch5 
dcl_inputprimitive patch6 
dcl_inputprimitive patch7 
dcl_inputprimitive patch8 
dcl_inputprimitive patch9 
dcl_inputprimitive patch10 
dcl_inputprimitive patch11 
dcl_inputprimitive patch12 
dcl_inputprimitive patch13 
dcl_inputprimitive patch14 
dcl_inputprimitive patch15 
dcl_inputprimitive patch16 
dcl_inputprimitive patch17 
dcl_inputprimitive patch18 
dcl_inputprimitive patch19 
dcl_inputprimitive patch20 
dcl_inputprimitive patch21 
dcl_inputprimitive patch22 
dcl_inputprimitive patch23 
dcl_inputprimitive patch24 
dcl_inputprimitive patch25 
dcl_inputprimitive patch26 
dcl_inputprimitive patch27 
dcl_inputprimitive patch28 
dcl_inputprimitive patch29 
dcl_inputprimitive patch30 
dcl_inputprimitive patch31 
dcl_inputprimitive patch32 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive ??? 
dcl_inputprimitive point 
dcl_inputprimitive line 
dcl_inputprimitive ??? 
dcl_inputprimitive patch1 
dcl_inputprimitive patch9 
dcl_inputprimitive patch25 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive undefined 
dcl_inputprimitive ??? 
dcl_inputprimitive_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) undefined 
dcl_maxout 0
dcl_maxout 1
dcl_maxout 2
dcl_maxout 3
dcl_maxout 4
dcl_maxout 5
dcl_maxout 6
dcl_maxout 7
dcl_maxout 8
dcl_maxout 9
dcl_maxout 10
dcl_maxout 11
dcl_maxout 12
dcl_maxout 13
dcl_maxout 14
dcl_maxout 15
dcl_maxout 16
dcl_maxout 17
dcl_maxout 18
dcl_maxout 19
dcl_maxout 20
dcl_maxout 21
dcl_maxout 22
dcl_maxout 23
dcl_maxout 24
dcl_maxout 25
dcl_maxout 26
dcl_maxout 27
dcl_maxout 28
dcl_maxout 29
dcl_maxout 30
dcl_maxout 31
dcl_maxout 32
dcl_maxout 33
dcl_maxout 34
dcl_maxout 35
dcl_maxout 36
dcl_maxout 37
dcl_maxout 38
dcl_maxout 39
dcl_maxout 40
dcl_maxout 41
dcl_maxout 42
dcl_maxout 43
dcl_maxout 44
dcl_maxout 45
dcl_maxout 46
dcl_maxout 47
dcl_maxout 48
dcl_maxout 49
dcl_maxout 50
dcl_maxout 51
dcl_maxout 52
dcl_maxout 53
dcl_maxout 54
dcl_maxout 55
dcl_maxout 56
dcl_maxout 57
dcl_maxout 58
dcl_maxout 59
dcl_maxout 60
dcl_maxout 61
dcl_maxout 62
dcl_maxout 63
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 4294967280
dcl_maxout 65537
dcl_maxout_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input r1.xyz
dcl_input_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz
dcl_input_sgv r1.xyz, undefined
dcl_input_sgv r1.xyz, position
dcl_input_sgv r1.xyz, clip_distance
dcl_input_sgv r1.xyz, cull_distance
dcl_input_sgv r1.xyz, rendertarget_array_index
dcl_input_sgv r1.xyz, viewport_array_index
dcl_input_sgv r1.xyz, vertex_id
dcl_input_sgv r1.xyz, primitive_id
dcl_input_sgv r1.xyz, instance_id
dcl_input_sgv r1.xyz, is_front_face
dcl_input_sgv r1.xyz, sampleIndex
dcl_input_sgv r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_input_sgv r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_input_sgv r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_input_sgv r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_input_sgv r1.xyz, finalQuadUInsideTessFactor
dcl_input_sgv r1.xyz, finalQuadVInsideTessFactor
dcl_input_sgv r1.xyz, finalTriUeq0EdgeTessFactor
dcl_input_sgv r1.xyz, finalTriVeq0EdgeTessFactor
dcl_input_sgv r1.xyz, finalTriWeq0EdgeTessFactor
dcl_input_sgv r1.xyz, finalTriInsideTessFactor
dcl_input_sgv r1.xyz, finalLineDetailTessFactor
dcl_input_sgv r1.xyz, finalLineDensityTessFactor
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, 
dcl_input_sgv r1.xyz, position
dcl_input_sgv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, clip_distance
dcl_input_siv r1.xyz, undefined
dcl_input_siv r1.xyz, position
dcl_input_siv r1.xyz, clip_distance
dcl_input_siv r1.xyz, cull_distance
dcl_input_siv r1.xyz, rendertarget_array_index
dcl_input_siv r1.xyz, viewport_array_index
dcl_input_siv r1.xyz, vertex_id
dcl_input_siv r1.xyz, primitive_id
dcl_input_siv r1.xyz, instance_id
dcl_input_siv r1.xyz, is_front_face
dcl_input_siv r1.xyz, sampleIndex
dcl_input_siv r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_input_siv r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_input_siv r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_input_siv r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_input_siv r1.xyz, finalQuadUInsideTessFactor
dcl_input_siv r1.xyz, finalQuadVInsideTessFactor
dcl_input_siv r1.xyz, finalTriUeq0EdgeTessFactor
dcl_input_siv r1.xyz, finalTriVeq0EdgeTessFactor
dcl_input_siv r1.xyz, finalTriWeq0EdgeTessFactor
dcl_input_siv r1.xyz, finalTriInsideTessFactor
dcl_input_siv r1.xyz, finalLineDetailTessFactor
dcl_input_siv r1.xyz, finalLineDensityTessFactor
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, 
dcl_input_siv r1.xyz, position
dcl_input_siv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, clip_distance
dcl_input_ps undefined r1.xyz
dcl_input_ps constant r1.xyz
dcl_input_ps linear r1.xyz
dcl_input_ps linear centroid r1.xyz
dcl_input_ps linear noperspective r1.xyz
dcl_input_ps linear noperspective centroid r1.xyz
dcl_input_ps linear sample r1.xyz
dcl_input_ps linear noperspective sample r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps constant r1.xyz
dcl_input_ps linear r1.xyz
dcl_input_ps linear centroid r1.xyz
dcl_input_ps linear noperspective r1.xyz
dcl_input_ps linear noperspective centroid r1.xyz
dcl_input_ps linear sample r1.xyz
dcl_input_ps linear noperspective sample r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps constant r1.xyz
dcl_input_ps linear r1.xyz
dcl_input_ps linear centroid r1.xyz
dcl_input_ps linear noperspective r1.xyz
dcl_input_ps linear noperspective centroid r1.xyz
dcl_input_ps linear sample r1.xyz
dcl_input_ps linear noperspective sample r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps constant r1.xyz
dcl_input_ps linear r1.xyz
dcl_input_ps linear centroid r1.xyz
dcl_input_ps linear noperspective r1.xyz
dcl_input_ps linear noperspective centroid r1.xyz
dcl_input_ps linear sample r1.xyz
dcl_input_ps linear noperspective sample r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps constant r1.xyz
dcl_input_ps linear r1.xyz
dcl_input_ps linear noperspective r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps undefined r1.xyz
dcl_input_ps ??? r1.xyz
dcl_input_ps_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) undefined r1.xyz
dcl_input_ps_sgv undefined r1.xyz, undefined
dcl_input_ps_sgv constant r1.xyz, position
dcl_input_ps_sgv linear r1.xyz, clip_distance
dcl_input_ps_sgv linear centroid r1.xyz, cull_distance
dcl_input_ps_sgv linear noperspective r1.xyz, rendertarget_array_index
dcl_input_ps_sgv linear noperspective centroid r1.xyz, viewport_array_index
dcl_input_ps_sgv linear sample r1.xyz, vertex_id
dcl_input_ps_sgv linear noperspective sample r1.xyz, primitive_id
dcl_input_ps_sgv ??? r1.xyz, instance_id
dcl_input_ps_sgv ??? r1.xyz, is_front_face
dcl_input_ps_sgv ??? r1.xyz, sampleIndex
dcl_input_ps_sgv ??? r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_input_ps_sgv ??? r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_input_ps_sgv ??? r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_input_ps_sgv ??? r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_input_ps_sgv ??? r1.xyz, finalQuadUInsideTessFactor
dcl_input_ps_sgv undefined r1.xyz, finalQuadVInsideTessFactor
dcl_input_ps_sgv constant r1.xyz, finalTriUeq0EdgeTessFactor
dcl_input_ps_sgv linear r1.xyz, finalTriVeq0EdgeTessFactor
dcl_input_ps_sgv linear centroid r1.xyz, finalTriWeq0EdgeTessFactor
dcl_input_ps_sgv linear noperspective r1.xyz, finalTriInsideTessFactor
dcl_input_ps_sgv linear noperspective centroid r1.xyz, finalLineDetailTessFactor
dcl_input_ps_sgv linear sample r1.xyz, finalLineDensityTessFactor
dcl_input_ps_sgv linear noperspective sample r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv constant r1.xyz, 
dcl_input_ps_sgv linear r1.xyz, 
dcl_input_ps_sgv linear centroid r1.xyz, 
dcl_input_ps_sgv linear noperspective r1.xyz, 
dcl_input_ps_sgv linear noperspective centroid r1.xyz, 
dcl_input_ps_sgv linear sample r1.xyz, 
dcl_input_ps_sgv linear noperspective sample r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv constant r1.xyz, 
dcl_input_ps_sgv linear r1.xyz, 
dcl_input_ps_sgv linear centroid r1.xyz, 
dcl_input_ps_sgv linear noperspective r1.xyz, 
dcl_input_ps_sgv linear noperspective centroid r1.xyz, 
dcl_input_ps_sgv linear sample r1.xyz, 
dcl_input_ps_sgv linear noperspective sample r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv constant r1.xyz, 
dcl_input_ps_sgv linear r1.xyz, 
dcl_input_ps_sgv linear noperspective r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv undefined r1.xyz, 
dcl_input_ps_sgv ??? r1.xyz, position
dcl_input_ps_sgv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) undefined r1.xyz, clip_distance
dcl_input_ps_siv undefined r1.xyz, undefined
dcl_input_ps_siv constant r1.xyz, position
dcl_input_ps_siv linear r1.xyz, clip_distance
dcl_input_ps_siv linear centroid r1.xyz, cull_distance
dcl_input_ps_siv linear noperspective r1.xyz, rendertarget_array_index
dcl_input_ps_siv linear noperspective centroid r1.xyz, viewport_array_index
dcl_input_ps_siv linear sample r1.xyz, vertex_id
dcl_input_ps_siv linear noperspective sample r1.xyz, primitive_id
dcl_input_ps_siv ??? r1.xyz, instance_id
dcl_input_ps_siv ??? r1.xyz, is_front_face
dcl_input_ps_siv ??? r1.xyz, sampleIndex
dcl_input_ps_siv ??? r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_input_ps_siv ??? r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_input_ps_siv ??? r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_input_ps_siv ??? r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_input_ps_siv ??? r1.xyz, finalQuadUInsideTessFactor
dcl_input_ps_siv undefined r1.xyz, finalQuadVInsideTessFactor
dcl_input_ps_siv constant r1.xyz, finalTriUeq0EdgeTessFactor
dcl_input_ps_siv linear r1.xyz, finalTriVeq0EdgeTessFactor
dcl_input_ps_siv linear centroid r1.xyz, finalTriWeq0EdgeTessFactor
dcl_input_ps_siv linear noperspective r1.xyz, finalTriInsideTessFactor
dcl_input_ps_siv linear noperspective centroid r1.xyz, finalLineDetailTessFactor
dcl_input_ps_siv linear sample r1.xyz, finalLineDensityTessFactor
dcl_input_ps_siv linear noperspective sample r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv constant r1.xyz, 
dcl_input_ps_siv linear r1.xyz, 
dcl_input_ps_siv linear centroid r1.xyz, 
dcl_input_ps_siv linear noperspective r1.xyz, 
dcl_input_ps_siv linear noperspective centroid r1.xyz, 
dcl_input_ps_siv linear sample r1.xyz, 
dcl_input_ps_siv linear noperspective sample r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv constant r1.xyz, 
dcl_input_ps_siv linear r1.xyz, 
dcl_input_ps_siv linear centroid r1.xyz, 
dcl_input_ps_siv linear noperspective r1.xyz, 
dcl_input_ps_siv linear noperspective centroid r1.xyz, 
dcl_input_ps_siv linear sample r1.xyz, 
dcl_input_ps_siv linear noperspective sample r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv constant r1.xyz, 
dcl_input_ps_siv linear r1.xyz, 
dcl_input_ps_siv linear noperspective r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv undefined r1.xyz, 
dcl_input_ps_siv ??? r1.xyz, position
dcl_input_ps_siv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) undefined r1.xyz, clip_distance
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output r1.xyz
dcl_output_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz
dcl_output_sgv r1.xyz, undefined
dcl_output_sgv r1.xyz, position
dcl_output_sgv r1.xyz, clip_distance
dcl_output_sgv r1.xyz, cull_distance
dcl_output_sgv r1.xyz, rendertarget_array_index
dcl_output_sgv r1.xyz, viewport_array_index
dcl_output_sgv r1.xyz, vertex_id
dcl_output_sgv r1.xyz, primitive_id
dcl_output_sgv r1.xyz, instance_id
dcl_output_sgv r1.xyz, is_front_face
dcl_output_sgv r1.xyz, sampleIndex
dcl_output_sgv r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_output_sgv r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_output_sgv r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_output_sgv r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_output_sgv r1.xyz, finalQuadUInsideTessFactor
dcl_output_sgv r1.xyz, finalQuadVInsideTessFactor
dcl_output_sgv r1.xyz, finalTriUeq0EdgeTessFactor
dcl_output_sgv r1.xyz, finalTriVeq0EdgeTessFactor
dcl_output_sgv r1.xyz, finalTriWeq0EdgeTessFactor
dcl_output_sgv r1.xyz, finalTriInsideTessFactor
dcl_output_sgv r1.xyz, finalLineDetailTessFactor
dcl_output_sgv r1.xyz, finalLineDensityTessFactor
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, 
dcl_output_sgv r1.xyz, position
dcl_output_sgv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, clip_distance
dcl_output_siv r1.xyz, undefined
dcl_output_siv r1.xyz, position
dcl_output_siv r1.xyz, clip_distance
dcl_output_siv r1.xyz, cull_distance
dcl_output_siv r1.xyz, rendertarget_array_index
dcl_output_siv r1.xyz, viewport_array_index
dcl_output_siv r1.xyz, vertex_id
dcl_output_siv r1.xyz, primitive_id
dcl_output_siv r1.xyz, instance_id
dcl_output_siv r1.xyz, is_front_face
dcl_output_siv r1.xyz, sampleIndex
dcl_output_siv r1.xyz, finalQuadUeq0EdgeTessFactor
dcl_output_siv r1.xyz, finalQuadVeq0EdgeTessFactor
dcl_output_siv r1.xyz, finalQuadUeq1EdgeTessFactor
dcl_output_siv r1.xyz, finalQuadVeq1EdgeTessFactor
dcl_output_siv r1.xyz, finalQuadUInsideTessFactor
dcl_output_siv r1.xyz, finalQuadVInsideTessFactor
dcl_output_siv r1.xyz, finalTriUeq0EdgeTessFactor
dcl_output_siv r1.xyz, finalTriVeq0EdgeTessFactor
dcl_output_siv r1.xyz, finalTriWeq0EdgeTessFactor
dcl_output_siv r1.xyz, finalTriInsideTessFactor
dcl_output_siv r1.xyz, finalLineDetailTessFactor
dcl_output_siv r1.xyz, finalLineDensityTessFactor
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, 
dcl_output_siv r1.xyz, position
dcl_output_siv_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, clip_distance
dcl_temps 0
dcl_temps 1
dcl_temps 2
dcl_temps 3
dcl_temps 4
dcl_temps 5
dcl_temps 6
dcl_temps 7
dcl_temps 8
dcl_temps 9
dcl_temps 10
dcl_temps 11
dcl_temps 12
dcl_temps 13
dcl_temps 14
dcl_temps 15
dcl_temps 16
dcl_temps 17
dcl_temps 18
dcl_temps 19
dcl_temps 20
dcl_temps 21
dcl_temps 22
dcl_temps 23
dcl_temps 24
dcl_temps 25
dcl_temps 26
dcl_temps 27
dcl_temps 28
dcl_temps 29
dcl_temps 30
dcl_temps 31
dcl_temps 32
dcl_temps 33
dcl_temps 34
dcl_temps 35
dcl_temps 36
dcl_temps 37
dcl_temps 38
dcl_temps 39
dcl_temps 40
dcl_temps 41
dcl_temps 42
dcl_temps 43
dcl_temps 44
dcl_temps 45
dcl_temps 46
dcl_temps 47
dcl_temps 48
dcl_temps 49
dcl_temps 50
dcl_temps 51
dcl_temps 52
dcl_temps 53
dcl_temps 54
dcl_temps 55
dcl_temps 56
dcl_temps 57
dcl_temps 58
dcl_temps 59
dcl_temps 60
dcl_temps 61
dcl_temps 62
dcl_temps 63
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps -16
dcl_temps 65537
dcl_temps_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2
dcl_indexableTemp x0[0], 1
dcl_indexableTemp x1[1], 1
dcl_indexableTemp x2[2], 2
dcl_indexableTemp x3[3], 3
dcl_indexableTemp x4[4], 4
dcl_indexableTemp x5[5], 4
dcl_indexableTemp x6[6], 4
dcl_indexableTemp x7[7], 4
dcl_indexableTemp x8[8], 4
dcl_indexableTemp x9[9], 4
dcl_indexableTemp x10[10], 4
dcl_indexableTemp x11[11], 4
dcl_indexableTemp x12[12], 4
dcl_indexableTemp x13[13], 4
dcl_indexableTemp x14[14], 4
dcl_indexableTemp x15[15], 4
dcl_indexableTemp x16[16], 4
dcl_indexableTemp x17[17], 4
dcl_indexableTemp x18[18], 4
dcl_indexableTemp x19[19], 4
dcl_indexableTemp x20[20], 4
dcl_indexableTemp x21[21], 4
dcl_indexableTemp x22[22], 4
dcl_indexableTemp x23[23], 4
dcl_indexableTemp x24[24], 4
dcl_indexableTemp x25[25], 4
dcl_indexableTemp x26[26], 4
dcl_indexableTemp x27[27], 4
dcl_indexableTemp x28[28], 4
dcl_indexableTemp x29[29], 4
dcl_indexableTemp x30[30], 4
dcl_indexableTemp x31[31], 4
dcl_indexableTemp x32[32], 4
dcl_indexableTemp x33[33], 4
dcl_indexableTemp x34[34], 4
dcl_indexableTemp x35[35], 4
dcl_indexableTemp x36[36], 4
dcl_indexableTemp x37[37], 4
dcl_indexableTemp x38[38], 4
dcl_indexableTemp x39[39], 4
dcl_indexableTemp x40[40], 4
dcl_indexableTemp x41[41], 4
dcl_indexableTemp x42[42], 4
dcl_indexableTemp x43[43], 4
dcl_indexableTemp x44[44], 4
dcl_indexableTemp x45[45], 4
dcl_indexableTemp x46[46], 4
dcl_indexableTemp x47[47], 4
dcl_indexableTemp x48[48], 4
dcl_indexableTemp x49[49], 4
dcl_indexableTemp x50[50], 4
dcl_indexableTemp x51[51], 4
dcl_indexableTemp x52[52], 4
dcl_indexableTemp x53[53], 4
dcl_indexableTemp x54[54], 4
dcl_indexableTemp x55[55], 4
dcl_indexableTemp x56[56], 4
dcl_indexableTemp x57[57], 4
dcl_indexableTemp x58[58], 4
dcl_indexableTemp x59[59], 4
dcl_indexableTemp x60[60], 4
dcl_indexableTemp x61[61], 4
dcl_indexableTemp x62[62], 4
dcl_indexableTemp x63[63], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x-16[-16], 4
dcl_indexableTemp x65537[65537], 4
dcl_indexableTemp_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) x2[2], 2
dcl_globalFlagsnone
dcl_globalFlags refactoringAllowed
dcl_globalFlags enableDoublePrecisionFloatOps
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps
dcl_globalFlags forceEarlyDepthStencil
dcl_globalFlags refactoringAllowed | forceEarlyDepthStencil
dcl_globalFlags enableDoublePrecisionFloatOps | forceEarlyDepthStencil
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | forceEarlyDepthStencil
dcl_globalFlags enableRawAndStructuredBuffers
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers
dcl_globalFlags enableRawAndStructuredBuffers | forceEarlyDepthStencil
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | forceEarlyDepthStencil
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil
dcl_globalFlags skipOptimization
dcl_globalFlags refactoringAllowed | skipOptimization
dcl_globalFlags enableDoublePrecisionFloatOps | skipOptimization
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | skipOptimization
dcl_globalFlags forceEarlyDepthStencil | skipOptimization
dcl_globalFlags refactoringAllowed | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags enableDoublePrecisionFloatOps | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags enableRawAndStructuredBuffers | skipOptimization
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | skipOptimization
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | skipOptimization
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | skipOptimization
dcl_globalFlags enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization
dcl_globalFlags enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableMinimumPrecision
dcl_globalFlags forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags enableRawAndStructuredBuffers | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | enableMinimumPrecision
dcl_globalFlags enableRawAndStructuredBuffers | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | enableMinimumPrecision
dcl_globalFlags skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | skipOptimization | enableMinimumPrecision
dcl_globalFlags forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableRawAndStructuredBuffers | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision
dcl_globalFlags refactoringAllowed
dcl_globalFlags enableDoublePrecisionFloatOps
dcl_globalFlags forceEarlyDepthStencil
dcl_globalFlags enableRawAndStructuredBuffers
dcl_globalFlags skipOptimization
dcl_globalFlags enableMinimumPrecision
dcl_globalFlags enable11_1DoubleExtensions
dcl_globalFlags enable11_1ShaderExtensions
dcl_globalFlags allResourcesBound
dcl_globalFlagsnone
dcl_globalFlagsnone
dcl_globalFlagsnone
dcl_globalFlagsnone
dcl_globalFlags refactoringAllowed | enableDoublePrecisionFloatOps | enableRawAndStructuredBuffers | forceEarlyDepthStencil | skipOptimization | enableMinimumPrecision | enable11_1DoubleExtensions | enable11_1ShaderExtensions | allResourcesBound
dcl_globalFlags_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float)none
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream r1.xyz
dcl_stream_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz
dcl_function_body fb0
dcl_function_body fb1
dcl_function_body fb2
dcl_function_body fb3
dcl_function_body fb4
dcl_function_body fb5
dcl_function_body fb6
dcl_function_body fb7
dcl_function_body fb8
dcl_function_body fb9
dcl_function_body fb10
dcl_function_body fb11
dcl_function_body fb12
dcl_function_body fb13
dcl_function_body fb14
dcl_function_body fb15
dcl_function_body fb16
dcl_function_body fb17
dcl_function_body fb18
dcl_function_body fb19
dcl_function_body fb20
dcl_function_body fb21
dcl_function_body fb22
dcl_function_body fb23
dcl_function_body fb24
dcl_function_body fb25
dcl_function_body fb26
dcl_function_body fb27
dcl_function_body fb28
dcl_function_body fb29
dcl_function_body fb30
dcl_function_body fb31
dcl_function_body fb32
dcl_function_body fb33
dcl_function_body fb34
dcl_function_body fb35
dcl_function_body fb36
dcl_function_body fb37
dcl_function_body fb38
dcl_function_body fb39
dcl_function_body fb40
dcl_function_body fb41
dcl_function_body fb42
dcl_function_body fb43
dcl_function_body fb44
dcl_function_body fb45
dcl_function_body fb46
dcl_function_body fb47
dcl_function_body fb48
dcl_function_body fb49
dcl_function_body fb50
dcl_function_body fb51
dcl_function_body fb52
dcl_function_body fb53
dcl_function_body fb54
dcl_function_body fb55
dcl_function_body fb56
dcl_function_body fb57
dcl_function_body fb58
dcl_function_body fb59
dcl_function_body fb60
dcl_function_body fb61
dcl_function_body fb62
dcl_function_body fb63
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb4294967280
dcl_function_body fb65537
dcl_function_body_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) fb2
dcl_input_control_point_count 0
dcl_input_control_point_count 1
dcl_input_control_point_count 2
dcl_input_control_point_count 3
dcl_input_control_point_count 4
dcl_input_control_point_count 5
dcl_input_control_point_count 6
dcl_input_control_point_count 7
dcl_input_control_point_count 8
dcl_input_control_point_count 9
dcl_input_control_point_count 10
dcl_input_control_point_count 11
dcl_input_control_point_count 12
dcl_input_control_point_count 13
dcl_input_control_point_count 14
dcl_input_control_point_count 15
dcl_input_control_point_count 16
dcl_input_control_point_count 17
dcl_input_control_point_count 18
dcl_input_control_point_count 19
dcl_input_control_point_count 20
dcl_input_control_point_count 21
dcl_input_control_point_count 22
dcl_input_control_point_count 23
dcl_input_control_point_count 24
dcl_input_control_point_count 25
dcl_input_control_point_count 26
dcl_input_control_point_count 27
dcl_input_control_point_count 28
dcl_input_control_point_count 29
dcl_input_control_point_count 30
dcl_input_control_point_count 31
dcl_input_control_point_count 32
dcl_input_control_point_count 33
dcl_input_control_point_count 34
dcl_input_control_point_count 35
dcl_input_control_point_count 36
dcl_input_control_point_count 37
dcl_input_control_point_count 38
dcl_input_control_point_count 39
dcl_input_control_point_count 40
dcl_input_control_point_count 41
dcl_input_control_point_count 42
dcl_input_control_point_count 43
dcl_input_control_point_count 44
dcl_input_control_point_count 45
dcl_input_control_point_count 46
dcl_input_control_point_count 47
dcl_input_control_point_count 48
dcl_input_control_point_count 49
dcl_input_control_point_count 50
dcl_input_control_point_count 51
dcl_input_control_point_count 52
dcl_input_control_point_count 53
dcl_input_control_point_count 54
dcl_input_control_point_count 55
dcl_input_control_point_count 56
dcl_input_control_point_count 57
dcl_input_control_point_count 58
dcl_input_control_point_count 59
dcl_input_control_point_count 60
dcl_input_control_point_count 61
dcl_input_control_point_count 62
dcl_input_control_point_count 63
dcl_input_control_point_count 1
dcl_input_control_point_count 2
dcl_input_control_point_count 4
dcl_input_control_point_count 8
dcl_input_control_point_count 16
dcl_input_control_point_count 32
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 0
dcl_input_control_point_count 63
dcl_input_control_point_count_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 0
dcl_output_control_point_count 0
dcl_output_control_point_count 1
dcl_output_control_point_count 2
dcl_output_control_point_count 3
dcl_output_control_point_count 4
dcl_output_control_point_count 5
dcl_output_control_point_count 6
dcl_output_control_point_count 7
dcl_output_control_point_count 8
dcl_output_control_point_count 9
dcl_output_control_point_count 10
dcl_output_control_point_count 11
dcl_output_control_point_count 12
dcl_output_control_point_count 13
dcl_output_control_point_count 14
dcl_output_control_point_count 15
dcl_output_control_point_count 16
dcl_output_control_point_count 17
dcl_output_control_point_count 18
dcl_output_control_point_count 19
dcl_output_control_point_count 20
dcl_output_control_point_count 21
dcl_output_control_point_count 22
dcl_output_control_point_count 23
dcl_output_control_point_count 24
dcl_output_control_point_count 25
dcl_output_control_point_count 26
dcl_output_control_point_count 27
dcl_output_control_point_count 28
dcl_output_control_point_count 29
dcl_output_control_point_count 30
dcl_output_control_point_count 31
dcl_output_control_point_count 32
dcl_output_control_point_count 33
dcl_output_control_point_count 34
dcl_output_control_point_count 35
dcl_output_control_point_count 36
dcl_output_control_point_count 37
dcl_output_control_point_count 38
dcl_output_control_point_count 39
dcl_output_control_point_count 40
dcl_output_control_point_count 41
dcl_output_control_point_count 42
dcl_output_control_point_count 43
dcl_output_control_point_count 44
dcl_output_control_point_count 45
dcl_output_control_point_count 46
dcl_output_control_point_count 47
dcl_output_control_point_count 48
dcl_output_control_point_count 49
dcl_output_control_point_count 50
dcl_output_control_point_count 51
dcl_output_control_point_count 52
dcl_output_control_point_count 53
dcl_output_control_point_count 54
dcl_output_control_point_count 55
dcl_output_control_point_count 56
dcl_output_control_point_count 57
dcl_output_control_point_count 58
dcl_output_control_point_count 59
dcl_output_control_point_count 60
dcl_output_control_point_count 61
dcl_output_control_point_count 62
dcl_output_control_point_count 63
dcl_output_control_point_count 1
dcl_output_control_point_count 2
dcl_output_control_point_count 4
dcl_output_control_point_count 8
dcl_output_control_point_count 16
dcl_output_control_point_count 32
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 0
dcl_output_control_point_count 63
dcl_output_control_point_count_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 0
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain ???
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain domain_quad
dcl_tessellator_domain domain_isoline
dcl_tessellator_domain domain_tri
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain ???
dcl_tessellator_domain domain_quad
dcl_tessellator_domain_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_odd
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning partitioning_integer
dcl_tessellator_partitioning partitioning_pow2
dcl_tessellator_partitioning partitioning_fractional_even
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning ???
dcl_tessellator_partitioning_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) ???
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_cw
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive output_point
dcl_tessellator_output_primitive output_line
dcl_tessellator_output_primitive output_triangle_ccw
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive
dcl_tessellator_output_primitive_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(-1.#QNAN0)
dcl_hs_max_tessfactor l(0.000000)
dcl_hs_max_tessfactor_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) l(0.000000)
dcl_hs_fork_phase_instance_count 0
dcl_hs_fork_phase_instance_count 1
dcl_hs_fork_phase_instance_count 2
dcl_hs_fork_phase_instance_count 3
dcl_hs_fork_phase_instance_count 4
dcl_hs_fork_phase_instance_count 5
dcl_hs_fork_phase_instance_count 6
dcl_hs_fork_phase_instance_count 7
dcl_hs_fork_phase_instance_count 8
dcl_hs_fork_phase_instance_count 9
dcl_hs_fork_phase_instance_count 10
dcl_hs_fork_phase_instance_count 11
dcl_hs_fork_phase_instance_count 12
dcl_hs_fork_phase_instance_count 13
dcl_hs_fork_phase_instance_count 14
dcl_hs_fork_phase_instance_count 15
dcl_hs_fork_phase_instance_count 16
dcl_hs_fork_phase_instance_count 17
dcl_hs_fork_phase_instance_count 18
dcl_hs_fork_phase_instance_count 19
dcl_hs_fork_phase_instance_count 20
dcl_hs_fork_phase_instance_count 21
dcl_hs_fork_phase_instance_count 22
dcl_hs_fork_phase_instance_count 23
dcl_hs_fork_phase_instance_count 24
dcl_hs_fork_phase_instance_count 25
dcl_hs_fork_phase_instance_count 26
dcl_hs_fork_phase_instance_count 27
dcl_hs_fork_phase_instance_count 28
dcl_hs_fork_phase_instance_count 29
dcl_hs_fork_phase_instance_count 30
dcl_hs_fork_phase_instance_count 31
dcl_hs_fork_phase_instance_count 32
dcl_hs_fork_phase_instance_count 33
dcl_hs_fork_phase_instance_count 34
dcl_hs_fork_phase_instance_count 35
dcl_hs_fork_phase_instance_count 36
dcl_hs_fork_phase_instance_count 37
dcl_hs_fork_phase_instance_count 38
dcl_hs_fork_phase_instance_count 39
dcl_hs_fork_phase_instance_count 40
dcl_hs_fork_phase_instance_count 41
dcl_hs_fork_phase_instance_count 42
dcl_hs_fork_phase_instance_count 43
dcl_hs_fork_phase_instance_count 44
dcl_hs_fork_phase_instance_count 45
dcl_hs_fork_phase_instance_count 46
dcl_hs_fork_phase_instance_count 47
dcl_hs_fork_phase_instance_count 48
dcl_hs_fork_phase_instance_count 49
dcl_hs_fork_phase_instance_count 50
dcl_hs_fork_phase_instance_count 51
dcl_hs_fork_phase_instance_count 52
dcl_hs_fork_phase_instance_count 53
dcl_hs_fork_phase_instance_count 54
dcl_hs_fork_phase_instance_count 55
dcl_hs_fork_phase_instance_count 56
dcl_hs_fork_phase_instance_count 57
dcl_hs_fork_phase_instance_count 58
dcl_hs_fork_phase_instance_count 59
dcl_hs_fork_phase_instance_count 60
dcl_hs_fork_phase_instance_count 61
dcl_hs_fork_phase_instance_count 62
dcl_hs_fork_phase_instance_count 63
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count -16
dcl_hs_fork_phase_instance_count 65537
dcl_hs_fork_phase_instance_count_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2
dcl_hs_join_phase_instance_count 0
dcl_hs_join_phase_instance_count 1
dcl_hs_join_phase_instance_count 2
dcl_hs_join_phase_instance_count 3
dcl_hs_join_phase_instance_count 4
dcl_hs_join_phase_instance_count 5
dcl_hs_join_phase_instance_count 6
dcl_hs_join_phase_instance_count 7
dcl_hs_join_phase_instance_count 8
dcl_hs_join_phase_instance_count 9
dcl_hs_join_phase_instance_count 10
dcl_hs_join_phase_instance_count 11
dcl_hs_join_phase_instance_count 12
dcl_hs_join_phase_instance_count 13
dcl_hs_join_phase_instance_count 14
dcl_hs_join_phase_instance_count 15
dcl_hs_join_phase_instance_count 16
dcl_hs_join_phase_instance_count 17
dcl_hs_join_phase_instance_count 18
dcl_hs_join_phase_instance_count 19
dcl_hs_join_phase_instance_count 20
dcl_hs_join_phase_instance_count 21
dcl_hs_join_phase_instance_count 22
dcl_hs_join_phase_instance_count 23
dcl_hs_join_phase_instance_count 24
dcl_hs_join_phase_instance_count 25
dcl_hs_join_phase_instance_count 26
dcl_hs_join_phase_instance_count 27
dcl_hs_join_phase_instance_count 28
dcl_hs_join_phase_instance_count 29
dcl_hs_join_phase_instance_count 30
dcl_hs_join_phase_instance_count 31
dcl_hs_join_phase_instance_count 32
dcl_hs_join_phase_instance_count 33
dcl_hs_join_phase_instance_count 34
dcl_hs_join_phase_instance_count 35
dcl_hs_join_phase_instance_count 36
dcl_hs_join_phase_instance_count 37
dcl_hs_join_phase_instance_count 38
dcl_hs_join_phase_instance_count 39
dcl_hs_join_phase_instance_count 40
dcl_hs_join_phase_instance_count 41
dcl_hs_join_phase_instance_count 42
dcl_hs_join_phase_instance_count 43
dcl_hs_join_phase_instance_count 44
dcl_hs_join_phase_instance_count 45
dcl_hs_join_phase_instance_count 46
dcl_hs_join_phase_instance_count 47
dcl_hs_join_phase_instance_count 48
dcl_hs_join_phase_instance_count 49
dcl_hs_join_phase_instance_count 50
dcl_hs_join_phase_instance_count 51
dcl_hs_join_phase_instance_count 52
dcl_hs_join_phase_instance_count 53
dcl_hs_join_phase_instance_count 54
dcl_hs_join_phase_instance_count 55
dcl_hs_join_phase_instance_count 56
dcl_hs_join_phase_instance_count 57
dcl_hs_join_phase_instance_count 58
dcl_hs_join_phase_instance_count 59
dcl_hs_join_phase_instance_count 60
dcl_hs_join_phase_instance_count 61
dcl_hs_join_phase_instance_count 62
dcl_hs_join_phase_instance_count 63
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count -16
dcl_hs_join_phase_instance_count 65537
dcl_hs_join_phase_instance_count_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2
dcl_thread_group 0, 0, 0
dcl_thread_group 1, 1, 1
dcl_thread_group 2, 2, 2
dcl_thread_group 3, 3, 3
dcl_thread_group 4, 4, 4
dcl_thread_group 5, 5, 5
dcl_thread_group 6, 6, 6
dcl_thread_group 7, 7, 7
dcl_thread_group 8, 8, 8
dcl_thread_group 9, 9, 9
dcl_thread_group 10, 10, 10
dcl_thread_group 11, 11, 11
dcl_thread_group 12, 12, 12
dcl_thread_group 13, 13, 13
dcl_thread_group 14, 14, 14
dcl_thread_group 15, 15, 15
dcl_thread_group 16, 16, 16
dcl_thread_group 17, 17, 17
dcl_thread_group 18, 18, 18
dcl_thread_group 19, 19, 19
dcl_thread_group 20, 20, 20
dcl_thread_group 21, 21, 21
dcl_thread_group 22, 22, 22
dcl_thread_group 23, 23, 23
dcl_thread_group 24, 24, 24
dcl_thread_group 25, 25, 25
dcl_thread_group 26, 26, 26
dcl_thread_group 27, 27, 27
dcl_thread_group 28, 28, 28
dcl_thread_group 29, 29, 29
dcl_thread_group 30, 30, 30
dcl_thread_group 31, 31, 31
dcl_thread_group 32, 32, 32
dcl_thread_group 33, 33, 33
dcl_thread_group 34, 34, 34
dcl_thread_group 35, 35, 35
dcl_thread_group 36, 36, 36
dcl_thread_group 37, 37, 37
dcl_thread_group 38, 38, 38
dcl_thread_group 39, 39, 39
dcl_thread_group 40, 40, 40
dcl_thread_group 41, 41, 41
dcl_thread_group 42, 42, 42
dcl_thread_group 43, 43, 43
dcl_thread_group 44, 44, 44
dcl_thread_group 45, 45, 45
dcl_thread_group 46, 46, 46
dcl_thread_group 47, 47, 47
dcl_thread_group 48, 48, 48
dcl_thread_group 49, 49, 49
dcl_thread_group 50, 50, 50
dcl_thread_group 51, 51, 51
dcl_thread_group 52, 52, 52
dcl_thread_group 53, 53, 53
dcl_thread_group 54, 54, 54
dcl_thread_group 55, 55, 55
dcl_thread_group 56, 56, 56
dcl_thread_group 57, 57, 57
dcl_thread_group 58, 58, 58
dcl_thread_group 59, 59, 59
dcl_thread_group 60, 60, 60
dcl_thread_group 61, 61, 61
dcl_thread_group 62, 62, 62
dcl_thread_group 63, 63, 63
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 4294967280, 4294967280, 4294967280
dcl_thread_group 65537, 65537, 65537
dcl_thread_group_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2, 2, 2
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_buffer (unorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture1d (snorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2d (sint,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2dms (uint,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture3d (float,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texturecube (mixed,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture1darray (double,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2darray (<continued>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2dmsarray (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texturecubearray (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_raw_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_structured_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (unorm,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (snorm,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (sint,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (uint,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (float,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (mixed,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (double,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<continued>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unused>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,unorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_buffer_glc (unorm,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture1d_glc (snorm,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2d_glc (sint,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2dms_glc (uint,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture3d_glc (float,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texturecube_glc (mixed,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture1darray_glc (double,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2darray_glc (<continued>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2dmsarray_glc (<unused>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texturecubearray_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_raw_buffer_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_structured_buffer_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,snorm,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (unorm,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (snorm,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (sint,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (uint,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (float,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (mixed,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (double,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<continued>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unused>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,sint,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_buffer (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture1d (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2dms (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_texture2darray (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_rov (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension> (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_opc (<unknown resource return type>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_<unknown dimension>_glc_opc_rov (unorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_typed_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float)_<unknown dimension> (snorm,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw_glc r1.xyz
dcl_uav_raw_rov r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw r1.xyz
dcl_uav_raw_opc r1.xyz
dcl_uav_raw_glc_opc_rov r1.xyz
dcl_uav_raw_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz
dcl_uav_structured r1.xyz, 0
dcl_uav_structured r1.xyz, 1
dcl_uav_structured r1.xyz, 2
dcl_uav_structured r1.xyz, 3
dcl_uav_structured r1.xyz, 4
dcl_uav_structured r1.xyz, 5
dcl_uav_structured r1.xyz, 6
dcl_uav_structured r1.xyz, 7
dcl_uav_structured r1.xyz, 8
dcl_uav_structured r1.xyz, 9
dcl_uav_structured r1.xyz, 10
dcl_uav_structured r1.xyz, 11
dcl_uav_structured r1.xyz, 12
dcl_uav_structured r1.xyz, 13
dcl_uav_structured r1.xyz, 14
dcl_uav_structured r1.xyz, 15
dcl_uav_structured r1.xyz, 16
dcl_uav_structured r1.xyz, 17
dcl_uav_structured r1.xyz, 18
dcl_uav_structured r1.xyz, 19
dcl_uav_structured r1.xyz, 20
dcl_uav_structured r1.xyz, 21
dcl_uav_structured r1.xyz, 22
dcl_uav_structured r1.xyz, 23
dcl_uav_structured r1.xyz, 24
dcl_uav_structured r1.xyz, 25
dcl_uav_structured r1.xyz, 26
dcl_uav_structured r1.xyz, 27
dcl_uav_structured r1.xyz, 28
dcl_uav_structured r1.xyz, 29
dcl_uav_structured r1.xyz, 30
dcl_uav_structured r1.xyz, 31
dcl_uav_structured_glc r1.xyz, 32
dcl_uav_structured_glc r1.xyz, 33
dcl_uav_structured_glc r1.xyz, 34
dcl_uav_structured_glc r1.xyz, 35
dcl_uav_structured_glc r1.xyz, 36
dcl_uav_structured_glc r1.xyz, 37
dcl_uav_structured_glc r1.xyz, 38
dcl_uav_structured_glc r1.xyz, 39
dcl_uav_structured_glc r1.xyz, 40
dcl_uav_structured_glc r1.xyz, 41
dcl_uav_structured_glc r1.xyz, 42
dcl_uav_structured_glc r1.xyz, 43
dcl_uav_structured_glc r1.xyz, 44
dcl_uav_structured_glc r1.xyz, 45
dcl_uav_structured_glc r1.xyz, 46
dcl_uav_structured_glc r1.xyz, 47
dcl_uav_structured_glc r1.xyz, 48
dcl_uav_structured_glc r1.xyz, 49
dcl_uav_structured_glc r1.xyz, 50
dcl_uav_structured_glc r1.xyz, 51
dcl_uav_structured_glc r1.xyz, 52
dcl_uav_structured_glc r1.xyz, 53
dcl_uav_structured_glc r1.xyz, 54
dcl_uav_structured_glc r1.xyz, 55
dcl_uav_structured_glc r1.xyz, 56
dcl_uav_structured_glc r1.xyz, 57
dcl_uav_structured_glc r1.xyz, 58
dcl_uav_structured_glc r1.xyz, 59
dcl_uav_structured_glc r1.xyz, 60
dcl_uav_structured_glc r1.xyz, 61
dcl_uav_structured_glc r1.xyz, 62
dcl_uav_structured_glc r1.xyz, 63
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured_glc r1.xyz, 4294967280
dcl_uav_structured_rov r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured r1.xyz, 4294967280
dcl_uav_structured_opc r1.xyz, 4294967280
dcl_uav_structured_glc_opc_rov r1.xyz, 65537
dcl_uav_structured_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, 2
dcl_tgsm_raw r1.xyz, 0
dcl_tgsm_raw r1.xyz, 1
dcl_tgsm_raw r1.xyz, 2
dcl_tgsm_raw r1.xyz, 3
dcl_tgsm_raw r1.xyz, 4
dcl_tgsm_raw r1.xyz, 5
dcl_tgsm_raw r1.xyz, 6
dcl_tgsm_raw r1.xyz, 7
dcl_tgsm_raw r1.xyz, 8
dcl_tgsm_raw r1.xyz, 9
dcl_tgsm_raw r1.xyz, 10
dcl_tgsm_raw r1.xyz, 11
dcl_tgsm_raw r1.xyz, 12
dcl_tgsm_raw r1.xyz, 13
dcl_tgsm_raw r1.xyz, 14
dcl_tgsm_raw r1.xyz, 15
dcl_tgsm_raw r1.xyz, 16
dcl_tgsm_raw r1.xyz, 17
dcl_tgsm_raw r1.xyz, 18
dcl_tgsm_raw r1.xyz, 19
dcl_tgsm_raw r1.xyz, 20
dcl_tgsm_raw r1.xyz, 21
dcl_tgsm_raw r1.xyz, 22
dcl_tgsm_raw r1.xyz, 23
dcl_tgsm_raw r1.xyz, 24
dcl_tgsm_raw r1.xyz, 25
dcl_tgsm_raw r1.xyz, 26
dcl_tgsm_raw r1.xyz, 27
dcl_tgsm_raw r1.xyz, 28
dcl_tgsm_raw r1.xyz, 29
dcl_tgsm_raw r1.xyz, 30
dcl_tgsm_raw r1.xyz, 31
dcl_tgsm_raw r1.xyz, 32
dcl_tgsm_raw r1.xyz, 33
dcl_tgsm_raw r1.xyz, 34
dcl_tgsm_raw r1.xyz, 35
dcl_tgsm_raw r1.xyz, 36
dcl_tgsm_raw r1.xyz, 37
dcl_tgsm_raw r1.xyz, 38
dcl_tgsm_raw r1.xyz, 39
dcl_tgsm_raw r1.xyz, 40
dcl_tgsm_raw r1.xyz, 41
dcl_tgsm_raw r1.xyz, 42
dcl_tgsm_raw r1.xyz, 43
dcl_tgsm_raw r1.xyz, 44
dcl_tgsm_raw r1.xyz, 45
dcl_tgsm_raw r1.xyz, 46
dcl_tgsm_raw r1.xyz, 47
dcl_tgsm_raw r1.xyz, 48
dcl_tgsm_raw r1.xyz, 49
dcl_tgsm_raw r1.xyz, 50
dcl_tgsm_raw r1.xyz, 51
dcl_tgsm_raw r1.xyz, 52
dcl_tgsm_raw r1.xyz, 53
dcl_tgsm_raw r1.xyz, 54
dcl_tgsm_raw r1.xyz, 55
dcl_tgsm_raw r1.xyz, 56
dcl_tgsm_raw r1.xyz, 57
dcl_tgsm_raw r1.xyz, 58
dcl_tgsm_raw r1.xyz, 59
dcl_tgsm_raw r1.xyz, 60
dcl_tgsm_raw r1.xyz, 61
dcl_tgsm_raw r1.xyz, 62
dcl_tgsm_raw r1.xyz, 63
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 4294967280
dcl_tgsm_raw r1.xyz, 65537
dcl_tgsm_raw_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, 2
dcl_tgsm_structured r1.xyz, 0, 0
dcl_tgsm_structured r1.xyz, 1, 1
dcl_tgsm_structured r1.xyz, 2, 2
dcl_tgsm_structured r1.xyz, 3, 3
dcl_tgsm_structured r1.xyz, 4, 4
dcl_tgsm_structured r1.xyz, 5, 5
dcl_tgsm_structured r1.xyz, 6, 6
dcl_tgsm_structured r1.xyz, 7, 7
dcl_tgsm_structured r1.xyz, 8, 8
dcl_tgsm_structured r1.xyz, 9, 9
dcl_tgsm_structured r1.xyz, 10, 10
dcl_tgsm_structured r1.xyz, 11, 11
dcl_tgsm_structured r1.xyz, 12, 12
dcl_tgsm_structured r1.xyz, 13, 13
dcl_tgsm_structured r1.xyz, 14, 14
dcl_tgsm_structured r1.xyz, 15, 15
dcl_tgsm_structured r1.xyz, 16, 16
dcl_tgsm_structured r1.xyz, 17, 17
dcl_tgsm_structured r1.xyz, 18, 18
dcl_tgsm_structured r1.xyz, 19, 19
dcl_tgsm_structured r1.xyz, 20, 20
dcl_tgsm_structured r1.xyz, 21, 21
dcl_tgsm_structured r1.xyz, 22, 22
dcl_tgsm_structured r1.xyz, 23, 23
dcl_tgsm_structured r1.xyz, 24, 24
dcl_tgsm_structured r1.xyz, 25, 25
dcl_tgsm_structured r1.xyz, 26, 26
dcl_tgsm_structured r1.xyz, 27, 27
dcl_tgsm_structured r1.xyz, 28, 28
dcl_tgsm_structured r1.xyz, 29, 29
dcl_tgsm_structured r1.xyz, 30, 30
dcl_tgsm_structured r1.xyz, 31, 31
dcl_tgsm_structured r1.xyz, 32, 32
dcl_tgsm_structured r1.xyz, 33, 33
dcl_tgsm_structured r1.xyz, 34, 34
dcl_tgsm_structured r1.xyz, 35, 35
dcl_tgsm_structured r1.xyz, 36, 36
dcl_tgsm_structured r1.xyz, 37, 37
dcl_tgsm_structured r1.xyz, 38, 38
dcl_tgsm_structured r1.xyz, 39, 39
dcl_tgsm_structured r1.xyz, 40, 40
dcl_tgsm_structured r1.xyz, 41, 41
dcl_tgsm_structured r1.xyz, 42, 42
dcl_tgsm_structured r1.xyz, 43, 43
dcl_tgsm_structured r1.xyz, 44, 44
dcl_tgsm_structured r1.xyz, 45, 45
dcl_tgsm_structured r1.xyz, 46, 46
dcl_tgsm_structured r1.xyz, 47, 47
dcl_tgsm_structured r1.xyz, 48, 48
dcl_tgsm_structured r1.xyz, 49, 49
dcl_tgsm_structured r1.xyz, 50, 50
dcl_tgsm_structured r1.xyz, 51, 51
dcl_tgsm_structured r1.xyz, 52, 52
dcl_tgsm_structured r1.xyz, 53, 53
dcl_tgsm_structured r1.xyz, 54, 54
dcl_tgsm_structured r1.xyz, 55, 55
dcl_tgsm_structured r1.xyz, 56, 56
dcl_tgsm_structured r1.xyz, 57, 57
dcl_tgsm_structured r1.xyz, 58, 58
dcl_tgsm_structured r1.xyz, 59, 59
dcl_tgsm_structured r1.xyz, 60, 60
dcl_tgsm_structured r1.xyz, 61, 61
dcl_tgsm_structured r1.xyz, 62, 62
dcl_tgsm_structured r1.xyz, 63, 63
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 4294967280, 4294967280
dcl_tgsm_structured r1.xyz, 65537, 65537
dcl_tgsm_structured_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, 2, 2
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw r1.xyz
dcl_resource_raw_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz
dcl_resource_structured r1.xyz, 0
dcl_resource_structured r1.xyz, 1
dcl_resource_structured r1.xyz, 2
dcl_resource_structured r1.xyz, 3
dcl_resource_structured r1.xyz, 4
dcl_resource_structured r1.xyz, 5
dcl_resource_structured r1.xyz, 6
dcl_resource_structured r1.xyz, 7
dcl_resource_structured r1.xyz, 8
dcl_resource_structured r1.xyz, 9
dcl_resource_structured r1.xyz, 10
dcl_resource_structured r1.xyz, 11
dcl_resource_structured r1.xyz, 12
dcl_resource_structured r1.xyz, 13
dcl_resource_structured r1.xyz, 14
dcl_resource_structured r1.xyz, 15
dcl_resource_structured r1.xyz, 16
dcl_resource_structured r1.xyz, 17
dcl_resource_structured r1.xyz, 18
dcl_resource_structured r1.xyz, 19
dcl_resource_structured r1.xyz, 20
dcl_resource_structured r1.xyz, 21
dcl_resource_structured r1.xyz, 22
dcl_resource_structured r1.xyz, 23
dcl_resource_structured r1.xyz, 24
dcl_resource_structured r1.xyz, 25
dcl_resource_structured r1.xyz, 26
dcl_resource_structured r1.xyz, 27
dcl_resource_structured r1.xyz, 28
dcl_resource_structured r1.xyz, 29
dcl_resource_structured r1.xyz, 30
dcl_resource_structured r1.xyz, 31
dcl_resource_structured r1.xyz, 32
dcl_resource_structured r1.xyz, 33
dcl_resource_structured r1.xyz, 34
dcl_resource_structured r1.xyz, 35
dcl_resource_structured r1.xyz, 36
dcl_resource_structured r1.xyz, 37
dcl_resource_structured r1.xyz, 38
dcl_resource_structured r1.xyz, 39
dcl_resource_structured r1.xyz, 40
dcl_resource_structured r1.xyz, 41
dcl_resource_structured r1.xyz, 42
dcl_resource_structured r1.xyz, 43
dcl_resource_structured r1.xyz, 44
dcl_resource_structured r1.xyz, 45
dcl_resource_structured r1.xyz, 46
dcl_resource_structured r1.xyz, 47
dcl_resource_structured r1.xyz, 48
dcl_resource_structured r1.xyz, 49
dcl_resource_structured r1.xyz, 50
dcl_resource_structured r1.xyz, 51
dcl_resource_structured r1.xyz, 52
dcl_resource_structured r1.xyz, 53
dcl_resource_structured r1.xyz, 54
dcl_resource_structured r1.xyz, 55
dcl_resource_structured r1.xyz, 56
dcl_resource_structured r1.xyz, 57
dcl_resource_structured r1.xyz, 58
dcl_resource_structured r1.xyz, 59
dcl_resource_structured r1.xyz, 60
dcl_resource_structured r1.xyz, 61
dcl_resource_structured r1.xyz, 62
dcl_resource_structured r1.xyz, 63
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 4294967280
dcl_resource_structured r1.xyz, 65537
dcl_resource_structured_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) r1.xyz, 2
dcl_gsinstances 0
dcl_gsinstances 1
dcl_gsinstances 2
dcl_gsinstances 3
dcl_gsinstances 4
dcl_gsinstances 5
dcl_gsinstances 6
dcl_gsinstances 7
dcl_gsinstances 8
dcl_gsinstances 9
dcl_gsinstances 10
dcl_gsinstances 11
dcl_gsinstances 12
dcl_gsinstances 13
dcl_gsinstances 14
dcl_gsinstances 15
dcl_gsinstances 16
dcl_gsinstances 17
dcl_gsinstances 18
dcl_gsinstances 19
dcl_gsinstances 20
dcl_gsinstances 21
dcl_gsinstances 22
dcl_gsinstances 23
dcl_gsinstances 24
dcl_gsinstances 25
dcl_gsinstances 26
dcl_gsinstances 27
dcl_gsinstances 28
dcl_gsinstances 29
dcl_gsinstances 30
dcl_gsinstances 31
dcl_gsinstances 32
dcl_gsinstances 33
dcl_gsinstances 34
dcl_gsinstances 35
dcl_gsinstances 36
dcl_gsinstances 37
dcl_gsinstances 38
dcl_gsinstances 39
dcl_gsinstances 40
dcl_gsinstances 41
dcl_gsinstances 42
dcl_gsinstances 43
dcl_gsinstances 44
dcl_gsinstances 45
dcl_gsinstances 46
dcl_gsinstances 47
dcl_gsinstances 48
dcl_gsinstances 49
dcl_gsinstances 50
dcl_gsinstances 51
dcl_gsinstances 52
dcl_gsinstances 53
dcl_gsinstances 54
dcl_gsinstances 55
dcl_gsinstances 56
dcl_gsinstances 57
dcl_gsinstances 58
dcl_gsinstances 59
dcl_gsinstances 60
dcl_gsinstances 61
dcl_gsinstances 62
dcl_gsinstances 63
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 4294967280
dcl_gsinstances 65537
dcl_gsinstances_aoffimmi_indexable(-1,7,-8)(texture2d)(float,float,float,float) 2
ret 
