import type { Example, SchemaTable } from '../model';
import type { Context, PendingExamples } from '../transform/context';
import { getAuthored } from './authored';
import { Generator } from './generate';
import { toPrinted } from './print';
import { repair } from './repair';
import { Validator } from './validate';

/** What became of the examples of a spec. */
export interface ExampleReport {
  /** Places that want an example: bodies and responses of a kind that can be printed. */
  places: number;
  /** Those that have one. */
  shown: number;
  authored: number;
  generated: number;
  /** Authored examples that the schema forbids, and places for which none could be made. */
  dropped: { anchor: string; reason: string }[];
}

/** Adds the examples to bodies, responses and parameters: the authored ones that are valid, else a generated one. */
export function addExamples(context: Context, table: SchemaTable): ExampleReport {
  const report: ExampleReport = { places: 0, shown: 0, authored: 0, generated: 0, dropped: [] };
  const validator = new Validator(context);
  const generator = new Generator(table, context.schemas.facts);
  for (const pending of context.pending) {
    const { target } = pending;
    const isContent = 'encodings' in target;
    target.examples = toAuthored(pending, context, validator, report);
    const isWanted = isContent && target.schema !== undefined && isPrintable(target.name);
    if (isWanted && target.examples.length === 0) target.examples = toGenerated(pending, generator, validator, report);
    if (!isWanted) continue;
    report.places += 1;
    if (target.examples.length > 0) report.shown += 1;
  }
  return report;
}

function toAuthored(
  pending: PendingExamples,
  context: Context,
  validator: Validator,
  report: ExampleReport,
): Example[] {
  const { target, anchor, source } = pending;
  const schema = target.schema === undefined ? undefined : context.schemas.table[target.schema];
  return getAuthored(source, schema, context).flatMap((authored) => {
    const { value, ...texts } = authored;
    if (value === undefined)
      return texts.externalUrl ? [{ ...texts, language: 'text', source: '', origin: 'authored' as const }] : [];
    const printed = toPrinted(value, getMediaType(target));
    const reason = printed.isOpaque ? undefined : validator.findFault(pending, printed.value)?.message;
    if (reason !== undefined) report.dropped.push({ anchor, reason: `${texts.title}: ${reason}` });
    if (reason !== undefined) return [];
    report.authored += 1;
    return [{ ...texts, language: printed.language, source: printed.source, origin: 'authored' as const }];
  });
}

function toGenerated(
  pending: PendingExamples,
  generator: Generator,
  validator: Validator,
  report: ExampleReport,
): Example[] {
  const { target, anchor, direction } = pending;
  let fault = 'no value could be made';
  for (const candidate of target.schema === undefined ? [] : generator.getCandidates(target.schema, direction)) {
    const { value, fault: found } = repair(candidate, (tried) => validator.findFault(pending, tried));
    if (found) {
      fault = found.message;
      continue;
    }
    const name = getMediaType(target);
    const xml =
      name.includes('xml') && target.schema !== undefined ? generator.findXml(target.schema, value) : undefined;
    const { language, source } = xml === undefined ? toPrinted(value, name) : { language: 'xml', source: xml };
    report.generated += 1;
    return [{ title: '', language, source, origin: 'generated' }];
  }
  report.dropped.push({ anchor, reason: `generated: ${fault}` });
  return [];
}

function getMediaType(target: PendingExamples['target']): string {
  return 'encodings' in target ? target.name : (target.mediaType ?? '');
}

/** Pictures, archives and the like have no example that could be read. */
function isPrintable(mediaType: string): boolean {
  return /json|xml|yaml|text\/|form|\*\/\*|csv|ndjson|event-stream/.test(mediaType);
}
