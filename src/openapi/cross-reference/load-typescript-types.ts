import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The indentation of a component schema in the types that openapi-typescript writes. */
const indent = ' '.repeat(8);

/** Reads the TypeScript type of each component schema of a service by its name. Empty if no types were written. */
export async function loadTypes(service: string): Promise<Map<string, string>> {
  const source = await readFile(join(process.cwd(), 'src/generated', `${service}.ts`), 'utf8').catch(() => '');
  return splitTypes(source);
}

/** Splits the `schemas` of a module that openapi-typescript wrote into the declarations of its members. */
export function splitTypes(source: string): Map<string, string> {
  const start = /^ {4}schemas: \{$/m.exec(source);
  if (!start) return new Map();
  const body = source.slice(start.index + start[0].length + 1);
  const lines = body.slice(0, body.search(/^ {4}\};$/m)).split('\n');
  const types = new Map<string, string>();
  let member: string[] = [];
  for (const line of lines) {
    member.push(line);
    const isEnd = line.startsWith(indent) && line[indent.length] !== ' ' && line.endsWith(';');
    if (!isEnd) continue;
    const text = member.map((own) => own.slice(indent.length)).join('\n');
    const [, name = ''] = /^"?([^\s"*/:?][^":?\n]*)"?\??: /m.exec(text) ?? [];
    types.set(name, text);
    member = [];
  }
  return types;
}
