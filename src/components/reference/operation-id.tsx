import * as messages from '@/messages';
import type { Operation } from '@/spec/model';
import { Breakable } from '../ui/breakable';
import { CopyButton } from './controls';

/** The operationId, by which code that is generated from the spec names the operation, with a button that copies it. */
export function OperationId({ operation: { operationId } }: { operation: Operation }) {
  if (operationId === undefined) return null;
  return (
    <p className="mt-4 flex items-center gap-x-2 text-xs/5 text-muted print:hidden">
      {messages.operationId}
      <code className="min-w-0 wrap-anywhere">
        <Breakable text={operationId} />
      </code>
      <CopyButton text={operationId} label={messages.copyOperationId} className="-my-1" />
    </p>
  );
}
