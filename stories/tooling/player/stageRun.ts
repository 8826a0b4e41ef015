import type { ReactNode } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { happen, run } from './happen.ts';
import { settled } from './hand.ts';
import type { Model } from './model.ts';
import type { Path } from './paths.ts';
import { logOf } from './stageLog.ts';

/** What a stage stands on: a place that shows views, and a clock that can begin anew. */
export interface Ground {
  /** Shows a view, and tells of what goes wrong in it; gives back what takes it away. */
  draw: (view: ReactNode, onProblem: (error: unknown) => void) => () => void;
  /** Puts the simulated clock back to the moment that every flow begins at. */
  rewind: () => void;
  /** Gives the view the keyboard back that the page around it took. */
  enter: () => Promise<void>;
}

/** Begins a run of a flow on a stage and shows its view, which knows the path that is going to be walked, where there is one. */
export const beginRun = (
  model: Model,
  {
    input,
    path,
    ground,
    onChange,
  }: { input: unknown; path: Path<AnyStateMachine> | undefined; ground: Ground; onChange: () => void },
) => {
  ground.rewind();
  const log = logOf(model);
  const play = model.play(path);
  const started = run(model, play, input);
  const { actor } = started;
  const happened: AnyEventObject[] = [];

  actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
    const { event, sourceRef } = inspected;
    // what a flow says to itself is no happening, its delays are
    if (sourceRef !== actor || event.type.startsWith('xstate.')) happened.push(event);
  });
  const complain = (error: unknown) => {
    log.complain(error);
    onChange();
  };
  const note = () => {
    log.note(started);
    onChange();
  };
  const subscription = actor.subscribe({ next: note, error: complain });
  const takeAway = ground.draw(play.view(actor), complain);

  return {
    started,
    complain,
    lines: log.lines,
    /** What reached the flow from outside so far. */
    happened: (): readonly AnyEventObject[] => [...happened],
    present: (): AnyMachineSnapshot => actor.getSnapshot(),
    make: async (event: AnyEventObject) => {
      await ground.enter();
      await happen(started, event);
      note();
    },
    begun: settled().then(note),
    leave: () => {
      subscription.unsubscribe();
      actor.stop();
      takeAway();
    },
  };
};
