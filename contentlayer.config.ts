import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { loadPageSource } from './src/content/read-page-files-with-includes';
import { buildPage, type PageSource } from './src/content/build-page-metadata';
import engines from 'gray-matter/lib/engines.js';
import { disableCodeInFrontMatter, keepBodyEmpty } from './src/content/contentlayer-internals';
import { toDigester } from './src/content/reuse-documents';
import { failForAll, type ReadResult } from './src/lib/user-errors-and-mistakes';
import { toPageVersion } from './src/site/versions';
import { getSiteVariables } from './src/site/get-site';
import { buildHome } from './src/content/home-front-matter';

const root = 'content';
const variables = getSiteVariables();
const toDigest = toDigester(variables);

type Reader<T> = (source: PageSource) => Promise<ReadResult<T | undefined>> | ReadResult<T | undefined>;

/** Builds the document of a file. The next build reuses the document if its digest is still the same. */
async function build<T extends object>(path: string, read: Reader<T>) {
  const source = loadPageSource(root, path);
  const { value, mistakes } = await read({ ...source, root, path, variables, findVersion: toPageVersion });
  if (!value || mistakes.length > 0) return failForAll(mistakes);
  return { ...value, digest: await toDigest(source.text) };
}

disableCodeInFrontMatter(engines);

// The documents have no declared fields, because Contentlayer starts several fibers for each one, which takes a third of its time.
// `build` reads the front matter with our schema, and rejects what does not match.
const Home = defineDocumentType(() => ({
  name: 'Home',
  filePathPattern: '{index.md,locales/*/index.md}',
  computedFields: {
    home: { type: 'json', resolve: ({ _raw }) => build(_raw.sourceFilePath, buildHome) },
  },
}));

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.md',
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
  onExtraFieldData: 'ignore',
  disableImportAliasWarning: true,
});
