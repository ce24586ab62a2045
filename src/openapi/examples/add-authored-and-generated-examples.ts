import type { ExampleReport } from './format-example-counts-and-faults';
import { stringify } from 'yaml';
import type { Example } from '../model/example';
import type { SchemaTable } from '../model/schema';
import { type Context, type PendingExamples, toSchemaPointer } from '../transform/context-and-pending-examples';
import { getLevel } from '@/lib/lists';
import { findSent, getAuthored } from './authored-example';
import { format, type FormatTools } from './format-body-or-parameter';
import { CandidateGenerator, toGeneratedExample } from './generate-example-candidates';
import { ExampleValidator, toFaultFinder } from './example-validator';
import { findValid } from './repair-example';
import { toSeveral } from './sequence-items';
import { XmlPrinter } from './xml-printer';

/** The generator and the validator of a document's examples, which cache what they have compiled. */
export interface ExampleTools extends FormatTools {
  generator: CandidateGenerator;
  validator: ExampleValidator;
}

/** Creates the tools for the examples of a document, whose table of schemas must be complete. */
export function createExampleTools(context: Context, table: SchemaTable): ExampleTools {
  const { keywords } = context.schemas;
  return {
    generator: new CandidateGenerator(table, keywords),
    validator: new ExampleValidator(context),
    xml: new XmlPrinter(table, keywords),
    table,
    toYaml: stringify,
  };
}

/**
 * Adds the authored examples to bodies, responses, and parameters. Bodies and responses without one get a generated
 * example, or the reason why there is none.
 */
export function addExamples(context: Context, tools: ExampleTools): ExampleReport {
  const { generator } = tools;
  const report: ExampleReport = { places: 0, shown: 0, authored: 0, generated: 0, faulty: [], missing: [] };
  for (const pending of context.pending) pending.target.examples = toAuthored(pending, context, tools, report);
  const wanted = context.pending.filter(isWanted);
  const missing = wanted.filter(({ target }) => target.examples.length === 0);
  const room = getRoom(missing, generator);
  for (const pending of missing) pending.target.examples = toGenerated(pending, tools, report, room);
  report.places = wanted.length;
  report.shown = wanted.filter(({ target }) => target.examples.length > 0).length;
  return report;
}

function isWanted({ target }: PendingExamples): boolean {
  return 'encodings' in target && target.schema !== undefined && isPrintable(target.name);
}

/**
 * The maximum number of values of all generated examples of a spec. Each example is on a page, and the samples of all
 * languages repeat that of a request.
 */
const valuesOfSpec = 60_000;
const leastRoom = 30;

/** Returns how many values each generated example may have: in a spec with thousands of large bodies, each gets fewer. */
function getRoom(missing: PendingExamples[], generator: CandidateGenerator): number {
  const sizes = missing.map(({ target, direction }) => generator.getSize(target.schema ?? '', direction));
  return Math.max(leastRoom, getLevel(sizes, valuesOfSpec));
}

function toAuthored(pending: PendingExamples, context: Context, tools: ExampleTools, report: ExampleReport): Example[] {
  const { target, anchor } = pending;
  const schema = target.schema === undefined ? undefined : context.schemas.table[target.schema];
  return getAuthored(pending, schema, context).flatMap((authored) => {
    const { value, serialized, ...texts } = authored;
    if (value === undefined) {
      if (texts.externalUrl === undefined) return [];
      report.authored += 1;
      return [{ ...texts, language: 'text', source: '', origin: 'authored' as const }];
    }
    const printed = format(value, target, tools, 'authored');
    const sent = serialized === undefined ? undefined : findSent(serialized, pending);
    // Text without its data cannot be checked, unless the data is the text.
    const isText = printed.value === serialized && (sent !== undefined || schema?.kind !== 'scalar');
    const fault = printed.isOpaque || isText ? undefined : findFault(printed.value, pending, tools);
    if (fault !== undefined) report.faulty.push({ anchor, reason: `${texts.title}: ${fault}` });
    report.authored += 1;
    const { language, fields } = printed;
    return [
      {
        ...texts,
        language,
        source: sent === undefined ? (serialized ?? printed.source) : printed.source,
        origin: 'authored' as const,
        ...(sent !== undefined && { serialized: sent }),
        ...(fields && { fields }),
        ...(fault !== undefined && { fault }),
      },
    ];
  });
}

/** Returns why the schema rejects a value, or an item of a sequence whose items the schema describes. */
function findFault(value: unknown, pending: PendingExamples, { validator }: ExampleTools): string | undefined {
  const { target, direction } = pending;
  const isOfItem = 'encodings' in target && target.sequence?.schemaOf === 'item';
  for (const item of isOfItem && Array.isArray(value) ? (value as unknown[]) : [value]) {
    const fault = validator.findFault(toSchemaPointer(pending), direction, item, false);
    if (fault) return fault.message;
  }
  return undefined;
}

function toGenerated(pending: PendingExamples, tools: ExampleTools, report: ExampleReport, room: number): Example[] {
  const { generator, validator } = tools;
  const { target, anchor, direction } = pending;
  const candidates = target.schema === undefined ? [] : generator.getCandidates(target.schema, direction, room);
  const { valid, fault } = findValid(candidates, toFaultFinder(pending, validator));
  if (valid) {
    report.generated += 1;
    const value = toSeveral(valid.value, pending, tools, room);
    return [toGeneratedExample(format(value, target, tools, 'generated'), valid)];
  }
  const reason = fault?.message ?? 'the schema requires too much, or allows nothing';
  if ('encodings' in target) target.missing = reason;
  report.missing.push({ anchor, reason });
  return [];
}

/** Returns false for media types without a readable example, such as images and archives. */
function isPrintable(mediaType: string): boolean {
  return /json|xml|yaml|text\/|form|\*\/\*|^application\/\*$|csv|multipart\//.test(mediaType);
}
