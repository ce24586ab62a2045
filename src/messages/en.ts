/**
 * All texts of the interface, in English. Each text is an export, so that a browser bundle contains only the texts that
 * it uses. The module of another language has the same exports.
 */

import { toPlural } from './plural';

// Redirects
export const pageMoved = 'This page has moved';

// Shell
export const skipToContent = 'Skip to main content';
export const mainNavigation = 'Main';
export const docsSidebar = 'Docs sidebar';
export const breadcrumbs = 'Breadcrumbs';
export const homePage = 'Home page';
export const docsPages = 'Docs pages';
export const previous = 'Previous';
export const next = 'Next';
export const onThisPage = 'On this page';
export const toggleNavigation = 'Toggle navigation bar';
export const closeNavigation = 'Close navigation bar';
export const backToMainMenu = '← Back to main menu';
export const opensInNewTab = '(opens in a new tab)';
export const toggleCategory = (label: string) => `Pages in ${label}`;
export const moreAbove = (count: number) => `${count} more above`;
export const moreBelow = (count: number) => `${count} more below`;
export const pageCount = (count: number) => toPlural('en', count, { one: '# page', other: '# pages' });
export const switchTheme = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
export const themeTitle = (mode: string) => `${mode === 'dark' ? 'Dark' : 'Light'} mode`;
export const footer = 'Footer';
export const close = 'Close';
export const collapseSidebar = 'Collapse sidebar';
export const expandSidebar = 'Expand sidebar';
export const backToTop = 'Scroll back to top';
export const offline = 'You are offline. Try the link again when you are back online.';
export const pageNotLoaded = 'The page could not be loaded, even after a reload.';
export const draftTitle = 'Draft page';
export const draftText = 'This page is a draft. The published site does not have it.';
export const unlistedTitle = 'Unlisted page';
export const unlistedText = 'This page is unlisted. Only people with the link can find it.';

// Keyboard shortcuts
export const shortcuts = 'Keyboard shortcuts';
export const shortcutGroups = {
  anywhere: {
    title: 'Anywhere',
    actions: ['Search', 'Search, even from an input field', 'Show these shortcuts', 'Close a dialog or a menu'],
  },
  search: {
    title: 'In the search',
    actions: ['Move through the results', 'First and last result', 'Open the result', 'Open it in a new tab'],
  },
  operations: {
    title: 'In the filter of operations',
    actions: ['Move through the list', 'Go to the first match', 'Clear the filter'],
  },
  tabs: { title: 'On tabs', actions: ['Previous and next tab', 'First and last tab'] },
};
export const shortcutsSingle = 'Use single-character shortcuts';
export const shortcutsSingleText = 'Turn them off if speech input or accidental key presses trigger / and ?.';
export const shortcutsFailed = 'The list of shortcuts could not be loaded.';

// Versions and languages
export const versions = 'Versions';
export const languages = 'Languages';
export const versionBadge = (label: string) => `Version: ${label}`;
export const versionUnreleased = (site: string, label: string) =>
  `This is unreleased documentation for ${site}, version ${label}.`;
export const versionUnmaintained = (site: string, label: string) =>
  `This is documentation for ${site}, version ${label}, which is no longer maintained.`;
export const versionLatest = (label: string) => `Read the latest version (${label})`;
export const otherVersions = 'This page in other versions';
export const untranslatedTitle = (language: string) => `Not yet translated into ${language}`;
export const untranslatedText = (language: string) => `This page is shown in ${language}.`;

// Print
export const printSection = 'Print this section';
export const printTag = 'Print these operations';
export const printApi = 'Everything on one page';
export const printApiByTag = 'Everything by tag';
export const printView = 'print view';
export const printTitle = (title: string) => `${title} on one page`;
export const printHint = 'Everything is expanded for printing or saving as a PDF.';
export const printHintPlain = 'Everything except the examples is expanded for printing or saving as a PDF.';
export const printBack = (title: string) => `Back to ${title}`;
export const print = 'Print';

