import { useSyncExternalStore } from 'react';
import { namesOf } from '../charts/meanings.ts';
import { playerMessages as messages, stateText } from './playerMessages.ts';
import { texts } from '../views.ts';
import { inputZh } from './inputNames.ts';
import type { Harness } from './harness.ts';

interface Props {
  harness: Harness;
  view: string;
  onBegin: (input: string) => Promise<void>;
}

/** The machine, its state, and the choice of its start. */
export function PlayerHead({ harness, view, onBegin }: Props) {
  const { input, leaves } = useSyncExternalStore(harness.subscribe, harness.getScene);
  const { of } = harness.model;
  return (
    <>
      <h1>
        {texts().titleOf(view) || namesOf(of).title} <span className="player-name">{view}</span>
      </h1>
      <output className="player-state">
        {messages.presently} <strong>{stateText(of, leaves)}</strong>
      </output>
      {harness.inputs.length > 1 && (
        <label>
          {messages.input}
          <select value={input} onChange={({ target }) => void onBegin(target.value)}>
            {harness.inputs.map((name) => (
              <option key={name} value={name}>
                {inputZh(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => void onBegin(input)}>
        {messages.begin}
      </button>
    </>
  );
}
