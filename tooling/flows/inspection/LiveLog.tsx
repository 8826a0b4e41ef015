import { readEvent } from '../charts/eventText.ts';
import { namesOf } from '../charts/meanings.ts';
import { happeningZh } from '../charts/sentence.ts';
import { detailOf } from '../player/valueTexts.ts';
import type { LoggedEvent } from './inspection.ts';
import { chartNameOf, liveMessages as messages } from './liveMessages.ts';

/** An event in Chinese: the machine, the event, and its payload. */
const eventTextOf = ({ machine, event }: LoggedEvent) => {
  const name = chartNameOf(machine);
  return {
    flow: (name && namesOf(name).title) || machine.id,
    event: (name && happeningZh(name, readEvent(event.type))) || event.type,
    detail: detailOf(event),
  };
};

/** The last events of a page's machines, newest first. */
export function LiveLog({ logged }: { logged: readonly LoggedEvent[] }) {
  return (
    <section className="player-panel live-log" aria-labelledby="live-log">
      <h2 id="live-log">{messages.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll boxes must be reachable by keyboard */}
      <div role="log" tabIndex={0} aria-labelledby="live-log">
        <ol>
          {logged.toReversed().map((one) => {
            const { flow, event, detail } = eventTextOf(one);
            return (
              <li key={one.number} title={one.event.type}>
                <span className="player-time">{one.at.toLocaleTimeString('zh-CN', { hour12: false })}</span>
                <span>{flow}</span>
                <span className="player-kind">{event}</span>
                <span className="player-detail">{detail}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
