import type { ReactNode } from 'react';
import { X } from 'lucide';
import * as messages from '@/messages';
import type { SchemaNode } from '@/openapi/model/schema';
import { iconButtonClassName } from '../ui/buttons';
import { Breakable } from '../ui/breakable';
import { Icon } from '../ui/icon';
import { useForm } from './form-context';

/** The attributes that connect a control to its texts. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

/** A field with its name, type, and description, and with the problems of its value. A group of fields is a `fieldset`. */
export function FieldRow({
  id,
  name,
  node,
  isRequired = false,
  isGroup = false,
  note,
  description,
  onRemove,
  children,
}: {
  id: string;
  name: string;
  node: SchemaNode | undefined;
  isRequired?: boolean;
  isGroup?: boolean;
  note?: string;
  description?: string;
  onRemove?: () => void;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const { problems } = useForm();
  const own = problems.get(id) ?? [];
  const Row = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  const limits = node?.constraints.join(', ');
  const texts = (
    <div id={`${id}-text`} className="request-texts">
      {own.map((text) => (
        <p key={text} className="text-danger">
          {text}
        </p>
      ))}
      {note !== undefined && <p className="text-ink">{note}</p>}
      {description !== undefined && <p>{description}</p>}
    </div>
  );
  return (
    <Row className="request-field" {...(isGroup && { id, tabIndex: -1, 'aria-describedby': `${id}-text` })}>
      <Label className="request-label" {...(!isGroup && { htmlFor: id })}>
        <span className="font-mono font-medium text-ink">
          <Breakable text={name} />
        </span>{' '}
        {node && <span className="text-xs text-muted">{limits ? `${node.label}, ${limits}` : node.label}</span>}{' '}
        {isRequired && <span className="text-xs text-danger">{messages.required}</span>}{' '}
        {node?.marks?.map(({ kind, text }) => (
          <span key={kind} className="text-xs text-warning">
            {text}
          </span>
        ))}
      </Label>
      {onRemove && (
        <button
          type="button"
          className={`${iconButtonClassName} request-remove`}
          aria-label={messages.requestRemove(name)}
          title={messages.requestRemove(name)}
          onClick={onRemove}
        >
          <Icon node={X} className="size-4" />
        </button>
      )}
      {/* What is said about a group comes before its fields. */}
      {isGroup && texts}
      {children({ id, 'aria-describedby': `${id}-text`, 'aria-invalid': own.length > 0 })}
      {!isGroup && texts}
    </Row>
  );
}
