/* dxc's disassembler over very many inputs that all come from one file: some 700 a second, where a job of dxct.c takes a
   file each. Made for cargo xtask fuzz-oracle; oracle.py's `many --dxc` is the way to call it.

     manydxc.exe IN OUT [SKIP [checked]]      the first SKIP inputs of IN are passed over

   IN    FLAGS LENGTH bytes, again and again: a word that says nothing (many.c has flags there), and the input
   OUT   STATUS LENGTH bytes, in the same order: an HRESULT, and the listing (empty where STATUS has its highest bit set)

   Inputs lie in front of memory that may not be touched, so that reading behind one is a fault, not chance. The calls are
   made in a thread of its own. A thread that faults is left as it is, with all that it holds; its exception code is the
   answer (c0000005, ...), and another thread goes on. What it locked may let a later call hang, so that the process ends
   after FAULTS of them with status 6. A call that takes longer than PATIENCE is answered with e0000003, and ends the process
   with status 5. Whoever runs it looks how many answers there are and runs it again with that number as SKIP.

   `checked` asks twice, with other contents of the memory that is asked for: e0000001 where the answers differ. */
#define COBJMACROS
#define INITGUID
#define UNUSED __attribute__((unused))
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "dxc.h"

enum { VARIES = 0xe0000001, HANGS = 0xe0000003 };
enum { PATIENCE = 3000, FAULTS = 200 }; /* milliseconds; threads */

typedef struct { DWORD status, size; char *text; } Answer; /* text is malloc'ed, or 0 */

static CreateInstance create;
static FILE *out;

/* What the DLL says of debug information goes nowhere. */
static HMODULE load_silently(void)
{
    HANDLE ours = GetStdHandle(STD_ERROR_HANDLE);
    SECURITY_ATTRIBUTES inherit = {sizeof inherit, 0, 1};
    SetStdHandle(STD_ERROR_HANDLE, CreateFileA("NUL", GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &inherit, OPEN_EXISTING, 0, 0));
    HMODULE dll = LoadLibraryA("dxcompiler.dll");
    SetStdHandle(STD_ERROR_HANDLE, ours);
    return dll;
}

/* ---- the thread that calls ---- */

static HANDLE asked, answered, worker;
static DWORD worker_id;
static volatile LONG faulted;
static const BYTE *input;
static SIZE_T input_size;
static Answer answer;

static LONG WINAPI on_fault(EXCEPTION_POINTERS *x)
{
    if (GetCurrentThreadId() != worker_id) return EXCEPTION_EXECUTE_HANDLER;
    answer = (Answer){x->ExceptionRecord->ExceptionCode, 0, 0};
    faulted = 1;
    SetEvent(answered);
    for (;;) Sleep(INFINITE);
}

static Answer disassemble(IDxcCompiler3 *compiler)
{
    DxcBuffer object = {input, input_size, 0};
    Answer a = {0, 0, 0};
    IDxcResult *r = 0;
    IDxcBlobUtf8 *text = 0;
    HRESULT hr = CALL(compiler, Disassemble, &object, &IID_IDxcResult, (void **)&r), status = hr;
    if (r && SUCCEEDED(hr)) CALL(r, GetStatus, &status);
    if (r && SUCCEEDED(status) && SUCCEEDED(CALL(r, GetOutput, OUT_DISASSEMBLY, &IID_IDxcBlobUtf8, (void **)&text, 0)) && text) {
        a.size = CALL(text, GetStringLength);
        if (!(a.text = malloc(a.size + 1))) exit(4);
        memcpy(a.text, CALL(text, GetStringPointer), a.size);
    }
    RELEASE(text);
    RELEASE(r);
    a.status = status;
    return a;
}

static DWORD WINAPI work(void *unused)
{
    IDxcCompiler3 *compiler = 0;
    ULONG guarantee = 1 << 16;
    (void)unused;
    SetThreadStackGuarantee(&guarantee);
    if (FAILED(create(&CLSID_DxcCompiler, &IID_IDxcCompiler3, (void **)&compiler))) exit(2);
    for (;;) {
        WaitForSingleObject(asked, INFINITE);
        answer = disassemble(compiler);
        SetEvent(answered);
    }
}

static void hire(void)
{
    if (worker) CloseHandle(worker);
    faulted = 0;
    worker = CreateThread(0, 1 << 20, work, 0, 0, &worker_id);
    if (!worker) exit(4);
}

static void put_answer(Answer a)
{
    DWORD size = a.status & 0x80000000 ? 0 : a.size;
    fwrite(&a.status, 4, 1, out);
    fwrite(&size, 4, 1, out);
    fwrite(a.text ? a.text : "", 1, size, out);
    fflush(out); /* what is written outlives a process that ends in the next call */
    free(a.text);
}

