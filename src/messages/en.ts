/**
 * Every text of the interface, in English. A text is an export, so that a browser bundle carries only those it uses;
 * another language is a module with the same exports.
 */

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
export const expandCategory = (label: string) => `Expand sidebar category '${label}'`;
export const collapseCategory = (label: string) => `Collapse sidebar category '${label}'`;
export const toggleCategory = (label: string) => `Pages of ${label}`;
export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const switchTheme = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
export const themeTitle = (mode: string) => `${mode === 'dark' ? 'Dark' : 'Light'} mode`;
export const footer = 'Footer';
export const close = 'Close';

// Search
export const search = 'Search';

// Not found and errors
export const notFoundTitle = 'Page Not Found';
export const notFoundText = 'There is no page at this address.';
export const notFoundContact = 'If a link led you here, tell the owner of the page it stands on that the link is broken.';
export const notFoundNearest = 'Perhaps you were looking for';
export const pageCrashed = 'This page crashed.';
export const pageError = 'Page Error';
export const tryAgain = 'Try again';
export const retry = 'Retry';

// Home
export const services = 'Five services, one platform';
export const operationCount = (count: number) => (count === 1 ? '1 operation' : `${count} operations`);
export const request = 'Request';
export const response = 'Response';

// What a schema says, in words
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
export const noMoreItems = 'no further items';
export const unresolvedReference = (reference: string) => `The reference ${reference} leads nowhere.`;
export const selfReference = 'This schema refers to nothing but itself.';
export const typeConflict = (types: string[]) => `No value fits: it would have to be ${types.join(' and ')} at once.`;
export const enumConflict = 'No value fits: the lists of allowed values have none in common.';
export const constConflict = 'No value fits: two different constants are demanded.';
export const rangeConflict = (unit: string) => `No value fits: the bounds${unit ? ` of ${unit}` : ''} exclude each other.`;
export const unknownMapping = (value: string) => `The discriminator's value ${value} leads to no alternative.`;
export const tooManySchemas = 'This schema is cut here: the document has too many.';
export const requiredAlone = 'Required, but not described.';

// What an operation says, in words
export const serializationStyle = (style: string) => `style: ${style}`;
export const exploded = 'exploded';
export const notExploded = 'not exploded';
export const reservedAllowed = 'reserved characters allowed';
export const emptyAllowed = 'may be empty';
export const contentTypes = (types: string) => `content type: ${types}`;
export const encodingHeader = (name: string) => `header ${name}`;
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
