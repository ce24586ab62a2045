import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuery } from './query';
import { Store, type Stored } from './store';

/** The permissions of an API key, and its indices: names, or prefixes that end with `*`. */
export interface Key {
  acl: string[];
  indices?: string[];
}

/** A simulated failure of matching requests. */
export interface Fault {
  /** Matches a request line such as `POST /1/indexes/docs/batch`. */
  match: RegExp;
  /** How many requests fail; all if omitted. */
  times?: number;
  /** How many matching requests succeed first. */
  after?: number;
  /** `drop` closes the connection, `lose` closes it after carrying out the request, `hang` never responds. */
  how: { status: number; message?: string; headers?: Record<string, string> } | 'drop' | 'lose' | 'hang';
}

interface Options {
  appId?: string;
  keys?: Record<string, Key>;
  port?: number;
  /** Milliseconds until a write is carried out. */
  delay?: number;
  onRequest?: (line: string) => void;
}

type Body = Record<string, unknown>;
interface Call {
  index: string;
  id: string;
  body: Body;
}
interface Route {
  method: string;
  path: RegExp;
  right: string;
  answer: (call: Call) => unknown;
}

/** The maximum size of a record as JSON, in bytes. */
const largest = 10_000;

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Body = {},
  ) {
    super(message);
  }
}

/** A server for the subset of Algolia's REST API that a push and a search need. It stores what it receives. */
export class AlgoliaServer {
  readonly store = new Store(() => this.delay);
  /** The requests in order, such as `POST /1/indexes/docs/batch 200`. */
  readonly log: string[] = [];
  readonly faults: Fault[] = [];
  delay: number;
  readonly appId: string;
  private readonly keys: Record<string, Key>;
  // On a busy machine, more than the default of 5 s may pass between two requests, and a client would then send the second one on
  // a connection that the server is closing.
  private readonly server = createServer(
    { keepAliveTimeout: 60_000 },
    (request, response) => void this.receive(request, response),
  );
  private readonly routes: Route[] = this.toRoutes();

  private constructor(private readonly options: Options) {
    this.delay = options.delay ?? 1;
    this.appId = options.appId ?? 'TESTAPP';
    this.keys = options.keys ?? {};
  }

