import type { CodeProblem } from './problem';
import { getShellCommands, toShellScript, type ShellCommand, type ShellWord } from './shell-commands';

/** The request that a sample shows. */
export interface SampleRequest {
  /** The offset of the request in the code of the block. */
  offset: number;
  method: string;
  /** The URL, `$BASE_URL/LiveSystems?…`, or only the path and query in an HTTP block. */
  target: string;
  /** The headers by lowercase name. */
  headers: Map<string, string>;
  body?: SampleBody;
}

/** A body in the block, or the name of the file that contains it. Without a text, it is unknown. */
interface SampleBody {
  text?: string;
  offset: number;
  file?: string;
}

type Result = SampleRequest | CodeProblem;

const OPTIONS_WITH_VALUE: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  o: 'output',
  u: 'user',
  A: 'user-agent',
  w: 'write-out',
  m: 'max-time',
};
const LONG_OPTIONS_WITH_VALUE = new Set([
  ...Object.values(OPTIONS_WITH_VALUE),
  ...['data-raw', 'data-binary', 'json', 'url', 'retry', 'connect-timeout'],
]);
const FLAGS = new Set(['s', 'S', 'f', 'i', 'L', 'v', 'silent', 'show-error', 'fail', 'fail-with-body', 'include']);
const MORE_FLAGS = new Set(['location', 'verbose', 'compressed']);

/** Parses an HTTP request: a request line, headers, an empty line, and a body. */
export function toHttpRequest(code: string): Result {
  const [first = ''] = code.split('\n', 1);
  const line = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(first.trimEnd());
  if (!line) return { offset: 0, message: 'not a request line; write for example "GET /Health HTTP/1.1"' };
  const end = /\n[ \t]*\n/.exec(code);
  const headers = new Map<string, string>();
  let offset = first.length + 1;
  for (const text of code.slice(offset, end?.index ?? code.length).split('\n')) {
    const header = /^([\w-]+):\s*(.*)$/.exec(text);
    if (header?.[1]) headers.set(header[1].toLowerCase(), (header[2] ?? '').trim());
    else if (text !== '') return { offset, message: `not a header: ${text}` };
    offset += text.length + 1;
  }
  const request = { offset: 0, method: line[1] ?? '', target: line[2] ?? '', headers };
  if (!end) return request;
  const start = end.index + end[0].length;
  const text = code.slice(start);
  return text.trim() === '' ? request : { ...request, body: { text, offset: start } };
}

/** Parses the curl command of a shell block. Returns a problem unless there is exactly one. */
export function toCurlRequest(code: string): Result {
  const script = toShellScript(code);
  const commands = getShellCommands(script).filter(({ words }) => words.some(({ text }) => text === 'curl'));
  const [command] = commands;
  if (!command || commands.length > 1) {
    return { offset: 0, message: `${commands.length} curl commands; a block tagged operation= must have exactly one` };
  }
  return toRequest(command, script);
}

interface Option {
  name: string;
  value: ShellWord;
}

function toRequest(command: ShellCommand, script: string): Result {
  const start = command.words.findIndex(({ text }) => text === 'curl');
  const offset = command.words[start]?.offset ?? 0;
  const options = getOptions(command.words.slice(start + 1));
  if (!Array.isArray(options)) return options;
  const find = (...names: string[]) => options.find(({ name }) => names.includes(name))?.value;
  const target = find('url');
  if (!target) return { offset, message: 'a curl command without a URL' };
  const [data, second] = options
    .filter(({ name }) => ['data', 'data-raw', 'data-binary', 'json'].includes(name))
    .map(({ value }) => value);
  if (second) return { offset: second.offset, message: 'a second body of the request; the sample check reads one' };
  const headers = new Map<string, string>();
  if (find('json')) headers.set('content-type', 'application/json').set('accept', 'application/json');
  else if (data) headers.set('content-type', 'application/x-www-form-urlencoded');
  for (const { name, value } of options) {
    const header = name === 'header' ? /^([\w-]+):\s*(.*)$/.exec(value.text) : undefined;
    if (header?.[1]) headers.set(header[1].toLowerCase(), header[2] ?? '');
    else if (name === 'header') return { offset: value.offset, message: `not a header: ${value.text}` };
  }
  const method = find('request')?.text ?? (data ? 'POST' : 'GET');
  const request = { offset, method, target: target.text, headers };
  if (!data) return request;
  if (data.text === '@-' && command.input) return { ...request, body: command.input };
  if (data.text.startsWith('@')) {
    return { ...request, body: { offset: data.offset, file: data.text.slice(1) } };
  }
  const isQuoted = /['"]/.test(script.charAt(data.offset));
  return { ...request, body: { text: data.text, offset: data.offset + (isQuoted ? 1 : 0) } };
}

function getOptions(words: ShellWord[]): Option[] | CodeProblem {
  const options: Option[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const option = /^--([\w-]+)$/.exec(word.text)?.[1] ?? /^-([A-Za-z].*)$/.exec(word.text)?.[1];
    if (option === undefined) {
      options.push({ name: 'url', value: word });
      continue;
    }
    const found = word.text.startsWith('--') ? findLongOption(option) : findShortOption(option);
    if (!found) return { offset: word.offset, message: `the sample check does not support curl's ${word.text}` };
    if (found.name === undefined) continue;
    if (found.attached !== undefined) {
      options.push({ name: found.name, value: { text: found.attached, offset: word.offset } });
      continue;
    }
    index += 1;
    const value = words[index];
    if (!value) return { offset: word.offset, message: `curl's ${word.text} has no value` };
    options.push({ name: found.name, value });
  }
  return options;
}

/** A known option. If it takes no value, `name` is undefined. `attached` is a value in the same word, as in `-XPOST`. */
interface FoundOption {
  name?: string;
  attached?: string;
}

function findLongOption(name: string): FoundOption | undefined {
  if (LONG_OPTIONS_WITH_VALUE.has(name)) return { name };
  return FLAGS.has(name) || MORE_FLAGS.has(name) ? {} : undefined;
}

function findShortOption(letters: string): FoundOption | undefined {
  const first = [...letters].findIndex((letter) => !FLAGS.has(letter));
  if (first === -1) return {};
  const name = OPTIONS_WITH_VALUE[letters.charAt(first)];
  if (!name) return undefined;
  const attached = letters.slice(first + 1);
  return attached === '' ? { name } : { name, attached };
}
