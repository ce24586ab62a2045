/** All texts of the interface, in German, with the same exports as `en.ts`. */

import { toPlural } from './plural';

// Redirects
export const pageMoved = 'Diese Seite ist umgezogen';

// Shell
export const skipToContent = 'Zum Inhalt springen';
export const mainNavigation = 'Hauptnavigation';
export const docsSidebar = 'Seitenleiste der Dokumentation';
export const breadcrumbs = 'Pfad zur Seite';
export const homePage = 'Startseite';
export const docsPages = 'Seiten der Dokumentation';
export const previous = 'Zurück';
export const next = 'Weiter';
export const onThisPage = 'Auf dieser Seite';
export const toggleNavigation = 'Navigation ein- oder ausblenden';
export const closeNavigation = 'Navigation schließen';
export const backToMainMenu = '← Zurück zum Hauptmenü';
export const opensInNewTab = '(öffnet einen neuen Tab)';
export const toggleCategory = (label: string) => `Seiten von ${label}`;
export const moreAbove = (count: number) => `Weitere darüber: ${count}`;
export const moreBelow = (count: number) => `Weitere darunter: ${count}`;
export const pageCount = (count: number) => toPlural('de', count, { one: '# Seite', other: '# Seiten' });
export const switchTheme = (mode: string) =>
  `Zwischen dunkler und heller Darstellung wechseln (jetzt ${mode === 'dark' ? 'dunkel' : 'hell'})`;
export const themeTitle = (mode: string) => `${mode === 'dark' ? 'Dunkle' : 'Helle'} Darstellung`;
export const footer = 'Fußzeile';
export const close = 'Schließen';
export const collapseSidebar = 'Seitenleiste einklappen';
export const expandSidebar = 'Seitenleiste ausklappen';
export const backToTop = 'Nach oben';
export const offline =
  'Sie sind offline. Diese Seite bleibt stehen; folgen Sie dem Link noch einmal, wenn Sie wieder online sind.';
export const pageNotLoaded = 'Die Seite konnte nicht geladen werden, auch nicht beim zweiten Versuch.';
export const draftTitle = 'Entwurf';
export const draftText =
  'Diese Seite ist ein Entwurf: Sie erscheint nur während der Entwicklung und wird nicht veröffentlicht.';
export const unlistedTitle = 'Nicht gelistete Seite';
export const unlistedText = 'Diese Seite steht in keinem Verzeichnis. Nur wer ihre Adresse hat, findet sie.';

// Keyboard shortcuts
export const shortcuts = 'Tastenkürzel';
export const shortcutGroups = {
  anywhere: {
    title: 'Überall',
    actions: ['Suchen', 'Suchen, auch aus einem Feld', 'Diese Tastenkürzel anzeigen', 'Dialog oder Menü schließen'],
  },
  search: {
    title: 'In der Suche',
    actions: [
      'Durch die Ergebnisse gehen',
      'Erstes und letztes Ergebnis',
      'Ergebnis öffnen',
      'In einem neuen Tab öffnen',
    ],
  },
  operations: {
    title: 'Im Filter der Operationen',
    actions: ['Durch die Liste gehen', 'Zum ersten Treffer', 'Filter leeren'],
  },
  tabs: { title: 'Auf Reitern', actions: ['Voriger und nächster Reiter', 'Erster und letzter Reiter'] },
};
export const shortcutsSingle = 'Kürzel aus einem einzelnen Zeichen verwenden';
export const shortcutsSingleText =
  'Schalten Sie sie aus, wenn Spracheingabe oder versehentliche Tastendrücke / und ? auslösen.';
export const shortcutsFailed = 'Die Liste der Tastenkürzel konnte nicht geladen werden.';

// Versions and languages
export const versions = 'Versionen';
export const languages = 'Sprachen';
export const versionBadge = (label: string) => `Version: ${label}`;
export const versionUnreleased = (site: string, label: string) =>
  `Dies ist die Dokumentation der unveröffentlichten Version ${label} (${site}).`;
export const versionUnmaintained = (site: string, label: string) =>
  `Dies ist die Dokumentation der Version ${label} (${site}), die nicht mehr gepflegt wird.`;
export const versionLatest = (label: string) => `Zur neuesten Version (${label})`;
export const otherVersions = 'Diese Seite in anderen Versionen';
export const untranslatedTitle = (language: string) => `Noch nicht übersetzt: ${language}`;
export const untranslatedText = (language: string) => `Die Seite steht hier in der Originalsprache (${language}).`;

