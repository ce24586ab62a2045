/** A record, rule, or synonym as it was sent. */
export type Stored = Record<string, unknown> & { objectID: string };

export interface Index {
  records: Map<string, Stored>;
  settings: Record<string, unknown>;
  synonyms: Stored[];
  rules: Stored[];
}

/** The content of an index after a task was carried out. */
export interface Moment {
  index: string;
  task: string;
  records: number;
  /** The builds that its records come from. */
  builds: string[];
}

/** Stores indices as Algolia does: a write returns a task at once and is carried out a little later, in order. */
export class Store {
  readonly indices = new Map<string, Index>();
  /** Every state of every index, in order. */
  readonly history: Moment[] = [];
  private readonly published = new Set<number>();
  private readonly stuck: number[] = [];
  private queue = Promise.resolve();
  private count = 0;

  constructor(private readonly delay: () => number) {}

  isPublished(task: number): boolean {
    return this.published.has(task);
  }

  /** Queues a write and returns its task ID. With an infinite delay, the write is never carried out. */
  schedule(task: string, index: string, write: () => void): number {
    const id = ++this.count;
    const delay = this.delay();
    if (delay === Infinity) return this.stuck.push(id) && id;
    this.queue = this.queue
      .then(() => new Promise((resolve) => setTimeout(resolve, delay)))
      .then(() => {
        write();
        this.published.add(id);
        const records = [...(this.indices.get(index)?.records.values() ?? [])];
        const builds = [...new Set(records.map(({ build }) => String(build)))];
        this.history.push({ index, task, records: records.length, builds });
      });
    return id;
  }

  /** Returns an index, which is created if it does not exist. */
  open(name: string): Index {
    const index = this.indices.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
    this.indices.set(name, index);
    return index;
  }

  /** Moves an index, replacing the target. Ignores an index that does not exist, as Algolia does. */
  move(from: string, to: string): void {
    const index = this.indices.get(from);
    if (!index) return;
    this.indices.delete(from);
    this.indices.set(to, index);
  }

  copy(from: string, to: string): void {
    this.indices.set(to, structuredClone(this.indices.get(from) ?? this.open(from)));
  }
}
