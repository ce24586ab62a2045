import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { buildHome, buildPage, type PageSource } from './src/docs/build-page';
import { disableCodeInFrontMatter, homeFieldDefs, keepBodyEmpty, pageFieldDefs } from './src/docs/contentlayer';
import { toDigester } from './src/docs/documents';
import { toPageVersion } from './src/site/versions';
import { getVariables } from './src/site/site';

const root = 'content';
const variables = getVariables();
const toDigest = toDigester(variables);

/** What a file says, with the digest by which the next build knows whether it still holds. */
async function build<T extends object>(path: string, toFields: (source: PageSource) => Promise<T> | T) {
  const text = readFileSync(join(root, path), 'utf8');
  const fields = await toFields({ root, path, text, variables, findVersion: toPageVersion });
  return { ...fields, digest: await toDigest(text) };
}

disableCodeInFrontMatter();

const Home = defineDocumentType(() => ({
  name: 'Home',
  filePathPattern: '{index.md,locales/*/index.md}',
  fields: homeFieldDefs,
  computedFields: {
    home: { type: 'json', resolve: ({ _raw }) => build(_raw.sourceFilePath, buildHome) },
  },
}));

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.md',
  fields: pageFieldDefs,
  computedFields: {
    page: { type: 'json', resolve: ({ _raw }) => build(_raw.sourceFilePath, buildPage) },
  },
}));

export default makeSource({
  contentDirPath: root,
  // What a folder says of itself as a category is read with the sidebars, as are those that were kept when a version was cut.
  contentDirExclude: ['**/_category_.{yml,yaml,json}', 'versions/*/sidebars.json'],
  documentTypes: [Home, Page],
  markdown: keepBodyEmpty,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