// Print
export const printSection = 'Diesen Abschnitt drucken';
export const printTag = 'Diese Operationen drucken';
export const printApi = 'Alles auf einer Seite';
export const printApiByTag = 'Alles, nach Tags';
export const printView = 'Druckansicht';
export const printTitle = (title: string) => `${title}, alles auf einer Seite`;
export const printHint = 'Hier steht alles offen, für Papier oder als ein PDF.';
export const printHintPlain = 'Hier steht alles offen außer den Beispielen, für Papier oder als ein PDF.';
export const printBack = (title: string) => `Zurück zu ${title}`;
export const print = 'Drucken';

// Search
export const search = 'Suchen';
export const searchSchemas = 'Schemas';
/** A search term that also finds all fields with a limited length or size. */
export const searchLimit = 'Begrenzung';
export const searchServicePage = (title: string) => `${title}-API`;
export const searchAreas = {
  api: 'API-Referenz',
  'api-technical-reference': 'API-Leitfäden',
  definitions: 'Einführung',
  'how-tos': 'Anleitungen',
  'sdk-technical-reference': 'Technische SDK-Referenz',
  pages: 'Seiten',
};
export const searchLabel = 'Die Dokumentation durchsuchen';
export const searchPlaceholder = 'Seiten, Operationen, Felder suchen';
export const searchResults = 'Suchergebnisse';
export const searchGroups = {
  page: 'Seiten',
  operation: 'Operationen',
  field: 'Felder',
  value: 'Werte',
  schema: 'Schemas',
  response: 'Antworten',
};
export const searchKinds = 'Anzeigen';
export const searchAll = 'Alles';
export const searchService = 'Dienst';
export const searchAllServices = 'Alle Dienste';
export const searchShowAll = (count: number, group: string) => `Alle ${count} anzeigen: ${group}`;
export const searchMorePlaces = (count: number) =>
  toPlural('de', count, { one: 'und # weitere Stelle', other: 'und # weitere Stellen' });
export const searchCount = (count: number, query: string) =>
  `${toPlural('de', count, { one: '# Ergebnis', other: '# Ergebnisse' })} für ${query}`;
export const searchNothing = (query: string) => `Nichts gefunden für „${query}“`;
export const searchNearest = 'Meinten Sie';
export const searchNothingFilters = 'Ein Filter ist gesetzt. Ohne ihn gibt es vielleicht Ergebnisse.';
export const searchClearFilters = 'Filter entfernen';
export const searchNothingText = 'Versuchen Sie weniger Wörter, einen Teil des Feldnamens oder einen Pfad.';
export const searchAlphabet = 'Alles von A bis Z';
export const searchLoading = 'Der Index wird geladen …';
export const searchFailed = 'Die Suche konnte nicht geladen werden.';
export const searchFailedText =
  'Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Alles steht auch in der Liste von A bis Z.';
export const searchFallback = 'Algolia antwortet nicht. Diese Ergebnisse kommen aus dem eigenen Index der Website.';
export const searchClose = 'Suche schließen';
export const searchFavorite = 'Diese Suche behalten';
export const searchFavorites = 'Behaltene Suchen';
export const searchRecent = 'Letzte Suchen';
export const searchClearRecent = 'Letzte Suchen vergessen';
export const searchInsights = 'Algolia mitteilen, welche Ergebnisse ich öffne';
export const searchStart = 'Hier anfangen';
export const searchApis = 'APIs';
export const searchKeys = { move: 'bewegen', open: 'öffnen', tab: 'in neuem Tab', close: 'schließen' };
export const alphabetTitle = 'Alles von A bis Z';
export const alphabetDescription =
  'Alle Seiten, Operationen, Schemas und Felder dieser Dokumentation nach Namen, mit jeder Stelle, an der sie stehen.';
export const alphabetLetters = 'Buchstaben';
export const alphabetKinds = { page: 'Seite', operation: 'Operation', schema: 'Schema', field: 'Feld' };

// Not found and errors
export const notFoundTitle = 'Seite nicht gefunden';
export const notFoundText = 'Unter dieser Adresse gibt es keine Seite.';
export const notFoundContact =
  'Wenn ein Link Sie hierher geführt hat, sagen Sie dem Besitzer der Seite, auf der er steht, dass er nicht mehr stimmt.';
