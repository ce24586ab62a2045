import { createRequire } from 'node:module';
import type ts from 'typescript';

/** Loads the TypeScript compiler on demand, because loading takes 0.8 s. */
export function loadTypeScript(): typeof ts {
  return createRequire(import.meta.url)('typescript') as typeof ts;
}

/** Returns the version of the TypeScript compiler without loading it. */
export function getTypeScriptVersion(): string {
  return (createRequire(import.meta.url)('typescript/package.json') as { version: string }).version;
}