// Search
export const search = 'Search';
export const searchSchemas = 'Schemas';
/** A search term that also finds all fields with a limited length or size. */
export const searchLimit = 'limit';
export const searchServicePage = (title: string) => `${title} API`;
export const searchAreas = { api: 'API reference', pages: 'Pages' };
export const searchLabel = 'Search the documentation';
export const searchPlaceholder = 'Search pages, operations, properties';
export const searchResults = 'Search results';
export const searchGroups = {
  page: 'Pages',
  operation: 'Operations',
  field: 'Properties',
  value: 'Values',
  schema: 'Schemas',
  response: 'Responses',
};
export const searchKinds = 'Show';
export const searchAll = 'All';
export const searchService = 'Service';
export const searchAllServices = 'All services';
/** Words such as `deprecated` and `beta`. */
export const searchMark = 'Mark';
export const searchAllMarks = 'All marks';
export const searchShowAll = (count: number, group: string) => `Show all ${count} results in ${group}`;
export const searchMorePlaces = (count: number) =>
  toPlural('en', count, { one: 'and # more place', other: 'and # more places' });
export const searchCount = (count: number, query: string) =>
  `${toPlural('en', count, { one: '# result', other: '# results' })} for ${query}`;
export const searchNothing = (query: string) => `Nothing found for “${query}”`;
export const searchNearest = 'Did you mean';
export const searchNothingFilters = 'Filters are active. Clear them to see more results.';
export const searchClearFilters = 'Clear filters';
export const searchNothingText = 'Try fewer words, part of a property name, or a path.';
export const searchAlphabet = 'A–Z index';
export const searchLoading = 'Loading the index…';
export const searchFailed = 'Search could not be loaded.';
export const searchFailedText = 'Check your connection and try again, or browse the A–Z index.';
export const searchFallback = 'Algolia is not responding. These results come from the site’s own index.';
export const searchClose = 'Close search';
export const searchFavorite = 'Save this search';
export const searchFavorites = 'Saved searches';
export const searchRecent = 'Recent searches';
export const searchClearRecent = 'Clear recent searches';
export const searchInsights = 'Let Algolia record which results I open';
export const searchStart = 'Start here';
export const searchApis = 'APIs';
export const searchKeys = { move: 'to move', open: 'to open', tab: 'to open in a new tab', close: 'to close' };
export const alphabetTitle = 'A–Z index';
export const alphabetDescription =
  'Pages, operations, schemas, properties, and parameters by name, with links to where each appears.';
export const alphabetLetters = 'Letters';
export const alphabetKinds = {
  page: 'page',
  operation: 'operation',
  schema: 'schema',
  field: 'property',
  parameter: 'parameter',
};

// What changed between the releases of the APIs
const toChangeCount = (count: number) => toPlural('en', count, { one: '# change', other: '# changes' });
export const changelog = {
  title: 'API changes',
  description: 'What changed in each release of the APIs, what breaks, and what is new.',
  keywords: ['changelog', 'release notes', 'breaking changes', 'what is new', 'migration', 'upgrade'],
  intro: 'Breaking changes come first: after them, correct clients fail unless they are adapted.',
  titleOf: (service: string) => `${service}: changes`,
  descriptionOf: (service: string) => `What changed in each release of ${service}, what breaks, and what is new.`,
  /** Before the links to the changes of single services. */
  services: 'Changes of one service:',
  all: 'Changes of all services',
  feed: 'Atom feed',
  since: (release: string) => `After ${release}`,
  unreleased: 'not released',
  columns: ['Version', 'Changes'],
  none: 'no changes',
  nothing: 'Nothing differs.',
  noneSince: (release: string) => `Nothing has changed since ${release}.`,
  count: (all: number, breaking: number) =>
    breaking === 0 ? toChangeCount(all) : `${toChangeCount(all)}, ${breaking} breaking`,
  words: (count: number) => toPlural('en', count, { one: '# change of words', other: '# changes of words' }),
  classes: {
    breaking: 'Breaking changes',
    risky: 'Changes that may break clients',
    safe: 'Compatible changes',
    words: 'Changes of words',
  },
  wholeApi: 'The API',
  usedBy: (operations: string) => `used by ${operations}`,
  others: (count: number) => toPlural('en', count, { one: '# other operation', other: '# other operations' }),
  directions: { request: 'In requests.', response: 'In responses.', both: 'In requests and responses.' },
  asItWas: (release: string) => `as it was in ${release}`,
  /** Names several items. */
  and: (first: string[], last: string) => `${first.join(', ')}${first.length > 1 ? ',' : ''} and ${last}`,
};
export const compareVersions = {
  title: 'Compare versions',
  description: 'What changed between any two versions of an API.',
  keywords: ['difference between versions', 'compare releases', 'upgrade over several versions'],
  intro: 'Select the version that you use, and the one that you want to use.',
  columns: ['From', 'To'],
  now: 'now',
  titleOf: (service: string, from: string, to: string) => `${service}: from ${from} to ${to}`,
  descriptionOf: (service: string, from: string, to: string) => `What changed in ${service} between ${from} and ${to}.`,
};

