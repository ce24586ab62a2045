/** Reports the syntax that no oxlint rule covers: each node that a selector matches, with the message for the selector. */
export default {
  meta: { name: 'selectors' },
  rules: {
    refuse: {
      meta: { schema: false },
      create(context) {
        const [refused] = context.options;
        return Object.fromEntries(
          refused.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
        );
      },
    },
  },
};
