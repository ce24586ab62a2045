export type Device = 'desktop' | 'phone';
export type Dialog = 'search' | 'drawer' | 'sheet';

/** A URL within the site. */
export interface Address {
  path: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** The position of the reader when they left an entry. It can only be compared while the layout of the page is the same. */
export interface Left {
  hash: string;
  scroll: number;
  /** From the top of the window to the end of the page. */
  end: number;
  /** An element with an ID near the top of the window, and its top. */
  near?: { id: string; top: number };
  layout: number;
}

export interface Entry extends Address {
  left?: Left;
}

/** The expected state of the browser. */
export interface Model {
  entries: readonly Entry[];
  /** The index of the current entry. */
  at: number;
  dialog?: Dialog;
  theme: 'light' | 'dark';
  isOffline: boolean;
  /** Incremented by whatever changes the layout of pages: another width, another sample language. */
  layout: number;
}

export function startModel(address: Address): Model {
  return { entries: [address], at: 0, theme: 'light', isOffline: false, layout: 0 };
}

export function getEntry({ entries, at }: Model): Entry {
  const entry = entries[at];
  if (!entry) throw new Error(`There is no entry ${at}.`);
  return entry;
}

/** Returns the model after following a link, which also closes a dialog. A link to the current URL adds no entry. */
export function follow(model: Model, address: Address, left?: Omit<Left, 'layout'>): Model {
  const current = getEntry(model);
  if (current.path === address.path && (left?.hash ?? current.hash) === address.hash) {
    const entries = model.entries.map((entry, index) => (index === model.at ? { ...entry, ...address } : entry));
    return { ...model, entries, dialog: undefined };
  }
  const { entries, at } = leave(model, left);
  return dropFirst({ ...model, entries: [...entries.slice(0, at + 1), address], at: at + 1, dialog: undefined });
}

/** Chromium keeps 50 entries and drops the first one for a new one. An open dialog has an entry, too. */
function dropFirst(model: Model): Model {
  if (model.entries.length + (model.dialog ? 1 : 0) <= 50) return model;
  return { ...model, entries: model.entries.slice(1), at: model.at - 1 };
}

/** Returns the model after a step back or forward in the history. With an open dialog, the step only closes the dialog. */
export function traverse(model: Model, distance: -1 | 1, left?: Omit<Left, 'layout'>): Model {
  if (model.dialog) return closeDialog(model);
  if (!canTraverse(model, distance)) return model;
  return { ...leave(model, left), at: model.at + distance };
}

export function canTraverse({ entries, at }: Model, distance: -1 | 1): boolean {
  return entries[at + distance] !== undefined;
}

/** Opening a dialog adds a history entry, which removes the entries after the current one. */
export function openDialog(model: Model, dialog: Dialog): Model {
  return dropFirst({ ...model, dialog, entries: model.entries.slice(0, model.at + 1) });
}

export function closeDialog(model: Model): Model {
  return { ...model, dialog: undefined };
}

/** Makes all recorded scroll positions outdated, because the layout of pages has changed. */
export function layOutAnew(model: Model): Model {
  return { ...model, layout: model.layout + 1 };
}

function leave(model: Model, left?: Omit<Left, 'layout'>): Model {
  const known = left && { ...left, layout: model.layout };
  const entries = model.entries.map((entry, index) =>
    index === model.at ? { ...entry, hash: left?.hash ?? entry.hash, left: known } : entry,
  );
  return { ...model, entries };
}
