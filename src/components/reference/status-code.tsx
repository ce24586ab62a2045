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

/** Returns false for 1xx, 204, 205, and 304, which have no body to document. */
export function hasBody(status: string): boolean {
  return !/^(?:1..|204|205|304)$/i.test(status);
}
