import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openExportedDocumentation } from '@/mcp/exported-documentation';
import { createServer } from '@/mcp/mcp-server';
import { openExportFiles } from '@/mcp/read-exported-files';

// `npm run mcp -- [URL or folder]`: serves an export, by default out/, to programs over the Model Context Protocol on stdin and stdout.
const { positionals } = parseArgs({ allowPositionals: true });
const [address = 'out'] = positionals;
try {
  const docs = await openExportedDocumentation(await openExportFiles(address));
  await createServer(docs).connect(new StdioServerTransport());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `"${address}" cannot be read: ${reason} Name a folder or URL with an export; npm run build makes out/.\n`,
  );
  process.exitCode = 2;
}
