/** Variables that the shell uses, and variables that have a fixed meaning in samples. */
const taken = new Set(
  'API_KEY BASE_URL CREDENTIALS HOME HOST HOSTNAME IFS LANG LOGNAME MAIL OLDPWD PATH PPID PWD RANDOM SECONDS SHELL TERM TMPDIR TOKEN TZ UID USER USERNAME'.split(
    ' ',
  ),
);

/** Words that one of the languages reserves, and names that the samples declare or import. */
const reserved = new Set(
  `abstract and any args arguments as assert async await base body bool boolean break bufio byte bytes case catch
  cert certs char checked chunks class client console const continue data debugger decimal def default defer del
  delegate delete do double elif else enum err error eval event events except explicit export extends extern
  fallthrough false fetch file final finally fixed float fmt for foreach form from func function global go goto
  handler http if implements implicit import in int interface internal io iota is json label lambda let line lines
  lock log long main make map multipart namespace native new nil none nonlocal not null object ok or os out override
  package panic params pass path print private process protected public quote raise range reader readonly record ref
  req request requests res response rest return sbyte sealed select short signed sizeof static strictfp string
  strings struct super switch synchronized text textproto this throw throws tls to_xml toURL toXml transient true try
  type typeof uint ulong unchecked undefined unsafe url ushort using value var virtual void volatile when where while
  with xml yield`.split(/\s+/),
);

/** The names that a sample in Go declares for each file and part of a form. */
const numbered = /^(?:file|part)\d+$/;

/** Returns the environment variable of a parameter: `OWNER_ID` for `ownerId`, `GROSSE` for `größe`, and code points of other scripts. */
export function toVariableName(parameter: string): string {
  const words = parameter
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/(?![A-Za-z\d])[\p{L}\p{N}]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16) ?? ''}`)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  const name = /^[A-Z]/.test(words) ? words : `VALUE_${words}`.replace(/_$/, '');
  return addEnding(name, '_VALUE', (own) => taken.has(own));
}

/** Returns the name of a variable in camel case: `ownerId`. */
export function toCamelCase(variable: string): string {
  return toFree(toWords(variable), 'Value');
}

/** Returns the name of a variable in snake case: `owner_id`. */
export function toSnakeCase(variable: string): string {
  return toFree(variable.toLowerCase(), '_value');
}

/** Returns the name of a variable in Go, which capitalizes abbreviations: `ownerID`. */
export function toGoName(variable: string): string {
  const name = toWords(variable).replace(/(?<=[a-z])(?:Id|Url|Api)(?=$|[A-Z])/g, (word) => word.toUpperCase());
  return toFree(name, 'Value');
}

function toWords(variable: string): string {
  const [first = '', ...others] = variable.toLowerCase().split('_');
  // A digit has no capital, and `line_1` must differ from `line1`.
  const toPart = (word: string) => (/^\d/.test(word) ? `_${word}` : word.charAt(0).toUpperCase() + word.slice(1));
  return first + others.map(toPart).join('');
}

function toFree(name: string, ending: string): string {
  return addEnding(name, ending, (own) => reserved.has(own) || numbered.test(own));
}

/** Ends a name that is taken, and also one that is such a name with the ending: `class` and `classValue` stay different. */
function addEnding(name: string, ending: string, isTaken: (own: string) => boolean): string {
  let own = name;
  while (own.endsWith(ending)) own = own.slice(0, -ending.length);
  return isTaken(own) ? name + ending : name;
}