/** What an old URL was about. A release is a version or a day; what has changed after the last one is not released. */
export const removedItem = {
  removed: {
    version: (name: string, release: string) => `${name} was removed in ${release}.`,
    day: (name: string, release: string) => `${name} was removed on ${release}.`,
    unreleased: (name: string, release: string) => `${name} was removed after ${release}.`,
  },
  renamed: {
    version: (name: string, release: string) => `${name} was renamed in ${release}.`,
    day: (name: string, release: string) => `${name} was renamed on ${release}.`,
    unreleased: (name: string, release: string) => `${name} was renamed after ${release}.`,
  },
  change: 'See the change',
  now: (name: string) => `Now: ${name}`,
  instead: (name: string) => `Use instead: ${name}`,
};

export const changesOfApi = 'Changes';
export const newAfter = (release: string) => `new after ${release}`;
export const changedIn = (version: string) => `changed in ${version}`;
export const changedOn = (day: string) => `changed on ${day}`;
export const changedAfter = (release: string) => `changed after ${release}`;
export const deprecatedAfter = (release: string) => `deprecated after ${release}`;

// What the site does with each field of OpenAPI
export const supportTitle = 'OpenAPI support';
export const supportDescription =
  'Which fields of OpenAPI 3.0, 3.1, and 3.2, which keywords of JSON Schema, and which extensions are shown, checked, or ignored.';
export const support = {
  keywords: ['supported fields', 'unsupported fields', 'supported keywords', 'OpenAPI versions', 'extensions', 'x-'],
  intro:
    'Use this page to find out where the site shows a field of an OpenAPI document, a keyword of JSON Schema, or an extension. A test builds two documents that differ only in the value of the field. The result names each place that differs:',
  versions:
    'Numbers in parentheses are the versions of OpenAPI to which a result applies. A result without numbers applies to 3.0, 3.1, and 3.2.',
  columns: ['Field', 'Result'],
  results: { page: 'Page', markdown: 'Markdown', samples: 'Samples', checked: 'Checked', ignored: 'Ignored' },
  meanings: {
    page: 'the page of the API',
    markdown: 'the Markdown files',
    samples: 'the request samples',
    checked: 'the build reports a wrong value',
    ignored: 'readers see no difference, for the reason that follows',
  },
  untested: 'Not tested',
  source: (title: string) => `${title} in the specification`,
};
/** What each extension that the site reads says. Tests compare the names with the code. */
export const supportExtensions: Record<string, string> = {
  'x-aliases':
    'The former names of an operation, a parameter, a property, or a component schema. Links with these names lead to it.',
  'x-assumed': 'Why something is assumed that the documented API does not say. It has the mark “assumed”.',
  'x-badges': 'Marks with texts and colors.',
  'x-code-samples': 'Has the same meaning as `x-codeSamples`.',
  'x-codeSamples': 'Samples of an operation, each with a language and a source.',
  'x-deprecated-since': 'The version or date since which something is deprecated.',
  'x-displayName': 'The display name of a tag.',
  'x-enum-descriptions': 'The meanings of the values of an enumeration, by value or in the order of the values.',
  'x-enum-names': 'Has the same meaning as `x-enum-varnames`.',
  'x-enum-varnames': 'The names of the values of an enumeration, by value or in the order of the values.',
  'x-enumDescriptions': 'Has the same meaning as `x-enum-descriptions`.',
  'x-enumNames': 'Has the same meaning as `x-enum-varnames`.',
  'x-internal': 'Removes an operation, a parameter, a schema, or anything else from everything that readers see.',
  'x-pages': 'The numbers of operations and links above which the pages of a service are divided.',
  'x-replaced-by': 'The `operationId` of the operation that replaces this one.',
  'x-scalar-stability': 'Has the same meaning as `x-stability`.',
  'x-secret': 'Whether a parameter or a value is secret. The form for a request masks a secret.',
  'x-since': 'The version or date since which something exists.',
  'x-stability': 'How stable something is: `stable`, `beta`, `alpha`, or `experimental`.',
  'x-sunset': 'The date until which something is available.',
  'x-tagGroups': 'Groups of tags.',
  'x-variable': 'The environment variable that samples contain instead of the value of a parameter.',
  'x-webhooks': 'Webhooks, as in the field `webhooks` of OpenAPI 3.1.',
};
/** Why readers see nothing of a field. */
export const supportReasons = {
  version: 'It says how the document is read.',
  dialect: 'All schemas are read in the dialect of OpenAPI.',
  comment: 'It is for authors.',
  onlyValue: 'It has only one possible value.',
};

