/** Stands for `qs`, by which InstantSearch's router reads and writes addresses: the search has none of its own. */
export default {};
