import { X, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';
import { Glass } from './glass';

/** The magnifying glass, the search field, and the buttons next to it. The bottom border shows the focus. */
export function FieldLine({
  onText,
  children,
  ...field
}: ComponentProps<'input'> & { onText: (text: string) => void }) {
  return (
    <div className="flex flex-none items-center gap-1 border-b border-line ps-4 pe-2 focus-within:border-accent focus-within:[box-shadow:0_1px_0_var(--color-accent)]">
      <Glass className="size-4.5 flex-none text-muted" />
      <input
        {...field}
        type="text"
        aria-label={messages.searchLabel}
        className="h-14 min-w-0 flex-1 truncate px-2 text-base/5.5 text-ink placeholder:text-muted focus-visible:outline-none"
        placeholder={messages.searchPlaceholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
      {children}
    </div>
  );
}

/** A button next to the field. Its icon is filled while `aria-pressed` is true. */
export function FieldButton({ icon, ...button }: ComponentProps<'button'> & { icon: IconNode }) {
  return (
    <button {...button} type="button" className={`group ${iconButtonClassName} aria-pressed:text-accent`}>
      <Icon node={icon} className="size-4.5 flex-none group-aria-pressed:fill-current" />
    </button>
  );
}

export function CloseButton(button: ComponentProps<'button'>) {
  return <FieldButton {...button} icon={X} aria-label={messages.searchClose} />;
}
