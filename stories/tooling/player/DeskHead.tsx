import { useSyncExternalStore } from 'react';
import { wordsOf } from '#stories/tooling/charts/meanings.ts';
import { deskWords as words, stateWords } from './deskWords.ts';
import { zhOfTitle } from '#stories/tooling/storyNames/storyNames.ts';
import { inputZh } from './inputWords.ts';
import type { Stage } from './stage.ts';

interface Props {
  stage: Stage;
  view: string;
  onBegin: (input: string) => Promise<void>;
}

/** Which flow is played, where it stands, and from what it begins. */
export function DeskHead({ stage, view, onBegin }: Props) {
  const { input, leaves } = useSyncExternalStore(stage.subscribe, stage.getScene);
  const { of } = stage.model;
  return (
    <>
      <h1>
        {zhOfTitle(`flows/${view}`) || wordsOf(of).title} <span className="desk-name">{view}</span>
      </h1>
      <output className="desk-state">
        {words.presently} <strong>{stateWords(of, leaves)}</strong>
      </output>
      {stage.inputs.length > 1 && (
        <label>
          {words.input}
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
        {words.begin}
      </button>
    </>
  );
}
