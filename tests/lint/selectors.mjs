/** What no rule of oxlint's has a name for: whatever a selector of syntax finds is refused with the message beside it. */
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
