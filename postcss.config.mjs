// A list in `:is()` has Chromium try its rule on every element that is styled; written out, on those of the class or name alone.
// The name stands for one that no element has, where a rule of less weight has to keep that of its list.
export default {
  plugins: { '@tailwindcss/postcss': {}, '@csstools/postcss-is-pseudo-class': { specificityMatchingName: '_' } },
};
