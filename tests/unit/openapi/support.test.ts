import { readFileSync } from 'node:fs';
import { getTypes } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { supportExtensions } from '@/messages';
import { loadForeignConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import type { SupportedField, SupportedObject } from '@/openapi/supported-fields';
import { makeProject } from './project';
import { getVersions, loadCases, type ObjectCase } from './support-cases';
import { Builder } from './support-result';

const cases = loadCases();

it('the table of support is what tests find: where each field appears, or why readers see nothing of it', async () => {
  const builder = new Builder(await makeProject(), await loadForeignConfig());
  const objects: SupportedObject[] = [];
  for (const one of cases) objects.push(await testObject(one, builder));
  const all = objects.flatMap(({ title, fields }) => fields.map((field) => ({ title, ...field })));
  const isIgnored = ({ places }: SupportedField) => places?.every((place) => place === 'checked') ?? false;
  const isExtension = ({ name }: SupportedField) => Object.hasOwn(supportExtensions, name);
  expect(all.filter((field) => !isExtension(field) && isIgnored(field) !== (field.reason !== undefined))).toEqual([]);
  await expect(toJson(objects)).toMatchFileSnapshot('../../../src/openapi/support.json');
});

it('the table of support has each extension that the code reads, with its meaning', () => {
  const sources = listFiles('src/openapi').filter((file) => file.endsWith('.ts'));
  const read = sources.flatMap(
    (file) => readFileSync(`src/openapi/${file}`, 'utf8').match(/(?<=')x-[a-z][\w-]*(?=')/gi) ?? [],
  );
  // The transformation writes notes itself.
  const names = [...new Set(read)].filter((name) => name !== 'x-note').sort();
  const fields = cases.flatMap((one) => Object.keys(one.fields)).filter((name) => name.startsWith('x-'));
  expect(fields.sort()).toEqual(names);
  expect(Object.keys(supportExtensions).sort()).toEqual(names);
});

it('the table of support has each field that the linter knows, in the same versions', () => {
  const missing = (['3.0', '3.1', '3.2'] as const).flatMap((version) =>
    Object.entries(getTypes(`oas${version.replace('.', '_')}` as 'oas3_0')).flatMap(([type, { properties }]) => {
      const fields = cases.flatMap((one) => (isOfType(one, type) ? Object.entries(one.fields) : []));
      const known = fields.flatMap(([name, field]) =>
        getVersions(field).includes(version) ? [field.key ?? name] : [],
      );
      return Object.keys(properties)
        .filter((name) => !known.includes(name) && !name.startsWith('x-') && !unspecified.has(`${type} ${name}`))
        .map((name) => `${version} ${type} ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** What the linter knows as fields, but the specifications do not. */
const unspecified = new Set([
  ...['Header allowEmptyValue', 'Header allowReserved', 'Schema definitions', 'Schema id', 'Schema summary'],
  ...['TagGroup name', 'TagGroup tags', 'Logo url', 'Logo altText', 'Logo backgroundColor', 'Logo href'],
  ...['XCodeSample lang', 'XCodeSample label', 'XCodeSample source'],
  ...['XUsePkce disableManualConfiguration', 'XUsePkce hideClientSecretInput'],
]);

/** Types of the linter whose names are not those of the specification. */
const titles: Record<string, string> = {
  Root: 'OpenAPI',
  ExternalDocs: 'External Documentation',
  Xml: 'XML',
  OAuth2Flows: 'OAuth Flows',
};
const flows = ['ImplicitFlow', 'PasswordFlow', 'ClientCredentials', 'AuthorizationCode', 'DeviceAuthorization'];

function isOfType({ object }: ObjectCase, type: string): boolean {
  if (type === 'Schema' && object.startsWith('JSON Schema')) return true;
  const title = flows.includes(type) ? 'OAuth Flow' : (titles[type] ?? type.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
  return object === `${title} Object`;
}

/** Tests all fields of an object. Versions with the same result share a row. */
async function testObject(object: ObjectCase, builder: Builder): Promise<SupportedObject> {
  const fields: SupportedField[] = [];
  for (const [name, field] of Object.entries(object.fields)) {
    const rows: SupportedField[] = [];
    for (const version of getVersions(field)) {
      const places = await builder.getPlaces(name, field, object, version);
      const same = rows.find((row) => row.places?.join() === places?.join());
      if (same) same.versions.push(version);
      else rows.push({ name, versions: [version], places, reason: field.reason });
    }
    fields.push(...rows);
  }
  const anchor = object.object.toLowerCase().replaceAll(' ', '-');
  return {
    title: object.object,
    url: object.url ?? `https://spec.openapis.org/oas/v3.2.0.html#${anchor}`,
    fields,
  };
}

/** Writes each field on a line. */
function toJson(objects: SupportedObject[]): string {
  const texts = objects.map(({ fields, ...object }) => {
    const lines = fields.map((field) => `    ${JSON.stringify(field)}`);
    return `  { ${JSON.stringify(object).slice(1, -1)}, "fields": [\n${lines.join(',\n')}\n  ] }`;
  });
  return `[\n${texts.join(',\n')}\n]\n`;
}
