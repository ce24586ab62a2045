import { hasWords } from './has-words.mjs';

/** Wants an operationId: every link to an operation and its generated type are named after it. */
export function OperationId() {
  return {
    Operation(operation, { report, location }) {
      if (/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '')) return;
      report({
        message: 'Give the operation an operationId in camelCase, a verb and a noun such as "createEnvironment".',
        location: location.child('operationId').key(),
      });
    },
  };
}

/** Wants exactly one tag that the document declares: the sidebar shows an operation once. Tags of a kind other than `nav` only mark it. */
export function OperationTag() {
  let declared = new Set();
  let marks = new Set();
  return {
    Root(root) {
      const all = root.tags ?? [];
      declared = new Set(all.map((tag) => tag.name));
      marks = new Set(all.filter(({ kind = 'nav' }) => kind !== 'nav').map((tag) => tag.name));
    },
    Operation(operation, { report, location }) {
      const tags = operation.tags ?? [];
      const count = tags.filter((tag) => !marks.has(tag)).length;
      if (count !== 1) {
        report({
          message: `Give the operation exactly one tag; it has ${count}.`,
          location: location.child('tags').key(),
        });
      }
      for (const [index, tag] of tags.entries()) {
        if (declared.has(tag)) continue;
        report({
          message: `Declare the tag "${tag}" with a description under "tags" in openapi.yaml, or use one of those declared there.`,
          suggest: [...declared],
          location: location.child(['tags', index]),
        });
      }
    },
  };
}

/** Wants a summary short enough for the sidebar and search results. */
export function OperationSummary() {
  return {
    Operation(operation, { report, location }) {
      const { summary } = operation;
      if (hasWords(summary) && summary.length <= 60 && !summary.endsWith('.')) return;
      report({
        message:
          'Give the operation a summary of at most 60 characters without a full stop, such as "Create an environment".',
        location: location.child('summary').key(),
      });
    },
  };
}

/** Wants a description that says more than the summary. */
export function OperationDescription() {
  return {
    Operation(operation, { report, location }) {
      const { description, summary } = operation;
      if (hasWords(description) && description.trim() !== summary) return;
      report({
        message:
          'Give the operation a description that says more than its summary: what it takes, what it does, what is not documented.',
        location: location.child('description').key(),
      });
    },
  };
}