  static async start(options: Options = {}): Promise<AlgoliaServer> {
    const server = new AlgoliaServer(options);
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.server.listen(options.port ?? 0, resolve);
    });
    return server;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const line = `${request.method} ${decodeURIComponent(url.pathname)}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = request.method === 'OPTIONS' ? undefined : this.meet(line);
    if (fault?.how === 'drop' || fault?.how === 'hang') {
      this.note(`${line} ${fault.how}`);
      if (fault.how === 'drop') request.socket.destroy();
      return;
    }
    const { status, body, headers } =
      typeof fault?.how === 'object'
        ? {
            status: fault.how.status,
            body: { message: fault.how.message ?? 'On purpose', status: fault.how.status },
            headers: fault.how.headers,
          }
        : { ...this.answer(request, url, Buffer.concat(chunks).toString()), headers: undefined };
    this.note(`${line} ${status}${fault?.how === 'lose' ? ' lost' : ''}`);
    if (fault?.how === 'lose') return void request.socket.destroy();
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
      ...headers,
    });
    response.end(JSON.stringify(body));
  }

  private note(line: string): void {
    this.log.push(line);
    this.options.onRequest?.(line);
  }

  private meet(line: string): Fault | undefined {
    const fault = this.faults.find(({ match, times }) => match.test(line) && times !== 0);
    if (!fault) return undefined;
    if (fault.after !== undefined && fault.after > 0) {
      fault.after -= 1;
      return undefined;
    }
    if (fault.times !== undefined) fault.times -= 1;
    return fault;
  }

  private answer(request: IncomingMessage, url: URL, text: string): { status: number; body: unknown } {
    if (request.method === 'OPTIONS') return { status: 200, body: {} };
    try {
      const path = url.pathname;
      const route = this.routes.find((entry) => entry.method === request.method && entry.path.test(path));
      if (!route) throw new Refusal(404, 'Not found');
      const [, index = '', id = ''] = (route.path.exec(path) ?? []).map(decodeURIComponent);
      const body = toBody(text);
      this.check(request, url, route, index, body);
      return { status: 200, body: route.answer({ index, id, body }) };
    } catch (error) {
      if (!(error instanceof Refusal)) return { status: 500, body: { message: String(error), status: 500 } };
      return { status: error.status, body: { message: error.message, status: error.status, ...error.more } };
    }
  }

  private check(request: IncomingMessage, url: URL, { right }: Route, index: string, body: Body): void {
    const read = (name: string) => String(request.headers[name] ?? url.searchParams.get(name) ?? '');
    const name = read('x-algolia-api-key');
    const key = Object.hasOwn(this.keys, name) ? this.keys[name] : undefined;
    if (!key || read('x-algolia-application-id').toUpperCase() !== this.appId.toUpperCase())
      throw new Refusal(403, 'Invalid Application-ID or API key');
    if (!key.acl.includes(right)) throw new Refusal(403, 'Method not allowed with this API key');
    const touched = [index, ...toList(body.requests).map(({ indexName }) => indexName), body.destination].filter(
      (value): value is string => typeof value === 'string' && value !== '',
    );
    const may = (wanted: string) =>
      !key.indices ||
      key.indices.some((own) => (own.endsWith('*') ? wanted.startsWith(own.slice(0, -1)) : wanted === own));
    if (!touched.every(may)) throw new Refusal(403, 'Index not allowed with this API key');
  }

  private find(name: string) {
    const index = this.store.indices.get(name);
    if (!index) throw new Refusal(404, `Index ${name} does not exist`);
    return index;
  }

  private write(task: string, name: string, action: () => void): Body {
    return { taskID: this.store.schedule(task, name, action), updatedAt: new Date(0).toISOString() };
  }

  private toRoutes(): Route[] {
    const { store } = this;
    const one = (rest: string) => new RegExp(`^/1/indexes/([^/*]+)${rest}$`);
    const save = (part: 'synonyms' | 'rules'): Route => ({
      method: 'POST',
      path: one(`/${part}/batch`),
      right: 'editSettings',
      answer: ({ index, body }) =>
        this.write(part, index, () => void (store.open(index)[part] = toList(body) as Stored[])),
    });
    const list = (part: 'synonyms' | 'rules'): Route => ({
      method: 'POST',
      path: one(`/${part}/search`),
      right: 'settings',
      answer: ({ index }) => ({
        hits: this.find(index)[part],
        nbHits: this.find(index)[part].length,
        page: 0,
        nbPages: 1,
      }),
    });
    return [
      save('synonyms'),
      save('rules'),
      list('synonyms'),
      list('rules'),
      {
        method: 'POST',
        path: /^\/1\/indexes\/\*\/queries$/,
        right: 'search',
        answer: ({ body }) => ({
          results: toList(body.requests).map((query) => answerQuery(this.find(String(query.indexName)), query)),
        }),
      },
      {
        method: 'POST',
        path: one('/browse'),
        right: 'browse',
        answer: ({ index, body }) => browse([...this.find(index).records.values()], body),
      },
      {
        method: 'POST',
        path: one('/batch'),
        right: 'addObject',
        answer: ({ index, body }) => {
          const records = toList(body.requests).map((entry, position) => toRecord(entry, position));
          const { taskID } = this.write('batch', index, () => {
            const { records: stored } = store.open(index);
            for (const record of records) stored.set(record.objectID, record);
          });
          return { taskID, objectIDs: records.map(({ objectID }) => objectID) };
        },
      },
      {
        method: 'PUT',
        path: one('/settings'),
        right: 'editSettings',
        answer: ({ index, body }) =>
          this.write('settings', index, () => void Object.assign(store.open(index).settings, body)),
      },
      { method: 'GET', path: one('/settings'), right: 'settings', answer: ({ index }) => this.find(index).settings },
      {
        method: 'POST',
        path: one('/operation'),
        right: 'addObject',
        answer: ({ index, body: { operation, destination } }) => {
          if (operation !== 'move' && operation !== 'copy') throw new Refusal(400, 'Unknown operation');
          return this.write(operation, String(destination), () => store[operation](index, String(destination)));
        },
      },
      {
        method: 'GET',
        path: one('/task/(\\d+)'),
        right: 'addObject',
        answer: ({ id }) => ({
          status: store.isPublished(Number(id)) ? 'published' : 'notPublished',
          pendingTask: false,
        }),
      },
      {
        method: 'DELETE',
        path: one(''),
        right: 'deleteIndex',
        answer: ({ index }) => this.write('delete', index, () => void store.indices.delete(index)),
      },
      {
        method: 'GET',
        path: /^\/1\/indexes$/,
        right: 'listIndexes',
        answer: () => ({
          items: [...store.indices].map(([name, { records }]) => ({ name, entries: records.size, pendingTask: false })),
          nbPages: 1,
        }),
      },
    ];
  }
}

function toBody(text: string): Body {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Body;
  } catch {
    throw new Refusal(400, 'Invalid JSON');
  }
}

function toList(value: unknown): Body[] {
  return Array.isArray(value) ? (value as Body[]) : [];
}

function toRecord({ action, body }: Body, position: number): Stored {
  const record = body as Partial<Stored>;
  const { objectID } = record;
  if (action !== 'addObject') throw new Refusal(400, `Invalid action: ${String(action)}`);
  if (typeof objectID !== 'string' || objectID === '') throw new Refusal(400, 'Missing mandatory attribute objectID');
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size > largest)
    throw new Refusal(
      400,
      `Record at the position ${position} objectID=${objectID} is too big size=${size}/${largest} bytes.`,
      {
        position,
        objectID,
      },
    );
  return { ...record, objectID };
}

function browse(records: Stored[], { cursor, hitsPerPage = 1000, attributesToRetrieve = ['*'] }: Body): Body {
  const start = Number(cursor ?? 0);
  const end = start + Number(hitsPerPage);
  const wanted = attributesToRetrieve as string[];
  const hits = records
    .slice(start, end)
    .map((record) =>
      wanted.includes('*')
        ? record
        : Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || wanted.includes(name))),
    );
  return { hits, nbHits: records.length, ...(end < records.length ? { cursor: String(end) } : {}) };
}
