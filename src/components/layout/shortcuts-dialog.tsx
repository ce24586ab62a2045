import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide';
import { useId, useState } from 'react';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/shared-class-names';
import { DialogAfterHydration } from '../ui/dialog-after-hydration';
import { Icon } from '../ui/icon';
import { useDoubleClickGuard, useHistoryEntry, useInertPage, usePainted } from '../ui/dialog-hooks';
import { chooseSingleKeys, hasSingleKeys } from './keyboard-shortcuts-behavior';

/** The keys of each shortcut. The texts are in `messages.shortcutGroups`, in the same order. */
const groups = [
  { ...messages.shortcutGroups.anywhere, keys: [['/'], ['control', 'K'], ['?'], ['Esc']] },
  { ...messages.shortcutGroups.search, keys: [['↑', '↓'], ['Home', 'End'], ['↵'], ['control', '↵']] },
  { ...messages.shortcutGroups.operations, keys: [['↑', '↓'], ['↵'], ['Esc']] },
  {
    ...messages.shortcutGroups.tabs,
    keys: [
      ['←', '→'],
      ['Home', 'End'],
    ],
  },
];

/** The list of keyboard shortcuts. Those of a single character can be turned off here. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => document.activeElement);
  const isSeen = usePainted();
  const entry = useHistoryEntry(() => {
    onClose();
    // Waits until the dialog, which traps the focus, is gone.
    setTimeout(() => before instanceof HTMLElement && before.focus());
  });
  const close = useDoubleClickGuard(entry.leave);
  useInertPage(isSeen);
  return (
    <DialogAfterHydration>
      <Dialog open onClose={close} className="relative z-50 print:hidden">
        <DialogBackdrop className="fixed inset-0 animate-fade-in bg-[rgb(0_16_16/0.45)]" />
        <div className="fixed inset-0 flex items-start justify-center overflow-y-auto p-4 sm:pt-[min(12dvh,6rem)]">
          <DialogPanel className="w-full max-w-176 animate-rise rounded-lg border border-line bg-ground text-sm text-body shadow-dialog">
            <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2.5">
              <DialogTitle className="text-base/6">{messages.shortcuts}</DialogTitle>
              <button type="button" className={iconButtonClassName} aria-label={messages.close} onClick={entry.leave}>
                <Icon node={X} className="size-4.5" />
              </button>
            </div>
            <div className="grid gap-x-12 gap-y-6 p-5 sm:grid-cols-2">
              {groups.map((group) => (
                <Group key={group.title} {...group} />
              ))}
            </div>
            <SingleKeys />
          </DialogPanel>
        </div>
      </Dialog>
    </DialogAfterHydration>
  );
}

function Group({ title, actions, keys }: { title: string; actions: string[]; keys: string[][] }) {
  return (
    <section>
      <h3 className="mb-1 text-xs tracking-normal text-muted">{title}</h3>
      <dl>
        {actions.map((action, index) => (
          <div key={action} className="flex items-baseline justify-between gap-4 border-line py-1.5 not-first:border-t">
            <dt>{action}</dt>
            <dd className="flex flex-none gap-1">
              {keys[index]?.map((name) => (
                <Key key={name} name={name} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Key({ name }: { name: string }) {
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
  return (
    <kbd className="inline-block min-w-6 rounded-sm border border-line bg-raised px-1.5 text-center font-sans text-xs/5 text-ink">
      {name === 'control' ? (isMac ? '⌘' : 'Ctrl') : name}
    </kbd>
  );
}

function SingleKeys() {
  const [isOn, setOn] = useState(hasSingleKeys);
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-b-lg border-t border-line bg-raised px-5 py-3.5">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-4.5 flex-none cursor-pointer accent-accent"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          chooseSingleKeys(target.checked);
        }}
      />
      <div>
        <label htmlFor={id} className="block cursor-pointer font-medium text-ink">
          {messages.shortcutsSingle}
        </label>
        <p id={`${id}-text`} className="text-ui text-muted">
          {messages.shortcutsSingleText}
        </p>
      </div>
    </div>
  );
}