export const notFoundNearest = 'Vielleicht suchten Sie';
export const notFoundStart = 'Seiten für den Anfang';
export const missingSection = 'Auf dieser Seite hat nichts diese Adresse. Vielleicht wurde es umbenannt oder entfernt.';
export const pageCrashed = 'Diese Seite ist abgestürzt.';
export const pageError = 'Seitenfehler';
export const tryAgain = 'Noch einmal versuchen';
export const retry = 'Wiederholen';
export const basePathTitle = 'Diese Website wurde nicht richtig geladen.';
export const basePathText = (path: string) =>
  `Wahrscheinlich ist der Basispfad falsch: Sie wurde für ${path}${path === '/' ? ' (die Vorgabe)' : ''} gebaut. Die Variable BASE_PATH setzt ihn, siehe README.`;
export const basePathAdvice = 'Sie scheint zu stehen unter';
export const basePathHere = 'dem Ordner dieser Seite';

// Home
export const services = (count: number) =>
  toPlural('de', count, { one: '# Dienst, eine Plattform', other: '# Dienste, eine Plattform' });
export const operationCount = (operations: number, webhooks: number) =>
  [
    ...(operations > 0 || webhooks === 0
      ? [toPlural('de', operations, { one: '# Operation', other: '# Operationen' })]
      : []),
    ...(webhooks > 0 ? [toPlural('de', webhooks, { one: '# Webhook', other: '# Webhooks' })] : []),
  ].join(', ');
export const request = 'Anfrage';
export const response = 'Antwort';
export const openInReference = 'In der Referenz öffnen';

// Schemas
export const untyped = 'ohne Typ';
export const arrayOf = (items: string) => `Liste von ${items}`;
export const mapOf = (values: string) => `Zuordnung zu ${values}`;
export const tupleOf = (items: string[]) => `Tupel aus ${items.join(', ')}`;
export const orNull = (label: string) => `${label} oder null`;
export const orLabel = (labels: string[]) => labels.join(' oder ');
export const oneOfCount = (count: number) => `eines von ${count}`;
export const variantTitle = (number: number) => `Möglichkeit ${number}`;
export const requiresFields = (names: string[]) => `mit ${names.join(', ')}`;
export const rangeOf = (range: string, unit: string) => (unit ? `${range} ${unit}` : range);
export const nonEmpty = 'nicht leer';
export const unique = 'ohne Wiederholung';
export const multipleOf = (step: string) => `Vielfaches von ${step}`;
export const decimalPlaces = (count: number) => `Nachkommastellen <= ${count}`;
export const matches = (pattern: string) => `entspricht ${pattern}`;
export const encodedAs = (encoding: string) => `kodiert als ${encoding}`;
export const contains = (range: string) => `enthält ${range}`;
export const xmlName = (name: string) => `XML-Name: ${name}`;
export const xmlNamespace = (namespace: string) => `XML-Namensraum: ${namespace}`;
export const xmlAttribute = 'XML-Attribut';
export const xmlWrapped = 'von einem XML-Element umschlossen';
export const xmlText = 'XML-Text';
export const xmlCdata = 'XML-CDATA-Abschnitt';
export const xmlNone = 'kein XML-Element';
export const noMoreItems = 'keine weiteren Einträge';
export const unresolvedReference = (reference: string) => `Der Verweis ${reference} führt ins Leere.`;
export const selfReference = 'Dieses Schema verweist nur auf sich selbst.';
export const typeConflict = (types: string[]) => `Kein Wert passt: Er müsste zugleich ${types.join(' und ')} sein.`;
export const enumConflict = 'Kein Wert passt: Die Listen der erlaubten Werte haben keinen gemeinsam.';
export const constConflict = 'Kein Wert passt: Zwei verschiedene Konstanten werden verlangt.';
export const rangeConflict = (unit: string) =>
  `Kein Wert passt: Die Grenzen${unit ? ` für ${unit}` : ''} schließen einander aus.`;
export const unknownMapping = (value: string) => `Der Wert ${value} des Diskriminators führt zu keiner Möglichkeit.`;
export const tooManySchemas = 'Dieses Schema ist hier gekürzt: Das Dokument hat zu viele.';
export const requiredAlone = 'Verlangt, aber nicht beschrieben.';

