/** Replaces `qs`, with which InstantSearch's router reads and writes URLs: the search does not use URLs. */
export default {};