// Not found and errors
export const notFoundTitle = 'Page Not Found';
export const notFoundText = 'There is no page at this URL.';
export const notFoundContact =
  'If a link brought you here, let the owner of the linking page know that the link is broken.';
export const notFoundNearest = 'Perhaps you were looking for';
export const notFoundStart = 'Good places to start';
export const missingSection = 'Nothing on this page has this address. It may have been renamed or removed.';
export const pageCrashed = 'This page crashed.';
export const pageError = 'Page Error';
export const tryAgain = 'Try again';
export const retry = 'Retry';
export const basePathTitle = 'This site did not load properly.';
export const basePathText = (path: string) =>
  `The base path is probably wrong: the site was built for ${path}${path === '/' ? ' (the default)' : ''}. The environment variable BASE_PATH sets it; see the README.`;
export const basePathAdvice = 'The site appears to be at';
export const basePathHere = 'the folder of this page';
export const insideEdition = 'Inside edition: it shows what is internal. Do not publish it.';

// Home
const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
export const services = (count: number) =>
  `${numerals[count] ?? count} ${count === 1 ? 'service' : 'services'}, one platform`;
/** The numbers of operations and webhooks. Omits zero webhooks, and zero operations if there are webhooks. */
export const operationCount = (operations: number, webhooks: number) =>
  [
    ...(operations > 0 || webhooks === 0
      ? [toPlural('en', operations, { one: '# operation', other: '# operations' })]
      : []),
    ...(webhooks > 0 ? [toPlural('en', webhooks, { one: '# webhook', other: '# webhooks' })] : []),
  ].join(', ');
export const request = 'Request';
export const response = 'Response';
/** Links the request on the home page to its operation. */
export const openInReference = 'Open in the reference';

// Schemas
export const untyped = 'untyped';
export const arrayOf = (items: string) => `array of ${items}`;
export const mapOf = (values: string) => `map of ${values}`;
export const tupleOf = (items: string[]) => `tuple of ${items.join(', ')}`;
export const orNull = (label: string) => `${label} or null`;
export const orLabel = (labels: string[]) => labels.join(' or ');
export const oneOfCount = (count: number) => `one of ${count}`;
export const variantTitle = (number: number) => `Option ${number}`;
export const requiresFields = (names: string[]) => `with ${names.join(', ')}`;
export const rangeOf = (range: string, unit: string) => (unit ? `${range} ${unit}` : range);
export const nonEmpty = 'non-empty';
export const unique = 'unique';
export const multipleOf = (step: string) => `multiple of ${step}`;
export const decimalPlaces = (count: number) => `decimal places <= ${count}`;
export const matches = (pattern: string) => `matches ${pattern}`;
export const encodedAs = (encoding: string) => `encoded as ${encoding}`;
export const contains = (range: string) => `contains ${range}`;
export const xmlName = (name: string) => `XML name: ${name}`;
export const xmlPrefix = (prefix: string) => `XML prefix: ${prefix}`;
export const xmlNamespace = (namespace: string) => `XML namespace: ${namespace}`;
export const xmlAttribute = 'XML attribute';
export const xmlWrapped = 'wrapped in an XML element';
export const xmlText = 'XML text';
export const xmlCdata = 'XML CDATA section';
export const xmlNone = 'no XML element';
export const noMoreItems = 'no additional items';
export const unresolvedReference = (reference: string) => `The reference ${reference} cannot be resolved.`;
export const selfReference = 'This schema refers only to itself.';
export const typeConflict = (types: string[]) =>
  `No value is valid: it would have to be ${types.join(' and ')} at the same time.`;
