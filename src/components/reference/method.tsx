import type { Method as MethodName } from '@/spec/model';

/** A method as a badge of fixed width. */
export function Method({ method }: { method: MethodName }) {
  return (
    <span className="method" data-method={method}>
      {method}
    </span>
  );
}
