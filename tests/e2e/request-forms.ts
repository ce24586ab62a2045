import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { toRequestForm } from '@/openapi/requests/build-form';
import { toSpec } from '@/openapi/transform/spec';
import { runPrograms } from '../unit/openapi/samples/runtimes';
import { startStubServer, type ReceivedRequest } from '../unit/openapi/samples/stub-server';
import { expect, type Locator, type Page } from './test';

type Path = (string | number)[];

/** Opens the form for the request of an operation by keyboard. */
export async function openForm(page: Page, service: string, operation: string): Promise<Locator> {
  await page.goto(`/api/${service}/#${operation}`);
  await page.locator(`[data-sample="${operation}"]`).getByRole('button', { name: 'Build a request' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Build a request' });
  await expect(dialog.getByRole('group', { name: 'Request, curl' })).toBeVisible();
  return dialog;
}

/** Opens the form of an operation of a document, whose data replaces that of an operation of the site. */
export async function openFormOf(page: Page, document: JsonObject, operationId: string): Promise<Locator> {
  const { spec } = toSpec(structuredClone(document), 'test');
  const operation = spec.operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  await page.unroute('**/requests/*.json');
  await page.route('**/requests/*.json', (route) => route.fulfill({ json: toRequestForm(spec, operation, document) }));
  await page.goto('about:blank');
  return openForm(page, 'accounts', 'getAccount');
}

/** Returns the field of the value at a path. */
export function findField(page: Page, at: Path, end = ''): Locator {
  return page.locator(`[id='request_${JSON.stringify(at)}${end}']`);
}

/** Fills a text, the items of a list, or the required properties of an object, by keyboard. */
export async function fillValue(page: Page, at: Path, value: unknown): Promise<void> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      await findField(page, at, '-add').press('Enter');
      await fillValue(page, [...at, index], item);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) await fillValue(page, [...at, key], part);
  } else {
    const field = findField(page, at);
    await field.focus();
    // Only a body starts with values.
    if (at[0] === 'body') await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(String(value));
  }
}

/** Runs the curl command of a form, once it has a text that the reader has entered last, and returns the request that arrives. */
export async function send(
  dialog: Locator,
  last: string | RegExp,
  files: Record<string, string> = {},
): Promise<ReceivedRequest> {
  const command = dialog.getByRole('group', { name: 'Request, curl' });
  await expect(command).toContainText(last);
  const server = await startStubServer();
  try {
    const program = { source: await command.innerText(), baseUrl: server.toBaseUrl(0) };
    await runPrograms('curl', [program], { variables: {}, files });
  } finally {
    server.close();
  }
  const [received] = server.received.get(0) ?? [];
  if (!received) throw new Error('No request has arrived.');
  return received;
}