export const enumConflict = 'No value is valid: the lists of allowed values do not overlap.';
export const constConflict = 'No value is valid: two different constants are required.';
export const rangeConflict = (unit: string) =>
  `No value is valid: the bounds${unit ? ` on ${unit}` : ''} contradict each other.`;
export const unknownMapping = (value: string) => `The discriminator value ${value} matches no alternative.`;
export const tooManySchemas = 'This schema is truncated because the document contains too many schemas.';
export const requiredAlone = 'Required but not defined.';

// Operations
export const serializationStyle = (style: string) => `style: ${style}`;
export const exploded = 'exploded';
export const notExploded = 'not exploded';
export const reservedAllowed = 'reserved characters allowed';
export const entireQuery = 'the entire query string';
export const emptyAllowed = 'may be empty';
export const contentTypes = (types: string) => `content type: ${types}`;
export const basicScheme = 'HTTP basic';
export const bearerScheme = (format?: string) => (format ? `HTTP bearer (${format})` : 'HTTP bearer');
export const httpScheme = (scheme: string) => `HTTP ${scheme}`;
export const apiKeyScheme = (place: string, name: string) => `API key in ${place} ${name}`;
export const oauthScheme = 'OAuth 2.0';
export const openIdScheme = 'OpenID Connect';
export const mutualTlsScheme = 'Mutual TLS';
export const usedInParameter = (operation: string, name: string) => `${operation}, parameter ${name}`;
export const usedInBody = (operation: string) => `${operation}, request body`;
export const usedInResponse = (operation: string, status: string) => `${operation}, response ${status}`;
export const authorizationUrl = 'Authorization';
export const tokenUrl = 'Token';
export const refreshUrl = 'Refresh';
export const deviceUrl = 'Device authorization';
export const exampleTitle = 'Example';
/** In the caption of the request and of the response on the home page. */
export const exampleValues = 'Example values';

// Markdown
export const admonitionTitles = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
  success: 'Success',
};
export const details = 'Details';
export const copyCode = 'Copy code';
export const copied = 'Copied';
export const wrapLines = 'Wrap long lines';
export const code = (language: string) => (language === '' ? 'Code' : `Code, ${language}`);
export const checkedAgainst = 'Checked against';
export const directLink = (heading: string) => `Direct link to ${heading}`;
export const table = 'Table';
export const diagram = 'Diagram';
export const done = 'Done';
export const open = 'Not done';
export const footnotes = 'Footnotes';
export const backToReference = (number: string) => `Back to reference ${number}`;
export const tableColumns = {
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  value: 'Value',
  meaning: 'Meaning',
  required: 'required',
};
/** Before the operations that a guide links to or contains samples of. */
export const usedOperations = 'Operations in this guide:';
/** The title of an operation that another operation of the same list has as well. */
export const operationOfService = (title: string, service: string) => `${title} (${service})`;
export const sdkNone = (outputs: boolean) => (outputs ? 'It has no output fields.' : 'It takes no parameters.');
/** The mark of a page with names that the platform does not document, on its card and in the search. */
export const illustrative = 'Illustrative';
/** The note of a category with mostly illustrative pages. `others` are the titles of the other pages. */
export const illustrativeCategory = (others: string[]) =>
  `All pages${others.length === 0 ? '' : ` except ${others.map((title) => `“${title}”`).join(', ')}`} are illustrative: the platform documents neither component types nor an SDK.`;
