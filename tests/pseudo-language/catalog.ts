import { readFileSync, writeFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type * as en from '@/messages/en';
import * as plural from '@/messages/plural';
import { toPseudoText, type PseudoLanguage } from './text';

const folder = 'src/messages';
const original = 'en';

/** Writes the catalogs of a pseudo-language into a copy of the project. */
export function writePseudoCatalog(project: string, code: PseudoLanguage): void {
  for (const place of [folder, `${folder}/payload`, `${folder}/request`])
    writeFileSync(`${project}/${place}/${code}.ts`, toPseudoModule(`${place}/${original}.ts`, code));
}

/** Returns the texts of a pseudo-language: those of the modules that `writePseudoCatalog` writes. */
export function loadPseudoCatalog(code: PseudoLanguage): typeof en {
  const load = (file: string): object => {
    const { outputText } = ts.transpileModule(toPseudoModule(file, code), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    });
    const exported = {};
    const require = (name: string) =>
      name.endsWith('plural') ? plural : load(`${folder}/${name.split('/').at(-2)}/${original}.ts`);
    compileFunction(outputText, ['exports', 'require'])(exported, require);
    return exported;
  };
  return load(`${folder}/${original}.ts`) as typeof en;
}

/** Converts a module of English texts to a module of a pseudo-language with the same exports. */
function toPseudoModule(file: string, code: PseudoLanguage): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const pieces: string[] = [];
  let end = 0;
  const replace = (node: ts.Node, text: string) => {
    pieces.push(source.text.slice(end, node.getStart()), text);
    end = node.end;
  };
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (ts.isExportDeclaration(node)) replace(node, node.getText().replace(`/${original}'`, `/${code}'`));
    else if (ts.isCallExpression(node) && node.expression.getText() === 'toPlural') replace(node, toPlural(node, code));
    else if (isText(node)) replace(node, toPseudoLiteral(node, code));
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return pieces.join('') + source.text.slice(end);
}

/** Literals and the text around placeholders. */
function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

/** Types, imports, comparisons, and names of properties contain strings that readers do not see. */
function isCode(node: ts.Node): boolean {
  const isComparison = ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || isComparison || isName;
}

/** Leaves escape sequences as they are. */
function toPseudoLiteral(node: ts.Node, code: PseudoLanguage): string {
  return node
    .getText()
    .split(/(\\.)/)
    .map((piece, index) => (index % 2 === 1 ? piece : toPseudoText(piece, code)))
    .join('');
}

/**
 * Gives a plural the forms of the language. Forms that English lacks end in the name of their category. Those for none and two
 * do not contain the number, as in many languages.
 */
function toPlural(call: ts.CallExpression, code: PseudoLanguage): string {
  const [, count, list] = call.arguments;
  if (!count || !list || !ts.isObjectLiteralExpression(list)) throw new Error(`not a plural: ${call.getText()}`);
  const given = new Map(
    list.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), initializer.getText()]),
  );
  const other = given.get('other') ?? '';
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const forms = pluralCategories.map((category) => {
    const added = other.replace(/'$/, ` ${category}'`);
    const form = given.get(category) ?? (/zero|two/.test(category) ? added.replace('# ', '') : added);
    return `${category}: ${toPseudoText(form, code)}`;
  });
  return `toPlural('${code}', ${count.getText()}, { ${forms.join(', ')} })`;
}
