import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { getSearch } from './find-and-close-dialog';

/** Returns the text of the search field. */
export function useFieldText(): string {
  return useSyncExternalStore(subscribe, () => getSearch().field.value);
}

/** Replaces the text of the search field, and focuses the field. */
export function writeField(text: string): void {
  const { field } = getSearch();
  field.value = text;
  field.dispatchEvent(new Event('input'));
  field.focus();
}

/** Makes the search field control a list of results, which replace the note that they are loading, while the component is rendered. */
export function useCombobox({
  listId,
  hasList,
  onKeyDown,
}: {
  listId: string;
  hasList: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}): void {
  const latest = useRef(onKeyDown);
  useLayoutEffect(() => {
    latest.current = onKeyDown;
  });
  useLayoutEffect(() => {
    const { dialog, field } = getSearch();
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId, enterkeyhint: 'go' };
    const onKey = (event: KeyboardEvent) => latest.current(event);
    const setBusy = (isBusy: boolean) => {
      dialog.setAttribute('aria-busy', String(isBusy));
      dialog.querySelector('[role=status]')?.toggleAttribute('hidden', !isBusy);
    };
    setBusy(false);
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    field.addEventListener('keydown', onKey);
    return () => {
      setBusy(true);
      field.removeEventListener('keydown', onKey);
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [listId]);
  useLayoutEffect(() => getSearch().field.setAttribute('aria-expanded', String(hasList)), [hasList]);
}

function subscribe(onText: () => void): () => void {
  const { field } = getSearch();
  field.addEventListener('input', onText);
  return () => field.removeEventListener('input', onText);
}
