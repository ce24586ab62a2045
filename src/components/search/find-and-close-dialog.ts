/** Returns the search dialog of the page (search-dialog.tsx) and its field. */
export function getSearch(): { dialog: HTMLDialogElement; field: HTMLInputElement } {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')!;
  return { dialog, field: dialog.querySelector('input')! };
}

/**
 * Closes the search, as the inline script of the head does. Its event comes before the dialog returns the focus, which the page
 * behind it does not accept while it is inert.
 */
export function closeSearch(): void {
  const { dialog } = getSearch();
  dialog.dispatchEvent(new Event('cancel'));
  dialog.close();
}
