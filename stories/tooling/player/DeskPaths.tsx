import { useDeferredValue, useState } from 'react';
import { DeskPlayer } from './DeskPlayer.tsx';
import { playerMessages, pathText } from './playerMessages.ts';
import type { Scene, Stage } from './stage.ts';

interface Props {
  stage: Stage;
  walk: Scene['walk'];
  task: (what: () => Promise<void>) => Promise<void>;
}

const messages = playerMessages.paths;

/** Every generated path of the machine, searchable and playable step by step. */
export function DeskPaths({ stage, walk, task: act }: Props) {
  // some machines have a hundred paths: the rest of the player renders before them
  const isListed = useDeferredValue(true, false);
  const [sought, setSought] = useState('');
  const sentences = isListed ? stage.paths().map((path, index) => pathText(stage.model, path, index)) : [];
  const tokens = sought.toLowerCase().split(/\s+/);
  const shown = sentences.filter(({ title, happenings, steps, ends }) => {
    const text = [title, ...happenings, ...steps, ends].join(' ').toLowerCase();
    return tokens.every((token) => text.includes(token));
  });
  const walked = walk && sentences[walk.path];

  return (
    <section className="desk-panel" aria-labelledby="desk-paths">
      <h2 id="desk-paths">
        {messages.title}{' '}
        {isListed && <span className="desk-faint">{messages.count(shown.length, sentences.length)}</span>}
      </h2>
      <p className="desk-faint">{messages.note}</p>
      <input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {walk && walked && <DeskPlayer walk={walk} walked={walked} goTo={(step) => act(() => stage.goTo(step))} />}
      {isListed && shown.length === 0 && <p className="desk-faint">{messages.none}</p>}
      <ul className="desk-paths">
        {shown.map(({ title, index, begins, happenings, ends }) => (
          <li key={index}>
            <button
              type="button"
              title={title}
              aria-pressed={walk?.path === index}
              onClick={() => void act(() => stage.follow(index))}
            >
              <span className="desk-number">{messages.steps(happenings.length)}</span>
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
