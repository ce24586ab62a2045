import * as messages from '@/messages';
import type { View } from './render-context';

/** A link from an operation or a component schema to the page that says where it is used, if there is one. */
export function WhereUsedLink({
  view,
  anchor,
  name,
  className = '',
}: {
  view: View;
  anchor: string;
  name: string;
  className?: string;
}) {
  const href = view.whereUsed?.get(anchor);
  if (href === undefined || view.isPrinted) return null;
  return (
    <a
      href={href}
      aria-label={messages.whereUsedOf(name)}
      className={`text-xs/6 text-muted underline print:hidden ${className}`.trimEnd()}
    >
      {messages.whereUsed}
    </a>
  );
}
