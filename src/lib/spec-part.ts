/**
 * The path of a page that is a part of a large spec. It is written past the framework: it has no payload, so that the way to
 * it and from it is a full load.
 */
export const specPart = /(?:^|\/)api\/[^/]+\/(?:tag|operation|schemas?)\//;

/** What stands in the exported template of a large spec's parts, where each page has its own. */
export const partMarks = {
  /** A segment of the template's path. */
  path: 'x0path0x',
  title: 'X0title0X',
  description: 'X0description0X',
  body: 'X0body0X',
};
