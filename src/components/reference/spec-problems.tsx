import * as messages from '@/messages';

/** While a spec is being edited, what is wrong with it, over the page of its last good state. */
export function SpecProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label={messages.specProblems}
      className="bg-danger-soft text-danger fixed inset-x-4 bottom-4 z-50 max-h-60 overflow-auto rounded-lg border p-4"
    >
      <h2 className="text-sm font-semibold">{messages.specProblems}</h2>
      <ul className="mt-2 font-mono text-xs">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}