// Operations
export const serializationStyle = (style: string) => `Stil: ${style}`;
export const exploded = 'aufgefächert';
export const notExploded = 'nicht aufgefächert';
export const reservedAllowed = 'reservierte Zeichen erlaubt';
export const emptyAllowed = 'darf leer sein';
export const contentTypes = (types: string) => `Medientyp: ${types}`;
export const encodingHeader = (name: string) => `Header ${name}`;
export const basicScheme = 'HTTP Basic';
export const bearerScheme = (format?: string) => (format ? `HTTP Bearer (${format})` : 'HTTP Bearer');
export const httpScheme = (scheme: string) => `HTTP ${scheme}`;
export const apiKeyScheme = (place: string, name: string) => `API-Schlüssel in ${place} ${name}`;
export const oauthScheme = 'OAuth 2.0';
export const openIdScheme = 'OpenID Connect';
export const mutualTlsScheme = 'Gegenseitiges TLS';
export const usedInParameter = (operation: string, name: string) => `${operation}, Parameter ${name}`;
export const usedInBody = (operation: string) => `${operation}, Anfragekörper`;
export const usedInResponse = (operation: string, status: string) => `${operation}, Antwort ${status}`;
export const authorizationUrl = 'Autorisierung';
export const tokenUrl = 'Token';
export const refreshUrl = 'Erneuerung';
export const deviceUrl = 'Geräteautorisierung';
export const exampleTitle = 'Beispiel';

// Markdown
export const admonitionTitles = {
  note: 'Hinweis',
  tip: 'Tipp',
  info: 'Info',
  warning: 'Warnung',
  danger: 'Gefahr',
  caution: 'Vorsicht',
  important: 'Wichtig',
  success: 'Erfolg',
};
export const details = 'Einzelheiten';
export const copyCode = 'Code kopieren';
export const copied = 'Kopiert';
export const wrapLines = 'Lange Zeilen umbrechen';
export const code = (language: string) => (language === '' ? 'Code' : `Code, ${language}`);
export const checkedAgainst = 'Geprüft gegen';
export const directLink = (heading: string) => `Direkter Link zu ${heading}`;
export const table = 'Tabelle';
export const diagram = 'Diagramm';
export const done = 'Erledigt';
export const open = 'Offen';
export const footnotes = 'Fußnoten';
export const backToReference = (number: string) => `Zurück zur Textstelle ${number}`;
export const tableColumns = {
  name: 'Name',
  type: 'Typ',
  default: 'Vorgabe',
  description: 'Beschreibung',
  required: 'verlangt',
};
export const sdkNone = (outputs: boolean) => (outputs ? 'Sie gibt keine Felder aus.' : 'Sie nimmt keine Parameter.');
export const illustrative = 'Veranschaulichend';
export const illustrativeCategory = (others: string[]) =>
  `Alle Seiten${others.length === 0 ? '' : ` außer ${others.map((title) => `„${title}“`).join(', ')}`} sind veranschaulichend: Die Plattform dokumentiert weder Komponententypen noch ein SDK.`;
export const illustrativeNote =
  'Die Plattform dokumentiert weder Komponententypen noch ein SDK. Was eine Komponente tut, Typen, Versionen, Parameter, Einstellungen von Links, Ausgabefelder und SDK-Namen dieser Seite veranschaulichen nur, wie eine Komponente beschrieben wird. Die Anfragen sind die der API-Referenz.';

