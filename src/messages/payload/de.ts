import { toPlural } from '../plural';

// Explain a payload
export const payloadTitle = 'JSON erklären';
export const payloadDescription =
  'JSON einer Anfrage oder Antwort einfügen und sehen, zu welchem Schema es passt, was daran falsch ist und was seine Eigenschaften bedeuten.';
export const payloadInput = 'JSON einer Anfrage oder Antwort';
export const payloadPrivate = 'Der Text bleibt in diesem Browser. Er wird weder gesendet noch gespeichert.';
export const payloadExplain = 'Erklären';
export const payloadExample = 'Beispiel ausprobieren';
export const payloadEmpty =
  'Dieses JSON hat keine Eigenschaften. Schemas werden anhand der Namen ihrer Eigenschaften gefunden.';
export const payloadNone = (path: string) =>
  path === ''
    ? 'Kein Schema dieser APIs hat eine der Eigenschaften der obersten Ebene.'
    : `Kein Schema dieser APIs hat eine der Eigenschaften der obersten Ebene oder des Werts von ${path}.`;
export const payloadInner = (path: string) =>
  `Kein Schema dieser APIs passt zum ganzen JSON. Die folgenden passen zum Wert von ${path}.`;
export const payloadTooLong = (size: string) => `Der Text ist länger als ${size}. Bitte einen Teil davon einfügen.`;
export const payloadSlow = 'Der Text konnte nicht rechtzeitig erklärt werden. Bitte einen Teil davon einfügen.';
export const payloadFailed = 'Das JSON konnte nicht erklärt werden. Bitte die Verbindung prüfen und erneut versuchen.';
export const payloadOutdated =
  'Die Website hat sich geändert, seit diese Seite geöffnet wurde. Bitte den Text kopieren, die Seite neu laden und ihn wieder einfügen.';
export const payloadNotJson = (line: number, column: number, problem: string) =>
  `Kein JSON: Zeile ${line}, Spalte ${column}: ${problem}`;
export const payloadFits = 'Passt am besten';
export const payloadAlso = 'Auch möglich';
export const payloadProblems = (count: number) =>
  count === 0 ? 'Keine Probleme' : toPlural('de', count, { one: '# Problem', other: '# Probleme' });
export const payloadProperty = 'Eigenschaft';
export const payloadMeaning = 'Bedeutung';
export const payloadProblem = 'Problem';
export const payloadWhole = 'Das ganze JSON';
export const payloadNeedsScript = 'Diese Seite braucht JavaScript. Ohne es führt zur Bedeutung jeder Eigenschaft die';
export const payloadSchemas = 'Liste der Schemas';
export const payloadCut = (count: number) => `Von jeder Liste wurden nur die ersten ${count} Einträge geprüft.`;
export const payloadPlace = (line: number, column: number) => `Zeile ${line}, Spalte ${column}`;
export const payloadMeant = (name: string) => `Ist „${name}“ gemeint?`;
export const payloadTooDeep = (levels: number) => `mehr als ${levels} Ebenen tief verschachtelt`;
/** What is wrong with a value, by the keyword of JSON Schema. */
export const payloadFaults = {
  type: (expected: string[], actual: string) => `Muss den Typ ${expected.join(' oder ')} haben, nicht ${actual}.`,
  enum: (values: string[], meant?: string) =>
    `Muss ${values.length > 1 ? 'einer dieser Werte' : 'dieser Wert'} sein: ${values.join(', ')}.${meant === undefined ? '' : ` Ist ${meant} gemeint?`}`,
  required: (name: string, written?: string) =>
    `Die Pflichteigenschaft ${name} fehlt.${written === undefined ? '' : ` Ist sie mit ${written} gemeint?`}`,
  dependent: (name: string, missing: string[]) => `Neben ${name} fehlen diese Eigenschaften: ${missing.join(', ')}.`,
  property: (meant?: string) =>
    `Das Schema erlaubt keine Eigenschaft mit diesem Namen.${meant === undefined ? '' : ` Ist ${meant} gemeint?`}`,
  item: 'Das Schema erlaubt hier keinen Eintrag.',
  name: (reason: string) => `Der Name der Eigenschaft ist falsch: ${reason}`,
  anyOf: 'Passt zu keiner der Alternativen im Schema.',
  oneOf: 'Muss zu genau einer der Alternativen im Schema passen.',
  not: 'Das Schema schließt diesen Wert aus.',
  contains: 'Kein Eintrag ist so, wie das Schema es von mindestens einem verlangt.',
  minContains: 'Zu wenige Einträge sind so, wie das Schema es von einigen verlangt.',
  maxContains: 'Zu viele Einträge sind so, wie das Schema es nur bei einigen erlaubt.',
  uniqueItems: 'Enthält einen Eintrag mehrfach.',
  minItems: (count: number, limit: number) => `Anzahl der Einträge: ${count}. Minimum: ${limit}.`,
  maxItems: (count: number, limit: number) => `Anzahl der Einträge: ${count}. Maximum: ${limit}.`,
  minProperties: (count: number, limit: number) => `Anzahl der Eigenschaften: ${count}. Minimum: ${limit}.`,
  maxProperties: (count: number, limit: number) => `Anzahl der Eigenschaften: ${count}. Maximum: ${limit}.`,
  minLength: (count: number, limit: number) => `Anzahl der Zeichen: ${count}. Minimum: ${limit}.`,
  maxLength: (count: number, limit: number) => `Anzahl der Zeichen: ${count}. Maximum: ${limit}.`,
  minimum: (limit: number) => `Muss mindestens ${limit} sein.`,
  maximum: (limit: number) => `Darf höchstens ${limit} sein.`,
  exclusiveMinimum: (limit: number) => `Muss größer als ${limit} sein.`,
  exclusiveMaximum: (limit: number) => `Muss kleiner als ${limit} sein.`,
  multipleOf: (step: number) => `Muss ein Vielfaches von ${step} sein.`,
  pattern: (pattern: string) => `Muss dem Muster ${pattern} entsprechen.`,
  format: (format: string) => `Muss das Format ${format} haben.`,
  other: 'Passt nicht zum Schema.',
};
/** Why a text is not JSON, by the code of the parser. */
export const payloadJsonFaults = {
  InvalidSymbol: 'ein Wort, das weder true noch false noch null ist',
  InvalidNumberFormat: 'keine Zahl',
  PropertyNameExpected: 'ein Name in doppelten Anführungszeichen fehlt',
  ValueExpected: 'ein Wert fehlt',
  ColonExpected: 'ein Doppelpunkt fehlt',
  CommaExpected: 'ein Komma fehlt',
  CloseBraceExpected: 'eine schließende geschweifte Klammer fehlt',
  CloseBracketExpected: 'eine schließende eckige Klammer fehlt',
  EndOfFileExpected: 'Text nach dem Ende',
  InvalidCommentToken: 'JSON hat keine Kommentare',
  UnexpectedEndOfComment: 'JSON hat keine Kommentare',
  UnexpectedEndOfString: 'ein schließendes Anführungszeichen fehlt',
  UnexpectedEndOfNumber: 'eine unvollständige Zahl',
  InvalidUnicode: 'auf \\u müssen vier hexadezimale Ziffern folgen',
  InvalidEscapeCharacter: 'keine Escape-Sequenz von JSON',
  InvalidCharacter: 'ein Zeichen, das in einem Text maskiert werden muss',
  other: 'der Text ist nicht lesbar',
};
