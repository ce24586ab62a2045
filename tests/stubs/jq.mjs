// The program `jq` for the guides, so that their test needs no installed one: `node jq.mjs <program> <file>`.
import { readFileSync } from 'node:fs';
import { raw } from 'jq-wasm';

const [program = '', file = ''] = process.argv.slice(2);

// WebAssembly has no environment.
const variables = ['--argjson', 'variables', JSON.stringify(process.env)];
process.stdout.write(`${await raw(readFileSync(file, 'utf8'), `def env: $variables; ${program}`, variables)}\n`);
