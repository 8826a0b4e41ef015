import { useDeferredValue, useState } from 'react';
import { DeskPlayer } from './DeskPlayer.tsx';
import { deskWords, pathWords } from './deskWords.ts';
import type { Scene, Stage } from './stage.ts';

interface Props {
  stage: Stage;
  walk: Scene['walk'];
  act: (what: () => Promise<void>) => Promise<void>;
}

const words = deskWords.paths;

/** Every generated path of the flow, to be found by its words and played step by step. */
export function DeskPaths({ stage, walk, act }: Props) {
  // some flows have a hundred paths: the rest of the desk is there before them
  const isListed = useDeferredValue(true, false);
  const [sought, setSought] = useState('');
  const told = isListed ? stage.paths().map((path, index) => pathWords(stage.model, path, index)) : [];
  const tokens = sought.toLowerCase().split(/\s+/);
  const shown = told.filter(({ title, happenings, steps, ends }) => {
    const text = [title, ...happenings, ...steps, ends].join(' ').toLowerCase();
    return tokens.every((token) => text.includes(token));
  });
  const walked = walk && told[walk.path];

  return (
    <section className="desk-panel" aria-labelledby="desk-paths">
      <h2 id="desk-paths">
        {words.title} {isListed && <span className="desk-faint">{words.count(shown.length, told.length)}</span>}
      </h2>
      <p className="desk-faint">{words.note}</p>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {walk && walked && <DeskPlayer walk={walk} told={walked} goTo={(step) => act(() => stage.goTo(step))} />}
      {isListed && shown.length === 0 && <p className="desk-faint">{words.none}</p>}
      <ul className="desk-paths">
        {shown.map(({ title, index, begins, happenings, ends }) => (
          <li key={index}>
            <button
              type="button"
              title={title}
              aria-pressed={walk?.path === index}
              onClick={() => void act(() => stage.follow(index))}
            >
              <span className="desk-number">{words.steps(happenings.length)}</span>
              <span>
                <span className="desk-detail">{[begins, ...happenings].join(' → ')} → </span>
                <strong>{ends}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