/** The title of the note at the top of an illustrative page. */
export const illustrativeTitle = 'Illustrative names';
export const illustrativeNote =
  'The platform documents neither component types nor an SDK. The component types on this page are illustrative, and so are their behavior, versions, parameters, link settings, output fields, and SDK names. Replace them with the ones that the platform team gives you. The requests are those in the API reference.';

// API reference
export const apiReference = 'API reference';
export const operations = 'Operations';
export const schemas = 'Schemas';
export const servers = 'Servers';
export const server = 'Server';
export const authentication = 'Authentication';
/** Before the link to the page about them. */
export const seeCredentials = 'See';
export const downloads = 'Downloads';
export const contentsOfReference = 'Contents';
export const openApiYaml = 'OpenAPI (YAML)';
export const openApiJson = 'OpenAPI (JSON)';
export const typeScriptTypes = 'TypeScript types';
export const contact = 'Contact';
export const license = 'License';
export const termsOfService = 'Terms of service';
export const moreInformation = 'More information';
/** The name of the link from an API to the page that explains it. */
export const guideOfApi = 'Guide';
export const webhooks = 'Webhooks';
export const filterOperations = 'Filter operations';
export const noOperationFound = 'No operation matches.';
export const linkTo = (name: string) => `Copy link to ${name}`;
export const linkCopied = 'Link copied';
export const copyFailed = 'Your browser blocked copying.';
export const copyPath = 'Copy path';
export const operationId = 'Operation ID';
export const copyOperationId = 'Copy operation ID';
export const markdown = 'Markdown';
export const copyMarkdown = 'Copy as Markdown';
export const view = 'View';
export const viewMarkdown = 'View as Markdown';
export const lastChanged = 'Last changed:';
export const writtenBy = (names: string) => `Written by ${names}`;
export const editPage = 'Edit this page';
export const deprecated = 'deprecated';
export const deprecatedSince = (since: string) => `deprecated since ${since}`;
export const availableUntil = (date: string) => `available until ${date}`;
export const replacedBy = (title: string) => `replaced by ${title}`;
export const since = (since: string) => `since ${since}`;
export const required = 'required';
export const requiredWith = (name: string) => `required with ${name}`;
export const readOnly = 'read-only';
export const writeOnly = 'write-only';
export const withDefaults = 'With default values';
export const alsoInSchema = 'Also in the schema:';
export const titleOfSchema = 'Title';
export const leftOutOfRequest = 'Read-only, never sent to the API:';
export const leftOutOfResponse = 'Write-only, never sent by the API:';
export const assumed = 'assumed';
export const assumedTitle = 'Not in the platform’s specification; assumed here.';
export const requiredAccess = 'Access';
export const noAccessNeeded = 'none required';
export const accessOr = 'or';
export const accessAnd = 'and';
export const parametersOf = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
} as const;
/** Followed by their names. */
export const sharedParameters = (count: number) =>
  toPlural('en', count, { one: '# path parameter:', other: '# path parameters:' });
export const requestBody = 'Request body';
export const responses = 'Responses';
export const headers = 'Headers';
export const responseLinks = 'Links';
export const callbacks = 'Callbacks';
export const webhook = 'Webhook';
export const callback = 'Callback';
export const encoding = 'Encoding';
export const encodedPart = (number: number) => `part ${number}`;
export const furtherParts = 'all further parts';
export const everyPart = 'every part';
export const bodyUndocumentedShort = 'body not documented';
export const noExample = (reason: string | undefined) =>
  reason === undefined ? 'no example' : `no example: none could be generated that the schema accepts (${reason})`;
