import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import './player.css';
import { PlayerChart } from './PlayerChart.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerLog } from './PlayerLog.tsx';
import { PlayerEvents } from './PlayerEvents.tsx';
import { PlayerPaths } from './PlayerPaths.tsx';
import { playerMessages as messages } from './playerMessages.ts';
import type { Harness } from './harness.ts';
import type { Happening } from './possibleEvents.ts';

interface Props {
  /** Undefined while it is being opened. */
  harness: Harness | undefined;
  /** The view's name in src/features. */
  view: string;
  /** Tools that choose how the view is shown. */
  tools?: ReactNode;
  /** Whether the view is shown at desktop width and needs more space. */
  isWide?: boolean;
  /** The element that shows the view. */
  children: ReactNode;
}

/** Commands from the player keep the focus there, although gestures move it into the view. */
const fromHere = async (task: () => Promise<void>): Promise<void> => {
  const { activeElement: before } = document;
  await task();
  if (before instanceof HTMLElement && document.activeElement !== before) before.focus({ preventScroll: true });
};

/** A live view next to its chart: events in one show in the other, and both can be pressed. */
export function Player({ harness, view, tools, isWide = false, children }: Props) {
  return (
    <div className="player" data-wide={isWide || undefined}>
      <header className="player-head">
        {harness ? (
          <PlayerHead harness={harness} view={view} onBegin={(input) => fromHere(() => harness.begin(input))} />
        ) : (
          <output>{messages.opening}</output>
        )}
        {tools}
      </header>
      <section className="player-view" aria-label={messages.view}>
        {children}
      </section>
      {harness && <Controls harness={harness} />}
    </div>
  );
}

function Controls({ harness }: { harness: Harness }) {
  const { lit, possible, isBusy, walk, log } = useSyncExternalStore(harness.subscribe, harness.getScene);
  const { of } = harness.model;
  const onMake = (happening: Happening) => void fromHere(() => harness.make(happening));
  return (
    <>
      <PlayerChart of={of} lit={lit} possible={possible} isBusy={isBusy} onMake={onMake} />
      <PlayerEvents of={of} possible={possible} isBusy={isBusy} onMake={onMake} />
      <PlayerPaths harness={harness} walk={walk} task={fromHere} />
      <PlayerLog of={of} log={log} />
    </>
  );
}
