import type { Journey } from '../journeys/journey.ts';
import { lanesIn } from '../journeys/journey.ts';
import { journeyMessages as messages, titleOfLane } from '../journeys/journeyTexts.ts';
import { JourneyView } from '../journeys/JourneyView.tsx';
import { texts } from '../views.ts';
import { hashOf } from './route.ts';

/** The machines of a journey in the order in which they begin, as text. */
const passedIn = (journey: Journey): string =>
  [...lanesIn(journey).values()].map(([first]) => titleOfLane(journey.steps[first!]!)).join(' → ');

/** Journeys to choose from, each with its purpose and its machines. */
export function JourneyList({ journeys }: { journeys: readonly Journey[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {journeys.map((journey) => (
        <li key={journey.id}>
          <a
            href={hashOf({ page: 'journey', id: journey.id })}
            className="flex h-full flex-col gap-1 rounded-md border border-line bg-surface px-4 py-3 shadow-card hover:border-brand-600"
          >
            <span className="text-lg font-semibold">{journey.title}</span>
            <span className="grow text-ink-soft">{journey.purpose}</span>
            <span className="text-sm text-ink-faint">
              {journey.steps.length} 步 · {passedIn(journey)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A journey of the handbook, with its stories next to its chart. */
export function JourneyPage({ id }: { id: string }) {
  const journey = texts().journeys.find((one) => one.id === id);
  return (
    <>
      <title>{`${journey?.title ?? messages.none} · 流程手册`}</title>
      {journey ? <JourneyView journey={journey} storybook="./storybook/" /> : <h1>{messages.none}</h1>}
    </>
  );
}
