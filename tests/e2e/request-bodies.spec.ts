import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { parseBodies, type Part } from '../unit/openapi/samples/parse-bodies';
import { fillValue, findField, openFormOf, send } from './request-forms';
import { expect, test } from './test';

// What arrives is read by the parsers of Node.js and Python, not by the code of the site.

const text = { type: 'string' };
const binary = 'application/octet-stream';
const pet = { name: 'Tom & "co" <é>', tags: ['a, b', 'c=d'], owner: { city: "O'Brien\\ville" } };
const schema = {
  type: 'object',
  title: 'Pet',
  required: ['name', 'tags', 'owner'],
  properties: {
    name: text,
    tags: { type: 'array', items: text },
    owner: { type: 'object', required: ['city'], properties: { city: text } },
  },
};
const toEntries = ({ name, tags, owner }: typeof pet) => [
  ['name', name],
  ...tags.map((tag) => ['tags', tag]),
  ['owner', JSON.stringify(owner)],
];
const readJson = (source: string) => JSON.parse(source) as unknown;
const read = (body: Buffer, type: string) => new Response(new Uint8Array(body), { headers: { 'content-type': type } });

const bodies: {
  type: string;
  media: unknown;
  value: unknown;
  file?: string;
  toExpected: (body: Buffer, type: string) => unknown;
  expected: unknown;
}[] = [
  {
    type: 'application/json',
    media: { schema },
    value: pet,
    toExpected: (body) => readJson(String(body)),
    expected: pet,
  },
  {
    type: 'application/x-www-form-urlencoded',
    media: { schema },
    value: pet,
    toExpected: async (body, type) => [...(await read(body, type).formData())],
    expected: toEntries(pet),
  },
  {
    type: 'multipart/form-data',
    media: { schema },
    value: pet,
    toExpected: async (body, type) => [...(await read(body, type).formData())],
    expected: toEntries(pet),
  },
  {
    type: 'multipart/mixed',
    media: { schema: { type: 'array', items: schema } },
    value: [pet, pet],
    toExpected: (body, type) =>
      String(body)
        .split(`--${/boundary=([^;]+)/.exec(type)?.[1] ?? ''}`)
        .slice(1, -1)
        .map((part) => readJson(part.split('\r\n\r\n')[1] ?? '')),
    expected: [pet, pet],
  },
  {
    type: 'multipart/related',
    media: { schema, encoding: { owner: { contentType: 'application/json' } } },
    value: pet,
    toExpected: (body, type) =>
      (parseBodies([{ headers: { 'content-type': type }, body }])[0] as Part[]).map((part) => [
        part.headers['content-type'],
        Buffer.from(String(part.body), 'latin1').toString(),
      ]),
    expected: toEntries(pet).map(([name, part]) => [name === 'owner' ? 'application/json' : 'text/plain', part]),
  },
  {
    type: 'application/jsonl',
    media: { itemSchema: schema },
    value: [pet, pet],
    toExpected: (body) => String(body).trim().split('\n').map(readJson),
    expected: [pet, pet],
  },
  { type: 'text/plain', media: { schema: text }, value: "it's\n'text'", toExpected: String, expected: "it's\n'text'" },
  { type: binary, media: {}, value: 'photo.bin', file: 'a photo', toExpected: String, expected: 'a photo' },
  {
    type: 'application/xml',
    media: { schema },
    value: pet,
    toExpected: (body, type) => parseBodies([{ headers: { 'content-type': type }, body }])[0],
    expected:
      '<root><name>Tom &amp; "co" &lt;é&gt;</name><tags>a, b</tags><tags>c=d</tags>' +
      "<owner><city>O'Brien\\ville</city></owner></root>",
  },
];

test('a body in each media type is sent as the parsers of the platform read it', async ({ page }) => {
  const content = Object.fromEntries(bodies.map(({ type, media }) => [type, media]));
  const requestBody = { required: true, content };
  const operation = { operationId: 'add', requestBody, responses: { 200: { description: 'Good.' } } };
  const dialog = await openFormOf(
    page,
    JSON.parse(
      JSON.stringify({
        openapi: '3.2.0',
        info: { title: 'Test', version: '1' },
        paths: { '/pets': { post: operation } },
      }),
    ) as JsonObject,
    'add',
  );
  for (const { type, value, file, toExpected, expected } of bodies) {
    const choice = dialog.getByRole('combobox', { name: 'Media type' });
    await choice.selectOption(type);
    const area = findField(page, ['body'], '-text');
    if (typeof value === 'string') {
      await (file === undefined ? area : findField(page, ['body'])).or(area).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(value);
    } else await fillEmptied(value);
    const received = await send(dialog, toLast(value), file === undefined ? {} : { [String(value)]: file });
    const sentType = received.headers['content-type'] ?? '';
    expect(sentType.split(';')[0]).toBe(type);
    const found = await toExpected(received.body, sentType);
    expect(found).toEqual(expected);
  }

  /** Returns what the sample contains once the last field is in it. */
  function toLast(value: unknown): RegExp {
    if (Array.isArray(value)) return /ville[^]*ville/;
    return typeof value === 'string' ? /photo\.bin|'text/ : /ville/;
  }

  /** Fills a body whose lists have items of another media type with the same schema. */
  async function fillEmptied(value: unknown) {
    const remove = dialog.getByRole('button', { name: /^Remove Item/ });
    while ((await remove.count()) > 0) await remove.last().press('Enter');
    await fillValue(page, ['body'], value);
  }
});

