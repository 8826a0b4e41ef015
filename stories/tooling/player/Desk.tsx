import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import './desk.css';
import { DeskChart } from './DeskChart.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskLog } from './DeskLog.tsx';
import { DeskNow } from './DeskNow.tsx';
import { DeskPaths } from './DeskPaths.tsx';
import { deskWords as words } from './deskWords.ts';
import type { Stage } from './stage.ts';
import type { Happening } from './stageNow.ts';

interface Props {
  /** Nothing as long as it is being opened. */
  stage: Stage | undefined;
  /** The view's name in src/features. */
  view: string;
  /** What chooses how the view is shown. */
  tools?: ReactNode;
  /** The view is shown as on a wide screen, and wants more of the place. */
  isWide?: boolean;
  /** The place where the view is shown. */
  children: ReactNode;
}

/** What is done from the desk leaves the keyboard there, though gestures move it into the view. */
const fromHere = async (act: () => Promise<void>): Promise<void> => {
  const { activeElement: before } = document;
  await act();
  if (before instanceof HTMLElement && document.activeElement !== before) before.focus({ preventScroll: true });
};

/** A live view beside its chart: what happens in one shows in the other, and both can be pressed. */
export function Desk({ stage, view, tools, isWide = false, children }: Props) {
  return (
    <div className="desk" data-wide={isWide || undefined}>
      <header className="desk-head">
        {stage ? (
          <DeskHead stage={stage} view={view} onBegin={(input) => fromHere(() => stage.begin(input))} />
        ) : (
          <output>{words.opening}</output>
        )}
        {tools}
      </header>
      <section className="desk-view" aria-label={words.view}>
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
      <DeskPaths stage={stage} walk={walk} act={fromHere} />
      <DeskLog of={of} log={log} />
    </>
  );
}
