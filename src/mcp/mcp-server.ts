import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { openExportedDocumentation } from './exported-documentation';

type Export = Awaited<ReturnType<typeof openExportedDocumentation>>;

const service = z.string().optional().describe('The id of a service, to search only in it.');

/** Creates a server with the tools that read an export. The SDK returns a thrown error as an error of the tool. */
export function createServer(docs: Export): McpServer {
  const server = new McpServer({ name: 'documentation', title: docs.title, version: '1.0.0' });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    { description: 'Searches the documentation.', inputSchema: { query: z.string().max(500) }, annotations },
    async ({ query }) => {
      const hits = await docs.search(query);
      return toResult(hits.map(({ title, url, kind }) => ({ title, url, kind })));
    },
  );
  server.registerTool(
    'get_page',
    {
      description: 'Returns a page as Markdown.',
      inputSchema: { path: z.string().describe('The path, such as `/guides/start/`, or the URL of a search result.') },
      annotations,
    },
    async ({ path }) => toResult(await docs.getPage(path)),
  );
  server.registerTool(
    'get_operation',
    { description: 'Returns an operation of the API.', inputSchema: { id: z.string(), service }, annotations },
    async ({ id, service: within }) => toResult(await docs.getOperation(id, within)),
  );
  server.registerTool(
    'get_schema',
    {
      description: 'Returns a schema of the API.',
      inputSchema: { name: z.string().describe('The name of a component, or the id of a schema.'), service },
      annotations,
    },
    async ({ name, service: within }) => toResult(await docs.findSchema(name, within)),
  );
  server.registerTool(
    'where_used',
    {
      description: 'Lists the operations that use a component schema.',
      inputSchema: { name: z.string(), service },
      annotations,
    },
    async ({ name, service: within }) => {
      const { usedBy = [], usedByCount = 0 } = await docs.findSchema(name, within);
      return toResult({ usedBy, usedByCount });
    },
  );
  server.registerTool(
    'validate_payload',
    {
      description: 'Validates a JSON payload, and explains its values.',
      inputSchema: {
        payload: z.string(),
        schema: z
          .string()
          .optional()
          .describe('The name of a component schema. Without it, the schemas that fit best.'),
        service,
      },
      annotations,
    },
    async ({ payload, schema, service: within }) => toResult(await docs.validate(payload, { service: within, schema })),
  );
  return server;
}

function toResult(value: unknown) {
  return { content: [{ type: 'text' as const, text: typeof value === 'string' ? value : JSON.stringify(value) }] };
}
