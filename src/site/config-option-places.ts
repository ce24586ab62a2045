import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';
import { collect, type Place, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { loadTypeScript } from '@/lib/load-typescript';

/** The file of the configuration, relative to the root of the project. */
export const configFile = 'src/site.config.ts';

/** An option of a file with a configuration, such as `['navbar', 'items', 2]`. */
export interface Option {
  /** By default, the file of the configuration. */
  file?: string;
  path: readonly PropertyKey[];
}

/**
 * Runs an action that reads an option. With a list for `mistakes`, adds those of the action to it, at the place of the option, and
 * returns undefined.
 */
export function collectAt<T>(option: Option, action: () => T, mistakes?: PlacedMistake[]): T | undefined {
  if (!mistakes) return action();
  const found: PlacedMistake[] = [];
  const file = option.file ?? configFile;
  const result = collect(action, found, { file });
  if (found.length === 0) return result;
  // Finding the place takes time, so only a mistake has one.
  const place = findOption(option);
  const isHere = (mistake: PlacedMistake) => mistake.place.file === file && mistake.place.line === undefined;
  mistakes.push(...found.map((mistake) => (isHere(mistake) ? { ...mistake, place } : mistake)));
  return undefined;
}

/** Finds the place of an option, or of the nearest one around it that the file writes out. */
export function findOption({ file = configFile, path }: Option): Place {
  if (!existsSync(file)) return { file };
  const compiler = loadTypeScript();
  const text = readFileSync(file, 'utf8');
  const source = file.endsWith('.json')
    ? compiler.parseJsonText(file, text)
    : compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true);
  let node: ts.Node | undefined = findRoot(compiler, source);
  let found: ts.Node = node ?? source;
  for (const key of path) {
    node = node && findChild(compiler, toValue(compiler, node, source), key);
    found = node ?? found;
  }
  const { line, character } = source.getLineAndCharacterOfPosition(found.getStart(source));
  return { file, line: line + 1, column: character + 1 };
}

/** Formats the path of an option: `['navbar', 'items', 2]` becomes `navbar.items[2]`. */
export function toOptionPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns the value of a JSON file, or that of the last exported constant. */
function findRoot(compiler: typeof ts, source: ts.SourceFile): ts.Node | undefined {
  const [first] = source.statements;
  if (first && compiler.isExpressionStatement(first)) return first.expression;
  const exported = source.statements
    .filter(compiler.isVariableStatement)
    .filter(({ modifiers = [] }) => modifiers.length > 0);
  return exported.at(-1)?.declarationList.declarations[0];
}

/** Returns the value of a declaration or property. A name refers to a constant of the file. */
function toValue(compiler: typeof ts, node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (compiler.isVariableDeclaration(node) || compiler.isPropertyAssignment(node))
    return node.initializer && toValue(compiler, node.initializer, source);
  if (compiler.isAsExpression(node) || compiler.isSatisfiesExpression(node) || compiler.isParenthesizedExpression(node))
    return toValue(compiler, node.expression, source);
  const name = compiler.isShorthandPropertyAssignment(node) ? node.name : node;
  if (!compiler.isIdentifier(name)) return node;
  const declarations = source.statements
    .filter(compiler.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const declaration = declarations.find((one) => compiler.isIdentifier(one.name) && one.name.text === name.text);
  return declaration && toValue(compiler, declaration, source);
}

function findChild(compiler: typeof ts, node: ts.Node | undefined, key: PropertyKey): ts.Node | undefined {
  if (!node) return undefined;
  if (compiler.isArrayLiteralExpression(node)) {
    const before = node.elements.slice(0, Number(key) + 1);
    // After a spread, the number of an element is unknown.
    return before.some(compiler.isSpreadElement) ? undefined : node.elements[Number(key)];
  }
  if (!compiler.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(({ name }) => name && 'text' in name && name.text === String(key));
}
