import type { ReactNode } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { happen, run } from './happen.ts';
import { settled } from './driver.ts';
import type { Model } from './model.ts';
import type { Path } from './pathTexts.ts';
import { logOf } from './harnessLog.ts';

/** The environment of a harness: an element that shows views, and a clock that can restart. */
export interface Environment {
  /** Renders a view and reports its errors; returns a function that unmounts it. */
  render: (view: ReactNode, onProblem: (error: unknown) => void) => () => void;
  /** Resets the simulated clock to the time of every start. */
  rewind: () => void;
  /** Restores the view's focus, which the parent page took. */
  enter: () => Promise<void>;
}

/** Starts a run of a machine and renders its view, which may receive the path to be played. */
export const beginRun = (
  model: Model,
  {
    input,
    path,
    environment,
    onChange,
  }: { input: unknown; path: Path<AnyStateMachine> | undefined; environment: Environment; onChange: () => void },
) => {
  environment.rewind();
  const log = logOf(model);
  const play = model.play(path);
  const started = run(model, play, input);
  const { actor } = started;
  const happened: AnyEventObject[] = [];

  actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
    const { event, sourceRef } = inspected;
    // events that a machine sends to itself are not recorded, its delays are
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
  const takeAway = environment.render(play.view(actor), complain);

  return {
    started,
    complain,
    lines: log.lines,
    /** The events that reached the machine from outside so far. */
    happened: (): readonly AnyEventObject[] => [...happened],
    present: (): AnyMachineSnapshot => actor.getSnapshot(),
    make: async (event: AnyEventObject) => {
      await environment.enter();
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