test('an optional body that is removed and added again is the first one', async ({ page }) => {
  const named = { ...schema, properties: { ...schema.properties, name: { ...text, example: 'Tom' } } };
  const requestBody = { content: { 'application/jsonl': { itemSchema: named } } };
  const paths = {
    '/pets': { post: { operationId: 'add', requestBody, responses: { 200: { description: 'Good.' } } } },
  };
  const dialog = await openFormOf(page, { openapi: '3.2.0', info: { title: 'Test', version: '1' }, paths }, 'add');
  const command = dialog.getByRole('group', { name: 'Request, curl' });
  const first = await command.innerText();
  expect(first).toContain('"Tom"');
  await dialog.getByRole('button', { name: 'Remove the body' }).press('Enter');
  await expect(command).not.toContainText('"Tom"');
  await dialog.getByRole('button', { name: 'Add a body' }).press('Enter');
  await expect(command).toHaveText(first, { useInnerText: true });
  await expect(findField(page, ['body', 0, 'name'])).toHaveValue('Tom');
});

test('after starting again, every media type has its first body', async ({ page }) => {
  const requestBody = { required: true, content: { 'application/json': { schema }, 'text/plain': { schema: text } } };
  const paths = {
    '/pets': { post: { operationId: 'add', requestBody, responses: { 200: { description: 'Good.' } } } },
  };
  const dialog = await openFormOf(page, { openapi: '3.2.0', info: { title: 'Test', version: '1' }, paths }, 'add');
  const choice = dialog.getByRole('combobox', { name: 'Media type' });
  const area = findField(page, ['body'], '-text');
  await choice.selectOption('text/plain');
  await area.fill('mine');
  await choice.selectOption('application/json');
  await dialog.getByRole('button', { name: 'Start again' }).press('Enter');
  await choice.selectOption('text/plain');
  await expect(area).toHaveValue('');
});

const fixtures = [
  ['bodies', 'patchFile'],
  ['callbacks', 'createOrder'],
  ['new-version', 'replaceThing'],
  ['old-version', 'replaceThing'],
  ['recursion', 'replaceTree'],
  ['recursion', 'replaceRule'],
  ['unions', 'createPet'],
  ['unions', 'createPayment'],
] as const;

for (const [folder, operationId] of fixtures) {
  test(`the body of ${folder}/${operationId} is filled with all of its properties, and each value is sent at its place`, async ({
    page,
  }) => {
    const source = readFileSync(`tests/fixtures/specs/openapi/${folder}/openapi.yaml`, 'utf8');
    const dialog = await openFormOf(page, parse(source) as JsonObject, operationId);
    const body = dialog.getByRole('region', { name: 'Body' });
    // The properties of a schema that contains itself have no end.
    for (let left = 4; left > 0; left--) {
      const add = body.getByRole('combobox', { name: 'Add a property' }).first();
      if ((await add.count()) === 0) break;
      await add.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    const lists = body.getByRole('button', { name: /^Add an item/ });
    for (const list of (await lists.all()).slice(0, 1)) await list.press('Enter');
    const fields = await body
      .locator('input[type=text]')
      .evaluateAll((controls: HTMLInputElement[]) =>
        controls.flatMap(({ id, inputMode, value }) =>
          id.startsWith('request_[') ? [{ id, isNumber: inputMode !== '', isFilled: value !== '' }] : [],
        ),
      );
    expect(fields.length).toBeGreaterThan(0);
    for (const [index, { id, isNumber, isFilled }] of fields.entries()) {
      await page.locator(`[id='${id}']`).focus();
      if (isFilled) await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(isNumber ? `${index + 100}` : `value ${index}`);
    }
    const last = fields.length - 1;
    const received = await send(dialog, fields[last]?.isNumber ? `${last + 100}` : `value ${last}`);
    const sent = readJson(String(received.body));
    const found = fields.map(({ id }) => {
      const [, ...keys] = JSON.parse(id.replace('request_', '')) as (string | number)[];
      return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], sent);
    });
    expect([folder, ...found]).toEqual([
      folder,
      ...fields.map(({ isNumber }, index) => (isNumber ? index + 100 : `value ${index}`)),
    ]);
  });
}
