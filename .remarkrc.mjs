import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import remarkFrontmatter from 'remark-frontmatter';
import { LineCounter, parseDocument } from 'yaml';

const schema = new URL('.vscode/front-matter.schema.json', import.meta.url);

/**
 * Checks the front matter of a page against its JSON Schema. The extension `unifiedjs.vscode-remark` shows the messages while a
 * writer types; builds and `npm run check:content` do not read this file.
 */
function remarkFrontMatter() {
  const ajv = new Ajv({ allErrors: true, strict: false });
  formats.default(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  return (tree, file) => {
    const [first] = tree.children;
    // The home page has different keys, and documents of the project have none.
    if (first?.type !== 'yaml' || !/(?:^|[\\/])content[\\/](?!index\.md$)/.test(file.path ?? '')) return;
    const counter = new LineCounter();
    const document = parseDocument(first.value, { lineCounter: counter });
    const report = (message, offset) => {
      const { line, col } = counter.linePos(offset);
      file.message(message, { line: line + first.position.start.line, column: col });
    };
    for (const { message, pos } of document.errors) report(message, pos[0]);
    if (document.errors.length > 0 || validate(document.toJS() ?? {})) return;
    for (const { instancePath, message = '', params } of validate.errors ?? []) {
      const key = params.additionalProperty ?? instancePath.split('/')[1];
      const item = document.contents?.items?.find((pair) => String(pair.key) === key);
      report(
        key === undefined ? message : `${key} ${params.additionalProperty ? 'is not a key' : message}`,
        item?.key.range[0] ?? 0,
      );
    }
  };
}

export default { plugins: [remarkFrontmatter, remarkFrontMatter] };
