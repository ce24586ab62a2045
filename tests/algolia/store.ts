/** A record as it was sent. */
export type Stored = Record<string, unknown> & { objectID: string };

export interface Index {
  records: Map<string, Stored>;
  settings: Record<string, unknown>;
  synonyms: Stored[];
  rules: Stored[];
}

/** What an index held after a task was carried out. */
export interface Moment {
  index: string;
  task: string;
  records: number;
  /** The builds that its records are of. */
  builds: string[];
}

/** Indices as Algolia keeps them: a write is answered at once with a task, and carried out a little later, in order. */
export class Store {
  readonly indices = new Map<string, Index>();
  /** Every state that an index was in. */
  readonly history: Moment[] = [];
  private readonly published = new Set<number>();
  private readonly stuck: number[] = [];
  private queue = Promise.resolve();
  private count = 0;

  constructor(private readonly delay: () => number) {}

  isPublished(task: number): boolean {
    return this.published.has(task);
  }

  /** Puts a write in line; an infinite delay never carries it out. */
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

  /** The index, made if there is none. */
  open(name: string): Index {
    const index = this.indices.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
    this.indices.set(name, index);
    return index;
  }

  /** Moves an index over another; one that does not exist is ignored, as Algolia does. */
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
