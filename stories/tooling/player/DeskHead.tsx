import { useSyncExternalStore } from 'react';
import { namesOf } from '#stories/tooling/charts/meanings.ts';
import { playerMessages as messages, stateText } from './playerMessages.ts';
import { zhOfTitle } from '#stories/tooling/storyNames/storyNames.ts';
import { inputZh } from './inputNames.ts';
import type { Stage } from './stage.ts';

interface Props {
  stage: Stage;
  view: string;
  onBegin: (input: string) => Promise<void>;
}

/** The machine, its state, and the choice of its start. */
export function DeskHead({ stage, view, onBegin }: Props) {
  const { input, leaves } = useSyncExternalStore(stage.subscribe, stage.getScene);
  const { of } = stage.model;
  return (
    <>
      <h1>
        {zhOfTitle(`flows/${view}`) || namesOf(of).title} <span className="desk-name">{view}</span>
      </h1>
      <output className="desk-state">
        {messages.presently} <strong>{stateText(of, leaves)}</strong>
      </output>
      {stage.inputs.length > 1 && (
        <label>
          {messages.input}
          <select value={input} onChange={({ target }) => void onBegin(target.value)}>
            {stage.inputs.map((name) => (
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
