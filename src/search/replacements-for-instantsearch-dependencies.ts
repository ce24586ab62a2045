/** Replaces `qs`, which InstantSearch's router needs to read and write URLs. The search does not use that router. */
export default {};

/** Replaces two compiled helpers of InstantSearch that copy objects key by key for old browsers. */
export const _ = Object.assign;
