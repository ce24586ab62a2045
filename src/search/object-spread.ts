/** Replaces two compiled helpers of InstantSearch that copy objects key by key for old browsers. */
export const _ = Object.assign;
