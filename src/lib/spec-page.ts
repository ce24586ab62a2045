/**
 * The path of one of the pages that a large spec is split into. Such a page has no payload, so that the way to it and from it is a
 * full load.
 */
export const specPage = /(?:^|\/)api\/[^/]+\/(?:tag|operation|schemas?)\//;
