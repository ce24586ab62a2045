import { readFileSync } from 'node:fs';
import { closest } from 'fastest-levenshtein';
import ts from 'typescript';
import { fail } from '@/lib/fail';

/** The declarations that the tables are made from, from the project's root. */
export const SDK_FILE = 'content/sdk/index.d.ts';

/** One row of a table: a parameter or an output field of a component. */
export interface SdkField {
  name: string;
  /** As written in the declarations: `string[]`. */
  type: string;
  required: boolean;
  /** As written after `@default`, with its quotation marks. */
  default?: string;
  /** Markdown, one sentence or two. */
  description: string;
}

export type SdkTableKind = 'parameters' | 'outputs';

const SUFFIX: Record<SdkTableKind, string> = { parameters: 'Parameters', outputs: 'Outputs' };

/** The parameters or output fields of a component class such as `Postgres`, in the order of the declarations. */
export function getSdkTable(component: string, kind: SdkTableKind, file = SDK_FILE): SdkField[] {
  const source = loadDeclarations(file);
  const wanted = `${component}${SUFFIX[kind]}`;
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === wanted,
  );
  if (!found) return failUnknown(component, kind, source, file);
  return found.members.filter(ts.isPropertySignature).map((member) => toField(member, source));
}

/** The names of the component classes that have a table, in the order of the declarations. */
export function getSdkComponents(file = SDK_FILE): string[] {
  return getComponentNames(loadDeclarations(file), 'parameters');
}

// The text is compared and not the time, so that an edit shows at once while many tables parse once.
let parsed: ts.SourceFile | undefined;

function loadDeclarations(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  if (parsed?.fileName !== file || parsed.text !== text) {
    parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  }
  return parsed;
}

function getComponentNames(source: ts.SourceFile, kind: SdkTableKind): string[] {
  const interfaces = new Set(source.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text));
  return source.statements
    .filter(ts.isClassDeclaration)
    .map((statement) => statement.name?.text ?? '')
    .filter((name) => interfaces.has(`${name}${SUFFIX[kind]}`));
}

function failUnknown(component: string, kind: SdkTableKind, source: ts.SourceFile, file: string): never {
  const names = getComponentNames(source, kind);
  const nearest = names.length > 0 ? closest(component, names) : undefined;
  return fail(`no ${kind} of an SDK component "${component}"`, {
    place: { file },
    fix: nearest ? `Did you mean "${nearest}"? Known are ${names.join(', ')}.` : 'The file declares no component.',
  });
}

function toField(member: ts.PropertySignature, source: ts.SourceFile): SdkField {
  const place = source.getLineAndCharacterOfPosition(member.getStart(source));
  const name = member.name.getText(source);
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc);
  const description = ts.getTextOfJSDocComment(comment?.comment)?.trim();
  if (!description || !member.type) {
    return fail(`"${name}" has no ${member.type ? 'description' : 'type'}`, {
      place: { file: source.fileName, line: place.line + 1, column: place.character + 1 },
      fix: 'Each parameter and output field needs a type and a sentence above it.',
    });
  }
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  const fallback = ts.getTextOfJSDocComment(tag?.comment)?.trim();
  return {
    name,
    type: member.type.getText(source),
    required: !member.questionToken,
    ...(fallback ? { default: fallback } : {}),
    description,
  };
}
