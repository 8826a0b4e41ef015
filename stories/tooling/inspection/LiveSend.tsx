import type { RefObject } from 'react';
import { useState } from 'react';
import type { LiveActor } from './inspection.ts';
import { liveWords } from './liveWords.ts';

interface Props {
  /** The events that the flow hears now. */
  types: readonly string[];
  chosen: string;
  onChoose: (type: string) => void;
  /** The field of what the event carries. */
  payload: RefObject<HTMLInputElement | null>;
  send: LiveActor['send'];
}

const words = liveWords.send;

const read = (json: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Sends a flow an event of those that it hears in its state, with what it is to carry. */
export function LiveSend({ types, chosen, onChoose, payload, send }: Props) {
  const [json, setJson] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const type = types.includes(chosen) ? chosen : types[0];
  return (
    <form
      className="live-send"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        const carried = read(json);
        setUnreadable(!carried);
        if (carried && type) send({ ...carried, type });
      }}
    >
      <label>
        {words.type}
        <select value={type} onChange={({ target }) => onChoose(target.value)}>
          {types.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        {words.payload}
        <input
          ref={payload}
          value={json}
          placeholder='{"phone":"13812345678"}'
          aria-invalid={isUnreadable}
          onChange={({ target }) => setJson(target.value)}
        />
      </label>
      <button type="submit" aria-disabled={!type}>
        {words.act}
      </button>
      {isUnreadable && <p role="alert">{words.unreadable}</p>}
    </form>
  );
}
