import { join } from 'node:path';
import ts from 'typescript';

/** Returns the errors of TypeScript in a module of a project. */
export function getTypeErrors(root: string, file: string): string[] {
  const program = ts.createProgram([join(root, file)], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2020.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
