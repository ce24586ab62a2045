import type ts from 'typescript';
import { fail } from '@/lib/user-errors-and-mistakes';
import { loadTypeScript } from '@/lib/load-typescript';
import type { Move } from './move-page-in-links';
import { toId } from './version-language-id-and-slug';

/** The options whose value is the id of a page, and those whose value is a list of such ids. */
const idKeys = new Set(['docId', 'mainDocId', 'credentials', 'glossary']);
const idLists = new Set(['items', 'draftIds']);

/** Changes the id and the path of a page in the text of the configuration, and adds a redirect if its path changes. */
export function moveInConfig(text: string, { from, to, oldPath, newPath }: Move, file: string): string {
  const compiler = loadTypeScript();
  const texts = findTexts(compiler, compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true));
  if (oldPath !== newPath && texts.some((node) => node.text === newPath && findNames(compiler, node)[0] === 'from'))
    fail(`redirects: ${newPath} is redirected, but the page would be there`, {
      place: { file },
      fix: 'Remove the redirect first.',
    });
  const moved = texts.reduceRight((all, node) => {
    const [path = '', rest = ''] = node.text.split(/(?=[?#])(.*)/s);
    const isPath = path === oldPath && findNames(compiler, node)[0] !== 'baseUrl';
    const isId = node.text === toId(from) && isPageId(compiler, node);
    if (!isPath && !isId) return all;
    const [start, end] = [node.getStart() + 1, node.getEnd() - 1];
    return all.slice(0, start) + (isId ? toId(to) : newPath + rest) + all.slice(end);
  }, text);
  return oldPath === newPath ? moved : addRedirect(moved, `{ from: '${oldPath}', to: '${newPath}' }`, file);
}

/** Finds all texts in quotation marks, in their order. */
function findTexts(compiler: typeof ts, node: ts.Node): ts.StringLiteralLike[] {
  if (compiler.isStringLiteralLike(node)) return [node];
  const found: ts.StringLiteralLike[] = [];
  compiler.forEachChild(node, (child) => void found.push(...findTexts(compiler, child)));
  return found;
}

/** Returns true if the option that contains a text expects the id of a page. */
function isPageId(compiler: typeof ts, node: ts.StringLiteralLike): boolean {
  const [name = '', outer = '', next = ''] = findNames(compiler, node);
  if (name === 'id') return /\btype: *['"]doc['"]/.test(node.parent.parent.getText());
  if (!compiler.isArrayLiteralExpression(node.parent))
    return idKeys.has(name) || (outer === 'guides' && next === 'api');
  return idLists.has(name) || outer === 'sidebars' || outer === '';
}

/** Returns the names of the options or constants that contain a text, from the innermost one. */
function findNames(compiler: typeof ts, node: ts.Node): string[] {
  const names: string[] = [];
  for (let around = node.parent; !compiler.isSourceFile(around); around = around.parent)
    if (compiler.isPropertyAssignment(around) || compiler.isVariableDeclaration(around))
      names.push('text' in around.name ? around.name.text : around.name.getText());
  return names;
}

function addRedirect(text: string, redirect: string, file: string): string {
  const [start] = /^ {2}redirects: \[/m.exec(text) ?? /^export const siteConfig.*= \{$/m.exec(text) ?? [];
  if (start === undefined)
    fail('the configuration has no place for a redirect', {
      place: { file },
      fix: `Add redirects: [${redirect}] to it, and move the page again.`,
    });
  return text.replace(start, () =>
    start.endsWith('[') ? `${start}${redirect}, ` : `${start}\n  redirects: [${redirect}],`,
  );
}