static Answer ask(void)
{
    static int faults;
    SetEvent(asked);
    if (WaitForSingleObject(answered, PATIENCE) != WAIT_OBJECT_0) {
        put_answer((Answer){HANGS, 0, 0});
        TerminateProcess(GetCurrentProcess(), 5);
    }
    if (faulted) {
        if (++faults == FAULTS) {
            put_answer(answer);
            TerminateProcess(GetCurrentProcess(), 6);
        }
        hire();
    }
    return answer;
}

/* ---- the surroundings of an input ---- */

/* What the DLL finds in memory that it asked for. */
static BYTE soil;

static LPVOID WINAPI soiled_alloc(HANDLE heap, DWORD flags, SIZE_T size)
{
    BYTE *block = HeapAlloc(heap, flags, size);
    if (block && !(flags & HEAP_ZERO_MEMORY)) memset(block, soil, size);
    return block;
}

/* Lets the DLL call soiled_alloc where it imports HeapAlloc. */
static int hook(BYTE *dll)
{
    IMAGE_NT_HEADERS *pe = (void *)(dll + ((IMAGE_DOS_HEADER *)dll)->e_lfanew);
    DWORD imports = pe->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT].VirtualAddress;
    IMAGE_IMPORT_DESCRIPTOR *d = (void *)(dll + imports);
    for (; d->Name; d++) {
        IMAGE_THUNK_DATA *name = (void *)(dll + d->OriginalFirstThunk), *place = (void *)(dll + d->FirstThunk);
        for (; name->u1.AddressOfData; name++, place++) {
            DWORD old;
            if (IMAGE_SNAP_BY_ORDINAL(name->u1.Ordinal)) continue;
            if (strcmp((char *)((IMAGE_IMPORT_BY_NAME *)(dll + name->u1.AddressOfData))->Name, "HeapAlloc")) continue;
            if (!VirtualProtect(place, sizeof *place, PAGE_READWRITE, &old)) return 0;
            place->u1.Function = (ULONG_PTR)soiled_alloc;
            return VirtualProtect(place, sizeof *place, old, &old);
        }
    }
    return 0;
}

/* Memory of this size that ends where 8 GiB begin that may not be touched: no offset of 32 bits leads over them. */
static BYTE *at_the_edge(DWORD size)
{
    enum { MOST = 1 << 26 };
    const SIZE_T guard = (SIZE_T)8 << 30;
    static BYTE *room;
    SIZE_T need = ((SIZE_T)size + 0xfff) & ~(SIZE_T)0xfff;
    static SIZE_T have;
    if (!room && !(room = VirtualAlloc(0, MOST + guard, MEM_RESERVE, PAGE_NOACCESS))) exit(4);
    if (need > MOST) exit(4);
    if (need > have && !VirtualAlloc(room + MOST - need, need, MEM_COMMIT, PAGE_READWRITE)) exit(4);
    if (need > have) have = need;
    return room + MOST - size;
}

static int same(const Answer *a, const Answer *b)
{
    return a->status == b->status && a->size == b->size && (!a->size || !memcmp(a->text, b->text, a->size));
}

int main(int argc, char **argv)
{
    HMODULE dll = load_silently();
    FILE *in = argc > 2 ? fopen(argv[1], "rb") : 0;
    int skip = argc > 3 ? atoi(argv[3]) : 0, checked = argc > 4;
    DWORD head[2]; /* nothing, length */
    if (!dll || !(create = (void *)GetProcAddress(dll, "DxcCreateInstance"))) {
        fprintf(stderr, "dxcompiler.dll: error %lu\n", GetLastError());
        return 2;
    }
    if (!in || !(out = fopen(argv[2], "wb"))) {
        fprintf(stderr, "manydxc.exe IN OUT [SKIP [checked]]\n");
        return 2;
    }
    if (checked && !hook((BYTE *)dll)) {
        fprintf(stderr, "dxcompiler.dll does not import HeapAlloc\n");
        return 2;
    }
    SetUnhandledExceptionFilter(on_fault);
    asked = CreateEventA(0, 0, 0, 0);
    answered = CreateEventA(0, 0, 0, 0);
    hire();
    while (fread(head, 4, 2, in) == 2) {
        if (skip-- > 0) { fseek(in, head[1], SEEK_CUR); continue; }
        BYTE *room = at_the_edge(head[1]);
        Answer a;
        if (fread(room, 1, head[1], in) != head[1]) return 4;
        input = room;
        input_size = head[1];
        soil = 0;
        a = ask();
        if (checked && SUCCEEDED(a.status)) {
            Answer b;
            soil = 0xa5;
            b = ask();
            if (!same(&a, &b)) a.status = VARIES;
            free(b.text);
        }
        put_answer(a);
    }
    fclose(out);
    TerminateProcess(GetCurrentProcess(), 0);
    return 0;
}
