import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';
import { readCached, removeUnused, writeCached } from '@/lib/cache';
import { collect, fail, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { toDigest } from '@/lib/hash-values-and-project-code';
import { getTypeScriptVersion, loadTypeScript } from '@/lib/load-typescript';
import { toOffer } from '@/lib/nearest-names';

/** The file with the declarations of the SDK, relative to the root of the project. */
export const sdkFile = 'content/sdk/index.d.ts';

const cache = 'sdk-declarations';
const parser = 'src/content/sdk-declarations.ts';

/** One row of a table: a parameter or an output field of a component. */
export interface SdkMember {
  name: string;
  /** As written in the declarations: `string[]`. */
  type: string;
  required: boolean;
  /** As written after `@default`, with its quotation marks. */
  default?: string;
  /** Markdown, one sentence or two. */
  description: string;
}

/** The declarations of an SDK that tables show. */
export interface SdkDeclarations {
  classes: string[];
  /** How a class is called: `new Kafka(id: string)`. */
  signatures: Record<string, string>;
  /** The rows of each interface by name, or the mistakes in the interface. */
  interfaces: Record<string, SdkMember[] | { mistakes: PlacedMistake[] }>;
}

/** Returns how a class is called: `new Postgres(id: string)`. */
export function getSdkSignature(name: string, file = sdkFile): string {
  const { signatures } = loadDeclarations(file);
  const signature = Object.hasOwn(signatures, name) ? signatures[name] : undefined;
  return (
    signature ??
    fail(`no SDK class "${name}" has a constructor`, { fix: toOffer(name, Object.keys(signatures), 'Classes') })
  );
}

interface Loaded {
  key: string;
  declarations: SdkDeclarations;
}

// The cache compares the text, not the modification time: an edit takes effect at once, and many tables share one parse.
let loaded: Loaded | undefined;

/** Loads the declarations of a file. Those of the project are cached. */
export function loadDeclarations(file: string): SdkDeclarations {
  if (!existsSync(file))
    return fail(`${file} does not exist, which declares the components of the SDK`, { fix: 'Create it.' });
  const text = readFileSync(file, 'utf8');
  const isCached = file === sdkFile && existsSync(parser);
  const key = toDigest([file, text, isCached ? [readFileSync(parser, 'utf8'), getTypeScriptVersion()] : []]);
  if (loaded?.key === key) return loaded.declarations;
  const known = isCached ? readCached(cache, key) : undefined;
  const declarations = known === undefined ? parseDeclarations(text, file) : (JSON.parse(known) as SdkDeclarations);
  if (isCached && known === undefined) {
    writeCached(cache, key, JSON.stringify(declarations));
    removeUnused(cache);
  }
  loaded = { key, declarations };
  return declarations;
}

/** Parses declarations with the TypeScript compiler. */
export function parseDeclarations(text: string, file: string): SdkDeclarations {
  const compiler = loadTypeScript();
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true);
  const interfaces = source.statements.filter(compiler.isInterfaceDeclaration);
  const classes = source.statements.filter(compiler.isClassDeclaration);
  return {
    classes: classes.map(({ name }) => name?.text ?? ''),
    signatures: Object.fromEntries(classes.flatMap((found) => toSignature(compiler, found, source))),
    interfaces: Object.fromEntries(interfaces.map((found) => [found.name.text, toRows(compiler, found, source)])),
  };
}

/** Returns the name of a class and its constructor on one line. A class without a constructor of its own has none. */
function toSignature(
  compiler: typeof ts,
  { name, members }: ts.ClassDeclaration,
  source: ts.SourceFile,
): [name: string, signature: string][] {
  const constructor = members.find(compiler.isConstructorDeclaration);
  if (name === undefined || constructor === undefined) return [];
  const parameters = constructor.parameters.map((parameter) => parameter.getText(source).replaceAll(/\s+/g, ' '));
  return [[name.text, `new ${name.text}(${parameters.join(', ')})`]];
}

function toRows(
  compiler: typeof ts,
  { members }: ts.InterfaceDeclaration,
  source: ts.SourceFile,
): SdkDeclarations['interfaces'][string] {
  const mistakes: PlacedMistake[] = [];
  const rows = members
    .filter(compiler.isPropertySignature)
    .flatMap((member) => collect(() => toMember(compiler, member, source), mistakes, { file: source.fileName }) ?? []);
  return mistakes.length > 0 ? { mistakes } : rows;
}

function toMember(compiler: typeof ts, member: ts.PropertySignature, source: ts.SourceFile): SdkMember {
  const start = source.getLineAndCharacterOfPosition(member.getStart(source));
  const name = member.name.getText(source);
  const comment = compiler.getJSDocCommentsAndTags(member).find(compiler.isJSDoc);
  const description = compiler.getTextOfJSDocComment(comment?.comment)?.trim();
  if (!description || !member.type) {
    return fail(`"${name}" has no ${member.type ? 'description' : 'type'}`, {
      place: { file: source.fileName, line: start.line + 1, column: start.character + 1 },
      fix: 'Each parameter and output field needs a type and a sentence above it.',
    });
  }
  const tag = compiler.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  const fallback = compiler.getTextOfJSDocComment(tag?.comment)?.trim();
  return {
    name,
    type: member.type.getText(source),
    required: !member.questionToken,
    ...(fallback ? { default: fallback } : {}),
    description,
  };
}
