import '../player/player.css';
import './live.css';
import { useState, useSyncExternalStore } from 'react';
import { namesOf } from '../charts/meanings.ts';
import { stateText } from '../player/playerMessages.ts';
import { leavesOf } from '../player/pathTexts.ts';
import { LiveFlow } from './LiveFlow.tsx';
import { LiveLog } from './LiveLog.tsx';
import { chartNameOf, liveMessages as messages } from './liveMessages.ts';
import type { followOpener } from './opener.ts';

/** The machines that run in the page that opened this window, each with its chart and its current state. */
export function LiveCharts({ page }: { page: ReturnType<typeof followOpener> }) {
  const { address, actors, logged } = useSyncExternalStore(page.subscribe, page.known);
  const [chosen, setChosen] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const changed = logged.findLast(({ actor }) => actors.some(({ key }) => key === actor))?.actor;
  const wanted = (isFollowing ? changed : undefined) ?? chosen;
  const shown = actors.find(({ key }) => key === wanted) ?? actors[0];

  return (
    <main className="player live">
      <header className="player-head">
        <h1>{messages.title}</h1>
        <output className="player-state">{address ? `${messages.page} ${address}` : messages.gone}</output>
        <label>
          <input type="checkbox" checked={isFollowing} onChange={({ target }) => setFollowing(target.checked)} />
          {messages.follow}
        </label>
      </header>
      <nav className="player-panel live-flows" aria-label={messages.flows}>
        {actors.length === 0 && <p className="player-faint">{messages.none}</p>}
        <ul className="player-paths">
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
                    {name ? namesOf(name).title : machine.id} <span className="player-name">{machine.id}</span>
                    <span className="live-state">
                      {name ? stateText(name, leavesOf(snapshot)) : leavesOf(snapshot)}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {shown && <LiveFlow key={shown.key} flow={shown} />}
      <LiveLog logged={logged} />
    </main>
  );
}
