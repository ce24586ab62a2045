import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, X } from 'lucide';
import * as messages from '@/messages';
import type { SchemaNode } from '@/openapi/model/schema';
import { iconButtonClassName } from '../ui/shared-class-names';
import { Breakable } from '../ui/breakable-name';
import { Icon } from '../ui/icon';
import { useForm, type ItemActions } from './form-context-and-field-props';

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
  item,
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
  item?: ItemActions;
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
      {/* Its language is that of the document, not that of the site. */}
      {description !== undefined && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
  return (
    <Row
      className="request-field"
      data-item={item ? '' : undefined}
      {...(isGroup && { id, tabIndex: -1, 'aria-describedby': `${id}-text` })}
    >
      <Label className="request-label" {...(!isGroup && { htmlFor: id })}>
        <span className="font-mono font-medium text-ink">
          <Breakable text={name} />
        </span>{' '}
        {node && <bdi className="text-xs text-muted">{limits ? `${node.label}, ${limits}` : node.label}</bdi>}{' '}
        {isRequired && <span className="text-xs text-danger">{messages.required}</span>}{' '}
        {node?.marks?.map(({ kind, text }) => (
          <span key={kind} className="text-xs text-warning">
            {text}
          </span>
        ))}
      </Label>
      {onRemove && (
        <div className="request-remove">
          {item && (
            <>
              <IconButton id={`${id}-up`} label={messages.requestMoveUp(name)} icon={ArrowUp} onPress={item.up} />
              <IconButton
                id={`${id}-down`}
                label={messages.requestMoveDown(name)}
                icon={ArrowDown}
                onPress={item.down}
              />
            </>
          )}
          <IconButton label={messages.requestRemove(name)} icon={X} onPress={onRemove} />
        </div>
      )}
      {/* What is said about a group comes before its fields. */}
      {isGroup && texts}
      {children({ id, 'aria-describedby': `${id}-text`, 'aria-invalid': own.length > 0 })}
      {!isGroup && texts}
    </Row>
  );
}

/** A button that stays where it is when it has nothing to do, so that it keeps the focus. */
function IconButton({
  id,
  label,
  icon,
  onPress,
}: {
  id?: string;
  label: string;
  icon: typeof X;
  onPress?: () => void;
}) {
  return (
    <button
      type="button"
      id={id}
      className={iconButtonClassName}
      aria-label={label}
      title={label}
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      <Icon node={icon} className="size-4" />
    </button>
  );
}
