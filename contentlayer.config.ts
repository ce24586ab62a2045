import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { buildHome, buildPage } from './src/docs/build-page';
import { disableCodeInFrontMatter, homeFieldDefs, keepBodyEmpty, pageFieldDefs } from './src/docs/contentlayer';
import { siteConfig } from './src/site.config';

const root = 'content';
const { one, many, title } = siteConfig.product;
const variables = { product: one, products: many, Product: title };

disableCodeInFrontMatter();

const Home = defineDocumentType(() => ({
  name: 'Home',
  filePathPattern: 'index.md',
  fields: homeFieldDefs,
  computedFields: {
    home: { type: 'json', resolve: ({ _raw }) => buildHome(root, _raw.sourceFilePath, variables) },
  },
}));

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.md',
  fields: pageFieldDefs,
  computedFields: {
    page: { type: 'json', resolve: ({ _raw }) => buildPage(root, _raw.sourceFilePath, variables) },
  },
}));

export default makeSource({
  contentDirPath: root,
  // What a folder says of itself as a category is read with the sidebars.
  contentDirExclude: ['**/_category_.{yml,yaml,json}'],
  documentTypes: [Home, Page],
  markdown: keepBodyEmpty,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
