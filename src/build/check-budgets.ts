import { listFiles } from '@/lib/list-files';
import { type Budget, kinds, type Measure, measures, type PageKind } from './budgets';
import { type FirstLoad, loadFirstLoad } from './first-load';

/** The heaviest page of a kind in one measure, with its budget. */
export interface Verdict {
  kind: string;
  measure: Measure;
  page: string;
  value: number;
  budget: Budget;
  isOver: boolean;
}

/** Holds every page of an export against the budget of its kind; the heaviest of each kind speaks for it. */
export async function checkBudgets(out: string, basePath = ''): Promise<Verdict[]> {
  const sizes = new Map<string, number>();
  const loads = new Map<PageKind, [page: string, load: FirstLoad][]>();
  for (const page of listPages(out)) {
    const kind = kinds.find(({ paths }) => paths.test(page));
    if (!kind) continue;
    const load = await loadFirstLoad(page, { out, basePath, sizes });
    loads.set(kind, [...(loads.get(kind) ?? []), [page, load]]);
  }
  return kinds.flatMap((kind) => {
    const pages = loads.get(kind);
    return pages ? measures.map((measure) => toVerdict(kind, measure, pages)) : [];
  });
}

function toVerdict({ name, budgets }: PageKind, measure: Measure, pages: [string, FirstLoad][]): Verdict {
  const [page, value] = pages
    .map(([path, load]) => [path, load[measure]] as const)
    .reduce((heaviest, entry) => (entry[1] > heaviest[1] ? entry : heaviest));
  const budget = budgets[measure];
  return { kind: name, measure, page, value, budget, isOver: value > budget.floor };
}

function listPages(out: string): string[] {
  const files = listFiles(out).filter((file) => /(^|\/)index\.html$/.test(file));
  return files.map((file) => `/${file.replace(/index\.html$/, '')}`);
}
