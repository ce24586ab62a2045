import { toPointer } from '@/lib/json-pointer';
import { type Block, FENCE, toProblem } from './code-blocks-and-offsets';
import { getBodyValueProblems, getRequestProblems, isJsonText } from './check-request';
import { type CodeProblem, type SampleProblem, toSorted, toSuggestion } from './problem';
import { toCurlRequest, toHttpRequest } from './parse-http-and-curl-requests';
import { getSdkProblems } from './check-sdk-program';
import { getShellCommands, toShellScript } from './shell-commands';
import {
  getOperations,
  getSchemaNames,
  type SampleOperation,
  type SampleSpec,
} from './read-operations-and-schemas-from-spec';
import { findSyntax, toSyntaxCheck } from './check-syntax';
import { getValueProblems } from './check-value';

/** A Markdown file of `content/`. */
export interface SamplePage {
  /** The path relative to the root of the project, with slashes. */
  file: string;
  blocks: Block[];
}

/** The number of blocks, the number of checks by kind, such as `json` and `operation curl`, and the problems. */
export interface SampleReport {
  blocks: number;
  counts: Map<string, number>;
  problems: SampleProblem[];
}

interface Context {
  specs: Map<string, SampleSpec>;
  operations: Map<string, SampleOperation>;
  /** The blocks of the page: a command may refer to one as a file by its title. */
  page: Block[];
  count: (kind: string) => void;
  getSyntaxProblems: ReturnType<typeof toSyntaxCheck>;
}

/** What the configuration says about samples. */
export interface SampleOptions {
  /** In these folders, a block that shows data or requests of the platform must have a tag that says which. */
  tagged: string[];
  /** The package that the declarations of the SDK stand for. */
  sdk?: string;
}

/** Checks every fenced block of some pages: its syntax, its tags, and its content against the specs and the SDK. */
export function getSampleReports(
  pages: SamplePage[],
  specs: SampleSpec[],
  options: SampleOptions,
  root?: string,
): SampleReport[] {
  const known = {
    specs: new Map(specs.map((spec) => [spec.service, spec])),
    operations: new Map(specs.flatMap(getOperations).map((operation) => [operation.name, operation])),
  };
  const blocksByPage = pages.map(({ blocks }) => blocks);
  const getSyntaxProblems = toSyntaxCheck(blocksByPage.flat());
  const getProblemsOfSdk = getSdkProblems(blocksByPage.flat().filter(isSdkSample), options.sdk, root);
  return blocksByPage.map((page) => {
    const counts = new Map<string, number>();
    const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const problems = page.flatMap((block) => [
      ...getBlockProblems(block, { ...known, page, count, getSyntaxProblems }).map(({ offset, message }) =>
        toProblem(block, offset, message),
      ),
      ...getTagProblems(block, options),
      ...(isSdkSample(block) ? getProblemsOfSdk(block) : []),
    ]);
    page.filter(isSdkSample).forEach(() => count('sdk'));
    return { blocks: page.length, counts, problems: toSorted(problems) };
  });
}

function isSdkSample({ isSdk, lang }: Block): boolean {
  return isSdk && isTypeScript(lang);
}

function isTypeScript(lang: string): boolean {
  return lang === 'ts' || lang === 'typescript';
}

/** Returns the problems of the fence, not those of the code. */
function getTagProblems(block: Block, { tagged, sdk }: SampleOptions): SampleProblem[] {
  const { file, lang, isSdk } = block;
  const messages = isSdk && !isTypeScript(lang) ? [`a block tagged sdk must be ts, not ${lang}`] : [];
  const missing = tagged.some((folder) => file.startsWith(`content/${folder}/`))
    ? findMissingTag(block, sdk)
    : undefined;
  return [...messages, ...(missing === undefined ? [] : [missing])].map((message) => toProblem(block, FENCE, message));
}

