import { toPlural } from '../plural';

// Build a request
export const requestBuild = 'Build a request';
export const requestNeverSent = 'Nothing is sent. The values stay in this tab.';
export const requestFailed = 'The form could not be loaded. Check your connection and try again.';
export const requestUnreadableLink = (name: string) =>
  `The link has a value that cannot be read: ${name}. The form shows the values of the example instead.`;
export const requestLocations = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};
export const requestBodyFields = 'Body';
export const requestMediaType = 'Media type';
export const requestForm = 'Form';
export const requestJson = 'JSON';
export const requestView = 'View of the body';
export const requestNoBody = 'The request has no body.';
export const requestAddBody = 'Add a body';
export const requestRemoveBody = 'Remove the body';
export const requestAddProperty = 'Add a property';
export const requestAddParameter = 'Add a parameter';
export const requestAddEntry = 'Name of a new entry';
export const requestTaken = (name: string) => `There is already an entry named ${name}.`;
export const requestAddItem = 'Add an item';
export const requestAdd = 'Add';
export const requestRemove = (name: string) => `Remove ${name}`;
export const requestMoveUp = (name: string) => `Move ${name} up`;
export const requestMoveDown = (name: string) => `Move ${name} down`;
export const requestItem = (number: number) => `Item ${number}`;
export const requestAlternative = (name: string) => `Alternative of ${name}`;
export const requestNoChoice = 'Choose…';
export const requestNoValue = 'No value';
export const requestSetNull = 'Set to null';
export const requestSetValue = 'Set a value';
export const requestNull = 'null';
export const requestFileName = 'Name of the file';
export const requestJsonOf = (name: string) => `${name} as JSON`;
export const requestNotJson = (text: string) => `Not JSON: ${text}. It is sent as it is.`;
export const requestNotJsonValue = (text: string) => `Not JSON: ${text}. The last value that was JSON is used.`;
export const requestSecret = (variable: string) => `Secret: samples read it from the environment variable ${variable}.`;
export const requestSecretText = (variable: string) =>
  `Secret: samples contain $${variable}, which you replace before you run them.`;
export const requestVariable = (variable: string) => `Without a value, samples contain the variable ${variable}.`;
export const requestMyValue = (variable: string, value: string) => `From My values: ${variable} is ${value}.`;
export const requestProblems = (count: number) =>
  count === 0 ? 'No problems' : toPlural('en', count, { one: '# problem', other: '# problems' });
export const requestProblemsNote = 'An invalid request can be copied, too.';
export const requestUnchecked = 'The values could not be checked in time.';
export const requestLanguage = 'Language of the request';
export const requestNoSample = 'This language cannot send the request.';
export const requestCopyCode = 'Copy code';
export const requestCopyCommand = 'Copy curl command';
export const requestCopyJson = 'Copy as JSON';
export const requestCopyLink = 'Copy link';
export const requestDownload = 'Download .http file';
export const requestInsertedAsIs = (names: string) =>
  `Clients insert these variables as they are, so the environment must contain them as the request encodes them: ${names}.`;
export const requestReset = 'Start again';
export const requestMyValues = 'My values';
export const requestMyValuesText =
  'Used in all requests that you build in this tab, and in the code of all pages. They are forgotten when you close the tab. Enter no secrets.';
export const requestMyValuesShown = (count: number) => `My values: ${count}`;
export const requestMyValuesChange =
  'The code of this site has them instead of variables. To change them, select Build a request at an operation.';
export const requestMyValueOf = (variable: string) => `My value of ${variable}`;
export const requestMyValuesClear = 'Clear my values';
export const requestBaseUrl = 'Base URL';
