import { useState } from 'react';
import * as messages from '@/messages';
import { smallButtonClassName } from '../ui/shared-class-names';

/** Controls that add a property or a parameter, by choosing its name or, in a map, by entering one. */
export function AddPropertyOrParameter({
  id,
  label,
  names,
  hasOthers = false,
  taken = {},
  onAdd,
}: {
  id: string;
  label: string;
  names: readonly string[];
  hasOthers?: boolean;
  taken?: Readonly<Record<string, unknown>>;
  onAdd: (name: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  const [entered, setEntered] = useState('');
  const name = names.includes(chosen) ? chosen : '';
  const isTaken = Object.hasOwn(taken, entered);
  const addEntry = () => {
    if (entered === '' || isTaken) return;
    onAdd(entered);
    setEntered('');
  };
  return (
    <>
      {names.length > 0 && (
        <div className="request-add">
          <select
            id={id}
            className="request-control"
            aria-label={label}
            value={name}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{`${label}…`}</option>
            {names.map((own) => (
              <option key={own} value={own}>
                {own}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={smallButtonClassName}
            aria-disabled={name === ''}
            onClick={() => name !== '' && onAdd(name)}
          >
            {messages.requestAdd}
          </button>
        </div>
      )}
      {hasOthers && (
        <div className="request-add">
          <input
            id={names.length > 0 ? `${id}-entry` : id}
            className="request-control font-mono"
            aria-label={messages.requestAddEntry}
            placeholder={messages.requestAddEntry}
            spellCheck={false}
            autoComplete="off"
            value={entered}
            aria-invalid={isTaken}
            aria-describedby={`${id}-taken`}
            onChange={({ target }) => setEntered(target.value)}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && addEntry()}
          />
          <button
            type="button"
            className={smallButtonClassName}
            aria-disabled={entered === '' || isTaken}
            onClick={addEntry}
          >
            {messages.requestAdd}
          </button>
          <p id={`${id}-taken`} role="status" className="request-texts text-danger">
            {isTaken && messages.requestTaken(entered)}
          </p>
        </div>
      )}
    </>
  );
}
