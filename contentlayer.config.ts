import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { buildHome, buildPage } from './src/docs/build-page';
import { disableCodeInFrontMatter, homeFieldDefs, keepBodyEmpty, pageFieldDefs } from './src/docs/contentlayer';
import { toDigester } from './src/docs/documents';
import { toPageVersion } from './src/site/versions';
import { getVariables } from './src/site/site';

const root = 'content';
const variables = getVariables();
const toDigest = toDigester(variables);

disableCodeInFrontMatter();

const Home = defineDocumentType(() => ({
  name: 'Home',
  filePathPattern: '{index.md,locales/*/index.md}',
  fields: homeFieldDefs,
  computedFields: {
    digest: { type: 'string', resolve: ({ _raw }) => toDigest(_raw.sourceFilePath) },
    home: { type: 'json', resolve: ({ _raw }) => buildHome(root, _raw.sourceFilePath, variables) },
  },
}));

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.md',
  fields: pageFieldDefs,
  computedFields: {
    digest: { type: 'string', resolve: ({ _raw }) => toDigest(_raw.sourceFilePath) },
    page: { type: 'json', resolve: ({ _raw }) => buildPage(root, _raw.sourceFilePath, variables, toPageVersion) },
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
