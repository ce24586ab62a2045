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
