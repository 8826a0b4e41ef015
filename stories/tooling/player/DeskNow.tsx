import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { playerMessages, goalText, happeningText } from './playerMessages.ts';
import type { Happening } from './stageNow.ts';

interface Props {
  of: MachineName;
  possible: readonly Happening[];
  isBusy: boolean;
  onMake: (happening: Happening) => void;
}

const messages = playerMessages.now;
const makers = ['person', 'service', 'time', 'external'] as const;

/** The events that are possible now, by their origin, as buttons. */
export function DeskNow({ of, possible, isBusy, onMake }: Props) {
  return (
    <section className="desk-panel" aria-labelledby="desk-now">
      <h2 id="desk-now">{messages.title}</h2>
      {possible.length === 0 && <p className="desk-faint">{messages.none}</p>}
      {makers
        .map((maker) => [maker, possible.filter(({ by }) => by === maker)] as const)
        .filter(([, happenings]) => happenings.length > 0)
        .map(([maker, happenings]) => (
          <div key={maker} className="desk-group">
            <h3 id={`desk-by-${maker}`}>{messages.by[maker]}</h3>
            <ul aria-labelledby={`desk-by-${maker}`}>
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
  return (
    <button
      type="button"
      className="desk-happening"
      data-by={happening.by}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onMake(happening)}
    >
      <span>{happeningText(of, happening)}</span>
      {happening.detail && <span className="desk-detail">{happening.detail}</span>}
      {goal && <span className="desk-goal">→ {goal}</span>}
    </button>
  );
}
