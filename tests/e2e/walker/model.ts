export type Device = 'desktop' | 'phone';
export type Dialog = 'search' | 'drawer' | 'sheet';

/** An address within the site. */
export interface Address {
  path: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Where a reader was when they left an entry; only worth something while the page is laid out as it was then. */
export interface Left {
  hash: string;
  scroll: number;
  /** From the top of the window to the end of the page. */
  end: number;
  /** Something with an id near the top of the window, and where it was. */
  near?: { id: string; top: number };
  layout: number;
}

export interface Entry extends Address {
  left?: Left;
}

/** What the walker believes of the browser. */
export interface Model {
  entries: readonly Entry[];
  /** The entry that is shown. */
  at: number;
  dialog?: Dialog;
  theme: 'light' | 'dark';
  isOffline: boolean;
  /** Grows with whatever lets a page be laid out anew: another width, another language of samples. */
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

/** A link was followed; from a dialog too, which closes. One to the very address that is shown adds no entry. */
export function follow(model: Model, address: Address, left?: Omit<Left, 'layout'>): Model {
  const current = getEntry(model);
  if (current.path === address.path && (left?.hash ?? current.hash) === address.hash) {
    const entries = model.entries.map((entry, index) => (index === model.at ? { ...entry, ...address } : entry));
    return { ...model, entries, dialog: undefined };
  }
  const { entries, at } = leave(model, left);
  return { ...model, entries: [...entries.slice(0, at + 1), address], at: at + 1, dialog: undefined };
}

/** A step back or forward in the history. A step back closes what is open and stays. */
export function traverse(model: Model, distance: -1 | 1, left?: Omit<Left, 'layout'>): Model {
  if (model.dialog) return closeDialog(model);
  if (!canTraverse(model, distance)) return model;
  return { ...leave(model, left), at: model.at + distance };
}

export function canTraverse({ entries, at }: Model, distance: -1 | 1): boolean {
  return entries[at + distance] !== undefined;
}

/** A dialog has an entry of its own: the way forward ends. */
export function openDialog(model: Model, dialog: Dialog): Model {
  return { ...model, dialog, entries: model.entries.slice(0, model.at + 1) };
}

export function closeDialog(model: Model): Model {
  return { ...model, dialog: undefined };
}

/** Pages are laid out anew: what is known of scroll positions holds no longer. */
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
