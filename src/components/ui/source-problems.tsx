/** The problems in the sources of a page, shown during development on top of the last version without problems. */
export function SourceProblems({ title, problems }: { title: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label={title}
      className="fixed inset-x-4 bottom-4 z-50 max-h-80 overflow-auto rounded-lg border bg-danger-soft p-4 text-danger"
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2 font-mono text-xs whitespace-pre-wrap">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}
