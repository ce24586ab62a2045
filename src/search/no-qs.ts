/** Replaces `qs`, which InstantSearch's router needs to read and write URLs. The search does not use that router. */
export default {};
