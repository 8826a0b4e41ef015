import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import './desk.css';
import { DeskChart } from './DeskChart.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskLog } from './DeskLog.tsx';
import { DeskNow } from './DeskNow.tsx';
import { DeskPaths } from './DeskPaths.tsx';
import { playerMessages as messages } from './playerMessages.ts';
import type { Stage } from './stage.ts';
import type { Happening } from './stageNow.ts';

interface Props {
  /** Undefined while it is being opened. */
  stage: Stage | undefined;
  /** The view's name in src/features. */
  view: string;
  /** Tools that choose how the view is shown. */
  tools?: ReactNode;
  /** Whether the view is shown at desktop width and needs more space. */
  isWide?: boolean;
  /** The element that shows the view. */
  children: ReactNode;
}

/** Commands from the player leave the focus there, although gestures move it into the view. */
const fromHere = async (task: () => Promise<void>): Promise<void> => {
  const { activeElement: before } = document;
  await task();
  if (before instanceof HTMLElement && document.activeElement !== before) before.focus({ preventScroll: true });
};

/** A live view beside its chart: events in one show in the other, and both can be pressed. */
export function Desk({ stage, view, tools, isWide = false, children }: Props) {
  return (
    <div className="desk" data-wide={isWide || undefined}>
      <header className="desk-head">
        {stage ? (
          <DeskHead stage={stage} view={view} onBegin={(input) => fromHere(() => stage.begin(input))} />
        ) : (
          <output>{messages.opening}</output>
        )}
        {tools}
      </header>
      <section className="desk-view" aria-label={messages.view}>
        {children}
      </section>
      {stage && <Controls stage={stage} />}
    </div>
  );
}

function Controls({ stage }: { stage: Stage }) {
  const { lit, possible, isBusy, walk, log } = useSyncExternalStore(stage.subscribe, stage.getScene);
  const { of } = stage.model;
  const onMake = (happening: Happening) => void fromHere(() => stage.make(happening));
  return (
    <>
      <DeskChart of={of} lit={lit} possible={possible} isBusy={isBusy} onMake={onMake} />
      <DeskNow of={of} possible={possible} isBusy={isBusy} onMake={onMake} />
      <DeskPaths stage={stage} walk={walk} task={fromHere} />
      <DeskLog of={of} log={log} />
    </>
  );
}
