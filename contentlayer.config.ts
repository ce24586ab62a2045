import { defineDocumentType, makeSource, type FieldDefs } from 'contentlayer2/source-files';
import { loadPageSource } from './src/content/check';
import { buildHome, buildPage, type PageSource } from './src/content/build-page';
import engines from 'gray-matter/lib/engines.js';
import { disableCodeInFrontMatter, keepBodyEmpty } from './src/content/contentlayer';
import { toDigester } from './src/content/documents';
import { homeFields, pageFields } from './src/content/front-matter';
import type { Read } from './src/content/read-fields';
import { failForAll } from './src/lib/fail';
import { toPageVersion } from './src/site/versions';
import { getVariables } from './src/site/site';

const root = 'content';
const variables = getVariables();
const toDigest = toDigester(variables);

type Reader<T> = (source: PageSource) => Promise<Read<T | undefined>> | Read<T | undefined>;

/** Builds the document of a file. The next build reuses the document if its digest is still the same. */
async function build<T extends object>(path: string, read: Reader<T>) {
  const source = loadPageSource(root, path);
  const { value, mistakes } = await read({ ...source, root, path, variables, findVersion: toPageVersion });
  if (!value) return failForAll(mistakes);
  return { ...value, digest: await toDigest(source.text) };
}

/** Converts a schema to field definitions of Contentlayer. The types are all `json`, because the schema checks the values. */
function toFieldDefs({ shape }: typeof homeFields | typeof pageFields): FieldDefs {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      { type: 'json', required: !field.safeParse(undefined).success },
    ]),
  );
}

disableCodeInFrontMatter(engines);

const Home = defineDocumentType(() => ({
  name: 'Home',
  filePathPattern: '{index.md,locales/*/index.md}',
  fields: toFieldDefs(homeFields),
  computedFields: {
    home: { type: 'json', resolve: ({ _raw }) => build(_raw.sourceFilePath, buildHome) },
  },
}));

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.md',
  fields: toFieldDefs(pageFields),
  computedFields: {
    page: { type: 'json', resolve: ({ _raw }) => build(_raw.sourceFilePath, buildPage) },
  },
}));

export default makeSource({
  contentDirPath: root,
  // These files are not pages: the metadata of folders and the archived sidebars of versions, from which the sidebars are built,
  // the files that pages include, and the synonyms of the search.
  contentDirExclude: ['**/_*.md', '**/_category_.{yml,yaml,json}', 'versions/*/sidebars.json', 'search-synonyms.yaml'],
  documentTypes: [Home, Page],
  markdown: keepBodyEmpty,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
