// Chromium tries a rule that ends in a list in `:is()` on every element. The plugin expands such a list into separate selectors,
// so Chromium tries each one only on elements with its class or tag name. A selector with a lower specificity than its list
// gets a `:not()` with a name that no element has.
export default {
  plugins: { '@tailwindcss/postcss': {}, '@csstools/postcss-is-pseudo-class': { specificityMatchingName: '_' } },
};