// API reference
export const apiReference = 'API-Referenz';
export const operations = 'Operationen';
export const schemas = 'Schemas';
export const servers = 'Server';
export const authentication = 'Authentifizierung';
/** Before the link to the page about them. */
export const seeCredentials = 'Siehe';
export const downloads = 'Downloads';
export const contentsOfReference = 'Inhalt';
export const openApiYaml = 'OpenAPI (YAML)';
export const openApiJson = 'OpenAPI (JSON)';
export const typeScriptTypes = 'TypeScript-Typen';
export const contact = 'Kontakt';
export const license = 'Lizenz';
export const termsOfService = 'Nutzungsbedingungen';
export const moreInformation = 'Mehr dazu';
/** The name of the link from an API to the page that explains it. */
export const guideOfApi = 'Anleitung';
export const webhooks = 'Webhooks';
export const filterOperations = 'Operationen filtern';
export const noOperationFound = 'Keine Operation passt.';
export const linkTo = (name: string) => `Link zu ${name} kopieren`;
export const linkCopied = 'Link kopiert';
export const copyFailed = 'Kopieren ist hier nicht erlaubt.';
export const copyPath = 'Pfad kopieren';
export const operationId = 'Operations-ID';
export const copyOperationId = 'Operations-ID kopieren';
export const markdown = 'Markdown';
export const copyMarkdown = 'Als Markdown kopieren';
export const deprecated = 'veraltet';
export const required = 'verlangt';
export const requiredWith = (name: string) => `verlangt mit ${name}`;
export const readOnly = 'nur lesbar';
export const writeOnly = 'nur schreibbar';
export const withDefaults = 'Mit Standardwerten';
export const alsoInSchema = 'Außerdem im Schema:';
export const titleOfSchema = 'Titel';
export const leftOutOfRequest = 'Nur lesbar, nie an die API gesendet:';
export const leftOutOfResponse = 'Nur schreibbar, nie von der API gesendet:';
export const assumed = 'angenommen';
export const assumedTitle = 'Steht nicht in der Spezifikation der Plattform; hier angenommen.';
export const requiredAccess = 'Zugang';
export const noAccessNeeded = 'keiner nötig';
export const accessOr = 'oder';
export const accessAnd = 'und';
export const parametersOf = {
  path: 'Pfadparameter',
  query: 'Abfrageparameter',
  header: 'Header-Parameter',
  cookie: 'Cookie-Parameter',
} as const;
export const sharedParameters = (count: number) => `${count} Pfadparameter:`;
export const bodyUndocumentedShort = 'Body nicht dokumentiert';
export const noExample = (reason: string | undefined) =>
  reason === undefined
    ? 'kein Beispiel'
    : `kein Beispiel: Es ließ sich keines erzeugen, das das Schema annimmt (${reason})`;
export const noBody = 'kein Body';
export const requestBody = 'Anfragekörper';
export const responses = 'Antworten';
export const headers = 'Header';
export const responseLinks = 'Links';
export const callbacks = 'Rückrufe';
export const webhook = 'Webhook';
export const callback = 'Rückruf';
export const encoding = 'Kodierung';
export const bodyUndocumented = 'Der Körper der Antwort ist nicht dokumentiert.';
export const requestBodyUndocumented = 'Der Körper der Anfrage ist nicht dokumentiert.';
export const expandAll = 'Alles aufklappen';
export const collapseAll = 'Alles zuklappen';
export const defaultValue = 'Vorgabe';
export const constantValue = 'Immer';
export const exampleValue = 'Beispiel';
export const allowedValues = 'Erlaubte Werte';
export const meaningsUndocumented = 'Bedeutungen: nicht dokumentiert.';
export const meaningsInDescription = 'Bedeutungen: siehe Beschreibung.';
export const meaningsAt = 'Bedeutungen:';
export const itemsOf = 'Einträge';
export const valuesOf = 'Werte';
export const eachValue = (fields: string) => `Jeder Wert: ${fields}`;
export const fieldCount = (count: number) => toPlural('de', count, { one: '# Feld', other: '# Felder' });
export const showDetails = 'Einzelheiten';
export const mapKey = 'beliebiger Name';
export const mapKeyMatching = 'Namen nach';
export const propertyNames = 'Namen';
export const otherFieldsAllowed = 'Andere Felder sind erlaubt.';
export const noPropertiesAllowed = 'Eigenschaften sind nicht erlaubt.';
export const otherFieldsRefused = 'Andere Felder sind nicht erlaubt.';
export const containsItems = 'Mindestens ein Eintrag ist';
export const itemAt = (index: number) => `Eintrag ${index}`;
export const oneOf = 'Eines von';
export const anyOf = 'Beliebige von';
export const notSchema = 'Darf nicht sein';
export const ifSchema = 'Wenn';
export const thenSchema = 'dann';
export const elseSchema = 'sonst';
export const selectedBy = (name: string) => `wo ${name} ist`;
export const selectsVariant = 'Unterscheidet die Möglichkeiten.';
export const recursive = 'Rekursiv';
export const recursiveText = 'Dasselbe wie';
export const fieldsUnderSchemas = 'Die Felder stehen unter';
export const cutText = 'Mehr Felder, als diese Seite zeigt; die Downloads oben haben alle.';
export const usedBy = 'Verwendet von';
export const sameSchemaAs = 'Dasselbe wie';
export const usedByNone = 'Nichts anderes in dieser API verweist auf dieses Schema.';
export const whereUsed = 'Verwendung';
export const whereUsedOf = (name: string) => `Verwendung: ${name}`;
export const requestSample = 'Beispielanfrage';
/** Before the link to the page that says what the variables of samples stand for. */
export const sampleVariables = 'Werte der Variablen:';
export const requestExamples = 'Beispielanfragen';
export const languageOfSamples = 'Sprache der Beispiele';
export const loading = 'Wird geladen …';
export const samplesFailed = (language: string) => `Die Beispiele in ${language} konnten nicht geladen werden.`;
export const documentFailed = 'Der Text konnte nicht geladen werden.';
export const noDescription = 'Nicht dokumentiert.';
export const externalExample = 'Beispiel an anderer Adresse';
export const moreUses = (count: number) => `${count} weitere`;
export const usesCut = 'Mehr Stellen verweisen darauf, als hier aufgeführt sind.';
export const operationsOf = (tag: string) => `Operationen von ${tag}`;

