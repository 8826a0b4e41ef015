import { useDeferredValue, useState } from 'react';
import { PathPlayer } from './PathPlayer.tsx';
import { playerMessages, pathText } from './playerMessages.ts';
import type { Scene, Harness } from './harness.ts';

interface Props {
  harness: Harness;
  walk: Scene['walk'];
  task: (what: () => Promise<void>) => Promise<void>;
}

const messages = playerMessages.paths;

/** Every generated path of the machine, searchable and playable step by step. */
export function PlayerPaths({ harness, walk, task: act }: Props) {
  // some machines have a hundred paths: the rest of the player renders before them
  const isListed = useDeferredValue(true, false);
  const [sought, setSought] = useState('');
  const sentences = isListed ? harness.paths().map((path, index) => pathText(harness.model, path, index)) : [];
  const tokens = sought.toLowerCase().split(/\s+/);
  const shown = sentences.filter(({ title, happenings, steps, ends }) => {
    const text = [title, ...happenings, ...steps, ends].join(' ').toLowerCase();
    return tokens.every((token) => text.includes(token));
  });
  const walked = walk && sentences[walk.path];

  return (
    <section className="player-panel" aria-labelledby="player-paths">
      <h2 id="player-paths">
        {messages.title}{' '}
        {isListed && <span className="player-faint">{messages.count(shown.length, sentences.length)}</span>}
      </h2>
      <p className="player-faint">{messages.note}</p>
      <input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {walk && walked && <PathPlayer walk={walk} walked={walked} goTo={(step) => act(() => harness.goTo(step))} />}
      {isListed && shown.length === 0 && <p className="player-faint">{messages.none}</p>}
      <ul className="player-paths">
        {shown.map(({ title, index, begins, happenings, ends }) => (
          <li key={index}>
            <button
              type="button"
              title={title}
              aria-pressed={walk?.path === index}
              onClick={() => void act(() => harness.follow(index))}
            >
              <span className="player-number">{messages.steps(happenings.length)}</span>
              <span>
                <span className="player-detail">{[begins, ...happenings].join(' → ')} → </span>
                <strong>{ends}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