export const noBody = 'no body';
export const bodyUndocumented = 'The response body is not documented.';
export const requestBodyUndocumented = 'The request body is not documented.';
export const expandAll = 'Expand all';
export const collapseAll = 'Collapse all';
export const defaultValue = 'Default';
export const constantValue = 'Always';
export const exampleValue = 'Example';
/** Followed by the text in the request. */
export const sentAs = 'sent as';
export const allowedValues = 'Allowed values';
export const meaningsUndocumented = 'Meanings: not documented.';
export const meaningsInDescription = 'Meanings: see the description.';
export const meaningsAt = 'Meanings:';
export const itemsOf = 'Items';
export const valuesOf = 'Values';
export const eachValue = (fields: string) => `Each value: ${fields}`;
export const fieldCount = (count: number) => toPlural('en', count, { one: '# property', other: '# properties' });
export const showDetails = 'Details';
export const mapKey = 'any name';
export const mapKeyMatching = 'names matching';
export const propertyNames = 'Names';
export const otherFieldsAllowed = 'Other properties are allowed.';
export const noPropertiesAllowed = 'No properties are allowed.';
export const otherFieldsRefused = 'No other properties are allowed.';
export const containsItems = 'At least one item is';
export const mayContainItems = 'Some items may be';
export const itemAt = (index: number) => `item ${index}`;
export const oneOf = 'One of';
export const anyOf = 'Any of';
export const notSchema = 'Must not be';
export const contentOfFile = (name: string) => `(content of ${name})`;
export const contentSchema = 'Content of the string';
export const ifSchema = 'If';
export const thenSchema = 'then';
export const elseSchema = 'else';
export const selectedBy = (name: string) => `where ${name} is`;
/** After the values that select an alternative. */
export const otherValues = 'any other value, or none';
export const selectsVariant = 'Selects the alternative.';
export const recursive = 'Recursive';
export const recursiveText = 'Same as';
export const fieldsUnderSchemas = 'For the properties, see';
export const cutText = 'This schema has more properties than this page shows. The downloads above contain all of them.';
export const usedBy = 'Used by';
export const sameSchemaAs = 'Same as';
export const usedByNone = 'Nothing else in this API refers to this schema.';
export const whereUsed = 'Where used';
export const whereUsedOf = (name: string) => `Where used: ${name}`;
export const requestSample = 'Request sample';
/** Before the link to the page that says what the variables of samples stand for. */
export const sampleVariables = 'Values of the variables:';
export const requestExamples = 'Request examples';
export const languageOfSamples = 'Language of the samples';
export const loading = 'Loading…';
export const samplesFailed = (language: string) => `The samples in ${language} could not be loaded.`;
export const documentFailed = 'The text could not be loaded.';
export const formFailed = 'The form could not be loaded.';
export const noDescription = 'Not documented.';
export const externalExample = 'External example';
export const moreUses = (count: number) => `${count} more`;
export const usesCut = 'Not all references are listed.';
export const operationsOf = (tag: string) => `${tag} operations`;
export const tagsIn = (tag: string) => `Tags in ${tag}`;

// Pages and operations as Markdown
export const markdownIndex = (href: string) => `For programs: the index of all pages as Markdown is ${href}.`;
export const markdownOldVersion = (version: string, href: string) =>
  `This is version ${version}. The latest version of this page: ${href}`;
export const llmsAbout = (index: string) =>
  `Every page is also a Markdown file: the path of the page with \`.md\` instead of the slash at its end. Each service lists its operations and schemas, which are files of their own. The operations, schemas, and properties of all services as JSON: ${index}.`;
export const llmsStart = 'Start';
export const agentsAbout = (href: string) =>
  `Read these pages before you write code for this platform; what they don't say is not documented. The paths below are on the origin of ${href}, which describes each page in a line. The file of a service lists its operations and schemas.`;
export const skillDescription = (title: string) =>
  `Looks up pages, operations, schemas, and values of ${title}. Use it before writing code that sends requests to the platform.`;
export const llmsSections = 'Indexes and complete texts';
export const llmsText = (link: string, tokens: number) => `${link} (about ${tokens} tokens)`;
export const llmsPointer = 'Index of these pages for programs';
export const diagramNodes = (nodes: string[]) => `Nodes: ${nodes.join('; ')}.`;
export const diagramGroups = (groups: string[]) => `Groups: ${groups.join('; ')}.`;
export const diagramEdges = (edges: string[]) => `Connections: ${edges.join('; ')}.`;
export const markdownSamples = (label: string, href: string) => `Samples in other languages: [${label}](${href}).`;
export const markdownSampleFiles = (files: string[]) =>
  `Samples of all operations, by operation ID, as lists of code pieces: ${files.join(', ')}.`;