// An operation as Markdown
export const markdownDeprecated = '**Veraltet.**';
export const markdownDeprecatedWord = 'veraltet';
export const markdownRequired = 'verlangt';
export const markdownParameters = 'Parameter';
export const markdownBody = 'Anfragekörper';
export const markdownResponse = (status: string) => `Antwort ${status}`;
export const markdownNoBody = 'Kein Körper ist dokumentiert.';
export const markdownNoSecurity = 'nichts';
export const markdownSecurity = (labels: string) => `Verlangt: ${labels}.`;
export const markdownAssumptions = 'Angenommen';
export const markdownAssumed = (reason: string) => `(Angenommen: ${reason})`;
export const markdownConst = (value: string) => `immer \`${value}\``;
export const specProblems = 'Probleme dieser Spezifikation';
export const contentProblems = 'Probleme der Seiten';
export const markdownDefault = (value: string) => `Vorgabe \`${value}\``;
export const markdownValues = (values: string[]) => `eines von ${values.join(', ')}`;
export const markdownMeaningUndocumented = 'nicht dokumentiert';
export const markdownMeaningsUndocumented = (values: string) => `${values} (Bedeutungen: nicht dokumentiert)`;
export const markdownAbove = (name: string) => `wie ${name} oben`;
export const markdownMore = (name: string, href: string) => `siehe [${name}](${href})`;
export const markdownOneOf = 'entweder';
export const markdownAnyOf = 'beliebige von';

// Large specs
export const schemaFailed = 'Die Felder konnten nicht geladen werden.';
export const pagesFailed = 'Diese Seiten konnten nicht geladen werden.';
export const operationsFailed = 'Die Operationen konnten nicht geladen werden.';
export const allOperations = (count: number) => `Alle ${count} Operationen`;
export const pagesOfList = 'Teile der Liste';
export const moreFields = (count: number) => (count === 1 ? '1 weiteres Feld' : `${count} weitere Felder`);
export const moreFieldsInFile = 'Was sonst zu diesen Feldern dokumentiert ist, hat die OpenAPI-Datei.';
export const omittedFields = (count: number) =>
  `${count} weitere Felder sind hier ausgelassen; die OpenAPI-Datei hat sie alle.`;
export const moreValues = (count: number) =>
  `${count} weitere Werte sind hier ausgelassen; die OpenAPI-Datei hat sie alle.`;
export const moreVariants = (count: number) =>
  `${count} weitere Möglichkeiten sind hier ausgelassen; die OpenAPI-Datei hat sie alle.`;
export const moreLines = (count: number) =>
  `${count} weitere Zeilen sind hier ausgelassen; die OpenAPI-Datei hat sie alle.`;
export const invalidExample = (reason: string) => `Dieses Beispiel entspricht nicht seinem Schema: ${reason}.`;
export const invalidValue = (value: string, reason: string) =>
  `Das Beispiel ${value} entspricht nicht dem Schema: ${reason}.`;
export const noSampleBody = (reason: string) =>
  `Die Anfrage hat keinen Body: Es ließ sich kein Beispiel erzeugen, das das Schema annimmt (${reason}).`;
export const generatedExample = 'Aus dem Schema erzeugt.';
export const cutExample = 'Dieses Beispiel lässt Felder aus; das Schema hat sie alle.';

// Explain a payload. A module of its own, so that these texts are not in the first load of every page.
export * from './payload/de';
