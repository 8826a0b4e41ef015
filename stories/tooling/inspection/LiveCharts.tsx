import '#stories/tooling/player/desk.css';
import './live.css';
import { useState, useSyncExternalStore } from 'react';
import { wordsOf } from '#stories/tooling/charts/meanings.ts';
import { stateWords } from '#stories/tooling/player/deskWords.ts';
import { leavesOf } from '#stories/tooling/player/paths.ts';
import { LiveFlow } from './LiveFlow.tsx';
import { LiveLog } from './LiveLog.tsx';
import { chartNameOf, liveWords as words } from './liveWords.ts';
import type { followOpener } from './opener.ts';

/** The flows that run in the page that opened this window, each with its chart and its present state. */
export function LiveCharts({ page }: { page: ReturnType<typeof followOpener> }) {
  const { address, actors, heard } = useSyncExternalStore(page.subscribe, page.known);
  const [chosen, setChosen] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const changed = heard.findLast(({ actor }) => actors.some(({ key }) => key === actor))?.actor;
  const wanted = (isFollowing ? changed : undefined) ?? chosen;
  const shown = actors.find(({ key }) => key === wanted) ?? actors[0];

  return (
    <main className="desk live">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <output className="desk-state">{address ? `${words.page} ${address}` : words.gone}</output>
        <label>
          <input type="checkbox" checked={isFollowing} onChange={({ target }) => setFollowing(target.checked)} />
          {words.follow}
        </label>
      </header>
      <nav className="desk-panel live-flows" aria-label={words.flows}>
        {actors.length === 0 && <p className="desk-faint">{words.none}</p>}
        <ul className="desk-paths">
          {actors.map(({ key, machine, snapshot }) => {
            const name = chartNameOf(machine);
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={key === shown?.key}
                  onClick={() => {
                    setFollowing(false);
                    setChosen(key);
                  }}
                >
                  <span>
                    {name ? wordsOf(name).title : machine.id} <span className="desk-name">{machine.id}</span>
                    <span className="live-state">
                      {name ? stateWords(name, leavesOf(snapshot)) : leavesOf(snapshot)}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {shown && <LiveFlow key={shown.key} flow={shown} />}
      <LiveLog heard={heard} />
    </main>
  );
}