function findMissingTag({ lang, code, isSdk, schema, operation }: Block, sdk?: string): string | undefined {
  if (schema !== undefined || operation !== undefined || isSdk) return undefined;
  const syntax = findSyntax(lang);
  if (syntax === 'json')
    return 'untagged json block; add schema=<service>.<Schema> or operation=<service>.<operationId>';
  if (syntax === 'yaml') return 'untagged yaml block; add schema=<service>.<Schema>';
  if (syntax === 'shell' && /\bcurl\b.*\$\{?BASE_URL/.test(code)) {
    return 'untagged curl command; add operation=<service>.<operationId>';
  }
  return sdk !== undefined && isTypeScript(lang) && code.includes(sdk) ? 'untagged SDK sample; add sdk' : undefined;
}

function getBlockProblems(block: Block, context: Context): CodeProblem[] {
  const syntax = findSyntax(block.lang);
  if (syntax) {
    context.count(syntax);
    const problems = context.getSyntaxProblems(syntax, block.code);
    if (problems.length > 0) return problems;
  }
  return [
    ...(block.schema === undefined ? [] : getSchemaProblems(block, block.schema, context)),
    ...(block.operation === undefined ? [] : getOperationProblems(block, block.operation, context)),
  ];
}

function getSchemaProblems(block: Block, name: string, { specs, count }: Context): CodeProblem[] {
  const { lang, code } = block;
  if (!['json', 'yaml'].includes(findSyntax(lang) ?? ''))
    return [toTagProblem(`schema= is for json and yaml, not ${lang}`)];
  count(`schema ${findSyntax(lang)}`);
  const [service = '', schema = ''] = name.split(/\.(.*)/s);
  const spec = specs.get(service);
  if (!spec) return [toTagProblem(`unknown service "${service}"${toSuggestion(service, [...specs.keys()])}`)];
  const pointer = toPointer('#/components/schemas', schema);
  if (spec.document.find(pointer) === undefined) {
    return [
      toTagProblem(
        `unknown schema "${name}"${toSuggestion(
          name,
          getSchemaNames(spec).map((known) => `${service}.${known}`),
        )}`,
      ),
    ];
  }
  return getValueProblems(spec, pointer, { code, offset: 0, name });
}

function getOperationProblems(block: Block, name: string, { specs, operations, page, count }: Context): CodeProblem[] {
  const operation = operations.get(name);
  const spec = operation && specs.get(operation.service);
  if (!operation || !spec)
    return [toTagProblem(`unknown operation "${name}"${toSuggestion(name, [...operations.keys()])}`)];
  const syntax = findSyntax(block.lang);
  if (syntax === 'json') {
    count('operation json');
    const bodies = [...operation.bodies];
    const [, pointer] = bodies.find(([type]) => isJsonText(type)) ?? bodies[0] ?? [];
    if (!pointer) return [toTagProblem(`${name} documents no body`)];
    return getBodyValueProblems(spec, operation, pointer, { text: block.code, offset: 0 });
  }
  if (syntax !== 'shell' && block.lang !== 'http') {
    return [toTagProblem(`operation= is for json, http and curl, not ${block.lang}`)];
  }
  count(syntax === 'shell' ? 'operation curl' : 'operation http');
  const request = syntax === 'shell' ? toCurlRequest(block.code) : toHttpRequest(block.code);
  if ('message' in request) return [request];
  const { body } = request;
  if (body?.file === undefined) return getRequestProblems(spec, operation, request);
  const file = page.find(({ title }) => title === body.file);
  if (!file && isWritten(body.file, page)) return getRequestProblems(spec, operation, request);
  if (!file) return [{ offset: body.offset, message: `no block of this page has the title "${body.file}"` }];
  return getRequestProblems(spec, operation, { ...request, body: { ...body, text: file.code } });
}

/** Returns true if a command of the page writes the file. What it writes is unknown, because nothing of a page is run. */
function isWritten(file: string, page: Block[]): boolean {
  return page.some(
    ({ lang, code }) =>
      findSyntax(lang) === 'shell' && getShellCommands(toShellScript(code)).some(({ output }) => output === file),
  );
}

function toTagProblem(message: string): CodeProblem {
  return { offset: FENCE, message };
}
