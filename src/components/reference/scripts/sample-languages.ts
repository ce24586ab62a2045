import { isGone, reloadOnce } from '@/lib/load-error';
import { readStored, writeStored } from '@/lib/storage';
import * as messages from '@/messages';
import type { CodeLine } from '../code';
import type { SampleLanguages } from '../reference-scripts';
import { toLateState } from '../../ui/late-state';

const storageKey = 'tab.language';
const spinnerDelay = 200;

/** Fills the language selects; a choice holds for the whole page, for later visits and for other tabs. */
export function followLanguages({ languages, hrefs }: SampleLanguages, signal: AbortSignal): void {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('.api .lg')];
  for (const select of selects) {
    const known = [...select.options].map((option) => option.value);
    for (const { language, label } of languages) {
      if (!known.includes(language)) select.add(new Option(label, language));
    }
  }
  const choose = (language: string) =>
    void show(language, languages.find((known) => known.language === language)?.label ?? language, hrefs);
  document.addEventListener(
    'change',
    (event) => {
      const field = event.target;
      if (!(field instanceof HTMLSelectElement) || !field.matches('.api .lg')) return;
      writeStored(storageKey, field.value);
      keepInPlace(field, () => choose(field.value));
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    (event) => event.key === storageKey && event.newValue !== null && choose(event.newValue),
    { signal },
  );
  const stored = readStored(storageKey);
  if (stored !== undefined && languages.some(({ language }) => language === stored)) choose(stored);
}

let latest = '';

/** Shows the samples of a language everywhere; a later choice overtakes a slower one. */
async function show(language: string, label: string, hrefs: Readonly<Record<string, string>>): Promise<void> {
  latest = language;
  const samples = [...document.querySelectorAll<HTMLElement>('.api [data-sample]')];
  for (const sample of samples) select(sample, language);
  const href = hrefs[language];
  if (href === undefined) return samples.forEach(showOwn);
  const timer = setTimeout(() => samples.forEach((sample) => setState(sample, messages.loading)), spinnerDelay);
  try {
    const { loadJson } = await import('./load-json');
    const lines = await loadJson<Record<string, CodeLine[]>>(href);
    if (latest !== language) return;
    for (const sample of samples) showLines(sample, lines[sample.dataset.sample ?? '']);
  } catch (error) {
    if (latest !== language || ((await isGone(error)) && reloadOnce(location.pathname))) return;
    for (const sample of samples)
      setState(sample, messages.samplesFailed(label), () => void show(language, label, hrefs));
  } finally {
    clearTimeout(timer);
  }
}

function select(sample: HTMLElement, language: string): void {
  const field = sample.querySelector<HTMLSelectElement>('.lg');
  if (field && [...field.options].some((option) => option.value === language)) field.value = language;
}

/** The sample that stands in the page's HTML. */
function showOwn(sample: HTMLElement): void {
  sample.querySelector('[data-loaded]')?.remove();
  sample.querySelector('pre')?.removeAttribute('hidden');
  clearState(sample);
}

function showLines(sample: HTMLElement, lines: CodeLine[] | undefined): void {
  showOwn(sample);
  const own = sample.querySelector('pre');
  if (!own) return;
  if (!lines) {
    const field = sample.querySelector('select');
    if (field) field.selectedIndex = 0;
    return;
  }
  const copy = own.cloneNode() as HTMLElement;
  const code = document.createElement('code');
  lines.forEach((line, index) => {
    if (index > 0) code.append('\n');
    for (const [className, text] of line) code.append(className === '' ? text : toSpan(className, text));
  });
  copy.dataset.loaded = '';
  copy.append(code);
  own.hidden = true;
  // Before the other one: what is copied is the first code of the block.
  own.before(copy);
}

function toSpan(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/** Says above the code that something is under way or went wrong, with a way to try again. */
function setState(sample: HTMLElement, text: string, retry?: () => void): void {
  clearState(sample);
  sample.querySelector('.sh')?.after(toLateState('p', text, retry));
}

function clearState(sample: HTMLElement): void {
  sample.querySelector('.ls')?.remove();
}

/** Code above may change its height: what the reader has just used stays where it is. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  const observer = new MutationObserver(() => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  const frame = element.closest('.api');
  if (frame) observer.observe(frame, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 3000);
  change();
}
