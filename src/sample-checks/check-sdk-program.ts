import { resolve } from 'node:path';
import type ts from 'typescript';
import { sdkFile } from '@/content/sdk-declarations';
import { loadTypeScript } from '@/lib/load-typescript';
import { type Block, toProblem } from './code-blocks-and-offsets';
import type { SampleProblem } from './problem';

function toOptions({
  ScriptTarget,
  ModuleKind,
  ModuleResolutionKind,
  ModuleDetectionKind,
}: typeof ts): ts.CompilerOptions {
  return {
    target: ScriptTarget.ES2023,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    // Each sample is a separate module, so that two samples may declare the same names.
    moduleDetection: ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
  };
}

/** Parsed declarations of packages. They do not change while `npm run dev` runs, which checks samples after each edit. */
const installed = new Map<string, ts.SourceFile>();

/**
 * Returns a function that returns the compiler errors of one of these blocks tagged `sdk`, and those of the SDK declarations, which
 * stand for the package `sdk`. One program checks all blocks.
 */
export function getSdkProblems(
  blocks: Block[],
  sdk: string | undefined,
  root = process.cwd(),
): (block: Block) => SampleProblem[] {
  if (blocks.length === 0) return () => [];
  const toName = (block: Block) => resolve(root, `${block.file}.${block.line}.ts`);
  const samples = new Map(blocks.map((block) => [toName(block), block]));
  const declarations = resolve(root, sdkFile);
  const compiler = loadTypeScript();
  const options = { ...toOptions(compiler), paths: sdk === undefined ? {} : { [sdk]: [declarations] } };
  const host = createHost(compiler, samples, options, root);
  const program = compiler.createProgram([...samples.keys(), declarations], options, host);
  // If the declarations have errors, for example without the generated types, every name in a sample would be valid.
  const ofDeclarations = getDiagnostics(program, declarations).map(({ file, start, messageText }) => {
    const place = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0, character: 0 };
    return { file: sdkFile, line: place.line + 1, column: place.character + 1, message: toText(messageText) };
  });
  return (block) => {
    const own = getDiagnostics(program, toName(block));
    return [
      ...ofDeclarations,
      ...own.map(({ start, messageText }) => toProblem(block, start ?? 0, toText(messageText))),
    ];
  };
}

function createHost(
  compiler: typeof ts,
  samples: Map<string, Block>,
  options: ts.CompilerOptions,
  root: string,
): ts.CompilerHost {
  const host = compiler.createCompilerHost(options);
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (name) => samples.has(name) || host.fileExists(name),
    readFile: (name) => samples.get(name)?.code ?? host.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const block = samples.get(name);
      if (block) return compiler.createSourceFile(name, block.code, target);
      const file = installed.get(name) ?? host.getSourceFile(name, target, ...rest);
      if (file && name.includes('/node_modules/')) installed.set(name, file);
      return file;
    },
  };
}

function getDiagnostics(program: ts.Program, name: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

function toText(message: string | ts.DiagnosticMessageChain): string {
  // The last message of a chain names the wrong property. The first one only reports that there is one.
  if (typeof message === 'string') return message;
  const last = message.next?.at(-1);
  return last ? toText(last) : message.messageText;
}
