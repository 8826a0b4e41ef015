import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { deskWords, goalWords, happeningWords } from './deskWords.ts';
import type { Happening } from './stageNow.ts';

interface Props {
  of: MachineName;
  possible: readonly Happening[];
  isBusy: boolean;
  onMake: (happening: Happening) => void;
}

const words = deskWords.now;
const makers = ['person', 'service', 'time', 'world'] as const;

/** What may happen now, by who makes it happen: a button each. */
export function DeskNow({ of, possible, isBusy, onMake }: Props) {
  return (
    <section className="desk-panel" aria-labelledby="desk-now">
      <h2 id="desk-now">{words.title}</h2>
      {possible.length === 0 && <p className="desk-faint">{words.none}</p>}
      {makers
        .map((maker) => [maker, possible.filter(({ by }) => by === maker)] as const)
        .filter(([, happenings]) => happenings.length > 0)
        .map(([maker, happenings]) => (
          <div key={maker} className="desk-group">
            <h3 id={`desk-by-${maker}`}>{words.by[maker]}</h3>
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

/** A happening as a button: what happens, with what, and where it leads. */
export function HappeningButton({ of, happening, isBusy, onMake }: Omit<Props, 'possible'> & { happening: Happening }) {
  const goal = goalWords(of, happening);
  return (
    <button
      type="button"
      className="desk-happening"
      data-by={happening.by}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onMake(happening)}
    >
      <span>{happeningWords(of, happening)}</span>
      {happening.detail && <span className="desk-detail">{happening.detail}</span>}
      {goal && <span className="desk-goal">→ {goal}</span>}
    </button>
  );
}
