/** How many rows of inline schemas a body, response, or schema may show: they have no section to link to. */
const inlineRows = 3000;

/** The rows that a body, a response, or a schema may expand to. */
interface Limits {
  /** How many rows references may expand to. */
  rows: number;
  /** How many rows the first level of a body or a response may have beyond that; all if undefined. */
  firstLevel?: number;
  /** How many rows inline schemas may have. */
  inline?: number;
}

/** What it costs to show the inside of a schema. */
export interface Cost {
  /** Its rows with those of its inline schemas. */
  rows: number;
  /** The rows of its first level, and how many of them are inline schemas. */
  children: number;
  inlineChildren: number;
  /** The references out of it and out of its inline schemas. */
  references: number;
}

/** Decides which schemas are shown where they occur, so that no page becomes too large to open. */
export class Budget {
  readonly #limits: Limits;
  readonly #isInside: boolean;

  constructor(limits: Limits, isInside = false) {
    this.#limits = limits;
    this.#isInside = isInside;
  }

  /**
   * Returns the budget that is left inside a schema. If there is not enough for the schema, returns `linked` for one that can be
   * shown elsewhere, and `cut` for an inline one.
   */
  spend(
    cost: Cost,
    { isInline, isNamed, isInSection }: { isInline: boolean; isNamed: boolean; isInSection: boolean },
  ): Budget | 'linked' | 'cut' {
    const { rows, firstLevel = Infinity, inline } = this.#limits;
    if (isInline && inline !== undefined && cost.children > inline) return 'cut';
    const isFirstLevel = !this.#isInside && (!isNamed || cost.children <= firstLevel);
    if (!isInline && cost.rows > rows && !isFirstLevel && !isInSection) return 'linked';
    // Each reference gets an equal share of the rows that are left, and so does each inline schema if not all rows fit.
    const shared = cost.references === 0 ? 0 : Math.max(0, Math.floor((rows - cost.rows) / cost.references));
    const room = inline ?? (this.#isInside ? rows : inlineRows);
    const share = Math.max(0, Math.floor((room - cost.children) / Math.max(1, cost.inlineChildren)));
    const fits = cost.rows <= room || (isInline && inline === undefined);
    return new Budget({ rows: isInline ? rows : shared, inline: fits ? undefined : share }, true);
  }
}
