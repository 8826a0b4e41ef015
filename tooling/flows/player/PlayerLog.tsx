import type { MachineName } from '../charts/machines.ts';
import { playerMessages, logText } from './playerMessages.ts';
import type { Line } from './harnessLog.ts';

const messages = playerMessages.log;

/** The events since the start, newest first. */
export function PlayerLog({ of, log }: { of: MachineName; log: readonly Line[] }) {
  return (
    <section className="player-panel" aria-labelledby="player-log">
      <h2 id="player-log">{messages.title}</h2>
      {log.length === 0 && <p className="player-faint">{messages.none}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll boxes must be reachable by keyboard */}
      <div role="log" tabIndex={0} aria-labelledby="player-log">
        <ol className="player-log" reversed>
          {log.toReversed().map((line) => (
            <li key={line.number} data-kind={line.kind}>
              <span className="player-time">{(line.at / 1_000).toFixed(1)} 秒</span>
              <span className="player-kind">{messages.kinds[line.kind]}</span>
              <span>{logText(of, line)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
