import type { RefObject } from 'react';
import { useState } from 'react';
import type { LiveActor } from './inspection.ts';
import { liveMessages } from './liveMessages.ts';

interface Props {
  /** The events that the machine accepts now. */
  types: readonly string[];
  chosen: string;
  onChoose: (type: string) => void;
  /** The field for the event's payload. */
  payload: RefObject<HTMLInputElement | null>;
  send: LiveActor['send'];
}

const messages = liveMessages.send;

const read = (json: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Sends a machine one of the events that its state accepts, with a payload. */
export function LiveSend({ types, chosen, onChoose, payload, send }: Props) {
  const [json, setJson] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const type = types.includes(chosen) ? chosen : types[0];
  return (
    <form
      className="live-send"
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault();
        const carried = read(json);
        setUnreadable(!carried);
        if (carried && type) send({ ...carried, type });
      }}
    >
      <label>
        {messages.type}
        <select value={type} onChange={({ target }) => onChoose(target.value)}>
          {types.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        {messages.payload}
        <input
          ref={payload}
          value={json}
          placeholder='{"phone":"13812345678"}'
          aria-invalid={isUnreadable}
          onChange={({ target }) => setJson(target.value)}
        />
      </label>
      <button type="submit" aria-disabled={!type}>
        {messages.act}
      </button>
      {isUnreadable && <p role="alert">{messages.unreadable}</p>}
    </form>
  );
}