export const markdownPart = (title: string, number: number) => `${title}, part ${number}`;
export const markdownRange = (first: string, last: string) => `${first} to ${last}`;
export const markdownVersion = (version: string) => `Version ${version}`;
export const markdownRequired = 'required';
export const markdownParameters = 'Parameters';
export const markdownBody = 'Request body';
export const markdownResponse = (status: string) => `Response ${status}`;
export const markdownCallback = (name: string) => `Callback ${name}`;
export const markdownNoBody = 'No body is documented.';
export const markdownNoSecurity = 'nothing';
export const markdownSecurity = (labels: string) => `Requires: ${labels}.`;
export const markdownAssumptions = 'Assumed';
export const markdownAssumed = (reason: string) => `(Assumed: ${reason})`;
export const markdownConst = (value: string) => `always ${value}`;
export const specProblems = 'Problems in this spec';
export const contentProblems = 'Problems in the pages';
export const markdownDefault = (value: string) => `default ${value}`;
export const markdownValues = (values: string[]) => `one of ${values.join(', ')}`;
export const markdownMeaningUndocumented = 'not documented';
export const markdownMeaningsUndocumented = (values: string) => `${values} (meanings: not documented)`;
export const markdownAbove = (name: string) => `same as ${name} above`;
export const markdownMore = (name: string, href: string) => `see [${name}](${href})`;
export const markdownOneOf = 'one of';
export const markdownAnyOf = 'any of';

/* Large specs */
export const schemaFailed = 'The properties could not be loaded.';
export const pagesFailed = 'These pages could not be loaded.';
export const operationsFailed = 'The operations could not be loaded.';
export const allOperations = (count: number) => `All ${count} operations`;
export const pagesOfList = 'Pages of the list';
export const moreFields = (count: number) =>
  toPlural('en', count, { one: '# more property', other: '# more properties' });
export const moreFieldsInFile = 'The OpenAPI file has the rest of what is documented about these properties.';
export const omittedFields = (count: number) =>
  toPlural('en', count, {
    one: '# more property is omitted; see the OpenAPI file.',
    other: '# more properties are omitted; see the OpenAPI file.',
  });
export const moreValues = (count: number) =>
  toPlural('en', count, {
    one: '# more value is omitted; see the OpenAPI file.',
    other: '# more values are omitted; see the OpenAPI file.',
  });
export const moreVariants = (count: number) =>
  toPlural('en', count, {
    one: '# more alternative is omitted; see the OpenAPI file.',
    other: '# more alternatives are omitted; see the OpenAPI file.',
  });
export const moreLines = (count: number) =>
  toPlural('en', count, {
    one: '# more line is omitted; see the OpenAPI file.',
    other: '# more lines are omitted; see the OpenAPI file.',
  });
export const invalidExample = (reason: string) => `This example does not match its schema: ${reason}.`;
export const invalidValue = (value: string, reason: string) =>
  `The example ${value} does not match the schema: ${reason}.`;
export const noSampleBody = (reason: string) =>
  `The sample has no body: no example could be generated that the schema accepts (${reason}).`;
/** Before the schema of the items of a sequence: `stream of Event`. */
export const streamOf = 'stream of';
export const sequenceSchemas = { item: 'each item', list: 'all items' };
export const sequences = {
  lines: 'One JSON value on each line.',
  records: 'One JSON text after each record separator (U+001E).',
  events: 'Server-sent events, each followed by an empty line.',
  parts: 'Any number of parts, each described by this schema.',
};
export const generatedExample = 'Example values, generated from the schema.';
export const cutExample = 'This example omits some properties; the schema has all of them.';

// Explain a payload, and build a request. Modules of their own, so that these texts are not in the first load of every page.
export * from './payload/en';
export * from './request/en';
