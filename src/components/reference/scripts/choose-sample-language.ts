import { isGone, reloadOnce } from '@/lib/reload-after-load-error';
import { toStoredKey, writeStored } from '@/lib/storage';
import * as messages from '@/messages';
import type { CodeSpan } from '../highlighted-code';
import { findStoredLanguage, languageKey, type SampleLanguages } from '../page-and-stored-sample-languages';
import { whenIdle } from '../../ui/when-idle';
import { showLoading } from '../../ui/loading-or-failed-message';
import { toLoadingOrRetryMessage } from './loading-or-retry-message';

const languageField = '.api [data-sample] select';
const samplesAtOnce = 6;

/** Fills the language selects. A choice applies to the whole site: to guides, later visits, and other browser tabs. */
export function followLanguages(samples: SampleLanguages, signal: AbortSignal): void {
  const { languages } = samples;
  const fill = (field: EventTarget | null) => isLanguageField(field) && addOptions(field, languages);
  // A large API would have thousands of options. A select gets them when the reader reaches it.
  for (const turned of ['focusin', 'pointerdown'])
    document.addEventListener(turned, (event) => fill(event.target), { signal });
  fill(document.activeElement);
  const choose = (language: string) => void show(language, samples, signal);
  const restore = () => {
    const known = findStoredLanguage(languages);
    if (known && known.language !== latest) choose(known.language);
  };
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!isLanguageField(target)) return;
      writeStored(languageKey, target.selectedOptions[0]?.label);
      keepInPlace(target, () => choose(target.value));
    },
    { signal },
  );
  window.addEventListener('storage', ({ key }) => key === toStoredKey(languageKey) && restore(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore(), { signal });
  latest = '';
  restore();
}

function isLanguageField(target: EventTarget | null): target is HTMLSelectElement {
  return target instanceof HTMLSelectElement && target.matches(languageField);
}

/** Adds the missing options for these languages, in their order. */
function addOptions(field: HTMLSelectElement, languages: SampleLanguages['languages']): void {
  languages.forEach(({ language, label }, index) => {
    if (field.options[index]?.value !== language) field.add(new Option(label, language), index);
  });
}

let latest = '';

/** Shows all samples in a language, those near the screen first. Stops if the reader chooses another language meanwhile. */
async function show(language: string, all: SampleLanguages, signal: AbortSignal): Promise<void> {
  latest = language;
  const samples = [...document.querySelectorAll<HTMLElement>('.api [data-sample]')];
  for (const sample of samples) select(sample, language, all);
  const file = Object.hasOwn(all.files, language) ? all.files[language] : undefined;
  if (file === undefined) return samples.forEach(showOwn);
  const timer = showLoading((text) => {
    if (latest === language) for (const sample of samples) setState(sample, text);
  });
  try {
    const { loadJson } = await import('@/lib/load-files-with-react-query');
    const spans = await loadJson<Record<string, CodeSpan[]>>(`${all.folder}${file}`);
    clearTimeout(timer);
    const left = samples.filter((sample) => !isNear(sample));
    let next = samples.filter(isNear);
    while (latest === language && (next.length > 0 || left.length > 0)) {
      for (const sample of next) showSpans(sample, findSpans(spans, sample.dataset.sample ?? ''));
      next = left.splice(0, samplesAtOnce);
      if (next.length > 0) await new Promise<void>((resolve) => whenIdle(() => resolve(), signal));
    }
  } catch (error) {
    if (latest !== language || ((await isGone(error)) && reloadOnce(location.pathname))) return;
    const label = all.languages.find((known) => known.language === language)?.label ?? language;
    for (const sample of samples)
      setState(sample, messages.samplesFailed(label), () => void show(language, all, signal));
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the sample of an operation, whose id may be the name of an inherited member, such as `constructor`. */
function findSpans(spans: Record<string, CodeSpan[]>, id: string): CodeSpan[] | undefined {
  return Object.hasOwn(spans, id) ? spans[id] : undefined;
}

/**
 * Returns true for a sample whose operation is on the screen or less than one screen away from it. Measures the operation,
 * because measuring inside one that is skipped by `content-visibility` would lay it out.
 */
function isNear(sample: HTMLElement): boolean {
  const { top, bottom } = (sample.closest('.operation') ?? sample).getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}

function select(sample: HTMLElement, language: string, { languages }: SampleLanguages): void {
  const field = sample.querySelector('select');
  if (!field) return;
  const has = (value: string) => [...field.options].some((option) => option.value === value);
  const offered = languages.filter((known) => known.language === language || has(known.language));
  addOptions(field, offered);
  field.value = language;
}

/** Shows the sample that is in the HTML of the page. */
function showOwn(sample: HTMLElement): void {
  sample.querySelector('[data-loaded]')?.remove();
  sample.querySelector('pre')?.removeAttribute('hidden');
  clearState(sample);
}

function showSpans(sample: HTMLElement, spans: CodeSpan[] | undefined): void {
  showOwn(sample);
  const own = sample.querySelector('pre');
  if (!own) return;
  if (!spans) {
    const field = sample.querySelector('select');
    if (field) field.selectedIndex = [...field.options].findIndex((option) => option.defaultSelected);
    return;
  }
  const copy = own.cloneNode() as HTMLElement;
  const code = document.createElement('code');
  code.append(...spans.map((span) => (typeof span === 'string' ? span : toSpan(...span))));
  copy.dataset.loaded = '';
  copy.append(code);
  own.hidden = true;
  // Before the original, because the copy button uses the first code of the block.
  own.before(copy);
}

function toSpan(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/** Shows a message above the code: that samples are loading or, with a retry button, that loading failed. */
function setState(sample: HTMLElement, text: string, retry?: () => void): void {
  clearState(sample);
  sample.firstElementChild?.after(toLoadingOrRetryMessage('p', text, retry));
}

function clearState(sample: HTMLElement): void {
  sample.querySelector('[role="status"]')?.remove();
}

/**
 * Keeps an element at its position on the screen while code above it changes its height, for 3 s or until the reader acts
 * again.
 */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  const observer = new MutationObserver(() => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  const frame = element.closest('.api');
  if (frame) observer.observe(frame, { childList: true, subtree: true });
  const acts = new AbortController();
  const stop = () => {
    observer.disconnect();
    acts.abort();
  };
  for (const act of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'popstate'])
    window.addEventListener(act, stop, { passive: true, signal: acts.signal });
  setTimeout(stop, 3000);
  change();
}
