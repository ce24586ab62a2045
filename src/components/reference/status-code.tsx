import type { Response } from '@/openapi/model';

type StatusClass = Response['class'];

const colorClassNames: Partial<Record<StatusClass, string>> = {
  informational: 'text-info',
  success: 'text-success',
  redirect: 'text-warning',
  error: 'text-danger',
};

/** A status code, in the color of its class. */
export function StatusCode({
  of,
  className = 'min-w-10.5',
  children,
}: {
  of?: StatusClass;
  className?: string;
  children: string;
}) {
  const colorClassName = (of && colorClassNames[of]) ?? 'text-note';
  return (
    <span className={`flex-none font-mono text-ui/6 font-semibold ${colorClassName} ${className}`.trimEnd()}>
      {children}
    </span>
  );
}
