import { createRoot } from 'react-dom/client';
import * as messages from '@/messages';
import { toHref } from '@/lib/href';
import { toHash } from '../anchor-link';
import { toPartPath } from '../places';
import { Schema } from '../schema';
import type { SchemaPart } from '../schema-part';
import type { View } from '../view';
import { loadJson } from './load-json';

const spinnerDelay = 200;

/** Shows a component of another page in the row that was opened: its part of the table is fetched, once. */
export async function openPart(fold: HTMLDetailsElement, file: string, anchor: string): Promise<void> {
  if (fold.dataset.full !== undefined) return;
  fold.dataset.full = '';
  const state = document.createElement('p');
  state.setAttribute('role', 'status');
  const timer = setTimeout(() => showLoading(fold, state), spinnerDelay);
  try {
    const part = await loadJson<SchemaPart>(file);
    const body = document.createElement('div');
    createRoot(body).render(
      <Schema view={toView(part)} place={{ id: part.id, anchor, trail: [{ id: part.id, anchor }], allowance: 0 }} />,
    );
    state.remove();
    fold.append(body);
  } catch {
    showFailure(fold, state, () => void openPart(fold, file, anchor));
    delete fold.dataset.full;
  } finally {
    clearTimeout(timer);
  }
}

function toView({ schemas, pages, showAssumed }: SchemaPart): View {
  const places = new Map(pages);
  return {
    schemas: Object.fromEntries(schemas.map((node) => [node.id, node])),
    code: new Map(),
    showAssumed,
    allowance: 0,
    toHref: (anchor) => {
      const page = places.get(anchor);
      return page === undefined ? toHash(anchor) : `${toHref(page)}${toHash(anchor)}`;
    },
    findPart: (anchor) => {
      const page = places.get(anchor);
      return page && toHref(toPartPath(page));
    },
  };
}

function showLoading(fold: HTMLElement, state: HTMLElement): void {
  state.className = 'ls ld';
  state.textContent = messages.loading;
  fold.append(state);
}

function showFailure(fold: HTMLElement, state: HTMLElement, onRetry: () => void): void {
  state.className = 'ls';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'b';
  button.textContent = messages.retry;
  button.addEventListener('click', () => {
    state.remove();
    onRetry();
  });
  state.replaceChildren(messages.partFailed, ' ', button);
  fold.append(state);
}
