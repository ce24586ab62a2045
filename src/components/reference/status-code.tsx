import type { Response } from '@/openapi/model/response';

type StatusClass = Response['class'];

const colorClassNames: Partial<Record<StatusClass, string>> = {
  informational: 'text-info',
  success: 'text-success',
  redirect: 'text-warning',
  error: 'text-danger',
};

/** The class names of a status code, in the color of its class. */
export function getStatusClassName(of?: StatusClass): string {
  return `status-code ${(of && colorClassNames[of]) ?? 'text-note'}`;
}

/** A status code in the color of its class. */
export function StatusCode({ of, children }: { of?: StatusClass; children: string }) {
  return <span className={getStatusClassName(of)}>{children}</span>;
}
