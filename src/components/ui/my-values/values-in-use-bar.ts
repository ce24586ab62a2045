import * as messages from '@/messages';
import { smallButtonClassName } from '../shared-class-names';
import { clearVariables, type VariableValues } from './store';

/** Shows which values are in use, with a button that clears them. Without values, there is nothing to see. */
export function showBar(variables: VariableValues): void {
  const entries = Object.entries(variables);
  const shown = document.querySelector('.my-values');
  if (entries.length === 0) {
    // The button that has been pressed is about to be gone.
    const main = document.getElementById('main');
    if (main && shown?.contains(document.activeElement)) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    return shown?.remove();
  }
  const bar = shown ?? toBar();
  const [summary, list] = [bar.querySelector('summary'), bar.querySelector('dl')];
  if (summary) summary.textContent = messages.requestMyValuesShown(entries.length);
  list?.replaceChildren(
    ...entries.flatMap(([name, value]) => [
      toElement('dt', name, 'mt-2 font-mono text-muted'),
      toElement('dd', value, 'font-mono'),
    ]),
  );
  if (!shown) document.body.append(bar);
}

function toBar(): HTMLElement {
  const bar = toElement('aside', '', 'my-values');
  bar.ariaLabel = messages.requestMyValues;
  const details = toElement('details', '');
  const clear = toElement('button', messages.requestMyValuesClear, smallButtonClassName);
  clear.type = 'button';
  clear.addEventListener('click', clearVariables);
  details.append(toElement('summary', ''), toElement('p', messages.requestMyValuesChange), toElement('dl', ''));
  bar.append(details, clear);
  return bar;
}

function toElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
