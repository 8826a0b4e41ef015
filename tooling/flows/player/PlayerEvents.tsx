import type { MachineName } from '../charts/machines.ts';
import { conditionText, playerMessages, goalText, happeningText } from './playerMessages.ts';
import type { Happening } from './possibleEvents.ts';

interface Props {
  of: MachineName;
  possible: readonly Happening[];
  isBusy: boolean;
  onMake: (happening: Happening) => void;
}

const messages = playerMessages.now;
const makers = ['user', 'service', 'time', 'external'] as const;

/** The events that are possible now, by their origin, as buttons. */
export function PlayerEvents({ of, possible, isBusy, onMake }: Props) {
  return (
    <section className="player-panel" aria-labelledby="player-now">
      <h2 id="player-now">{messages.title}</h2>
      {possible.length === 0 && <p className="player-faint">{messages.none}</p>}
      {makers
        .map((maker) => [maker, possible.filter(({ by }) => by === maker)] as const)
        .filter(([, happenings]) => happenings.length > 0)
        .map(([maker, happenings]) => (
          <div key={maker} className="player-group">
            <h3 id={`player-by-${maker}`}>{messages.by[maker]}</h3>
            <ul aria-labelledby={`player-by-${maker}`}>
              {happenings.map((happening) => (
                <li key={happening.key}>
                  <HappeningButton of={of} happening={happening} isBusy={isBusy} onMake={onMake} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

/** An event as a button: its name, payload and target. */
export function HappeningButton({ of, happening, isBusy, onMake }: Omit<Props, 'possible'> & { happening: Happening }) {
  const goal = goalText(of, happening);
  const condition = conditionText(of, happening);
  return (
    <button
      type="button"
      className="player-happening"
      data-by={happening.by}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onMake(happening)}
    >
      <span>{happeningText(of, happening)}</span>
      {happening.detail && <span className="player-detail">{happening.detail}</span>}
      {condition && <span className="player-detail">{condition}</span>}
      {goal && <span className="player-goal">→ {goal}</span>}
    </button>
  );
}
