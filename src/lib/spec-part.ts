/** The path of a page that is a part of a large spec; nobody fetches one before it is asked for. */
export const specPart = /(?:^|\/)api\/[^/]+\/(?:tag|operation|schemas?)\//;
