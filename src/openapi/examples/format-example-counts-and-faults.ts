/**
 * Formats the number of examples of some services. With `isLong`, lines with the faults of authored examples and with the places
 * that have none precede it. Lines about faults contain the word `warning`, which the output of a build is filtered by.
 */
export function toExampleReport(
  reports: ({ service: string } & ExampleReport)[],
  { isLong }: { isLong: boolean },
): string {
  const sum = (key: 'places' | 'shown' | 'authored' | 'generated') =>
    reports.reduce((total, report) => total + report[key], 0);
  const toLines = (kind: 'faulty' | 'missing', what: string) =>
    reports.flatMap((report) =>
      report[kind].map(({ anchor, reason }) => `${report.service}#${anchor} warning ${what}: ${reason}`),
    );
  const [faulty, missing] = [toLines('faulty', 'example'), toLines('missing', 'no example')];
  const faults =
    faulty.length > 0 ? [`warning examples: ${faulty.length} of ${sum('authored')} do not match their schemas`] : [];
  return [
    ...(isLong ? [...faulty, ...missing] : []),
    ...faults,
    `examples: shown at ${sum('shown')} of ${sum('places')} places; ${sum('authored')} authored, ${sum('generated')} generated`,
  ].join('\n');
}

/** The results of checking and generating the examples of a spec. */
export interface ExampleReport {
  /** The number of media types of bodies and responses that need an example: readable ones that have a schema. */
  places: number;
  /** The number of those that have an example. */
  shown: number;
  /** The number of authored examples, all of which are shown. */
  authored: number;
  generated: number;
  /** Authored examples that their schema rejects. */
  faulty: { anchor: string; reason: string }[];
  /** Media types for which no valid example could be generated. */
  missing: { anchor: string; reason: string }[];
}
