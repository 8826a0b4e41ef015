import { useState } from 'react';
import type { ChartState } from '../charts/chart.ts';
import { chartOf } from '../charts/chart.ts';
import { ChartViewer } from '../charts/ChartViewer.tsx';
import type { MachineName } from '../charts/machines.ts';
import { StateFacts } from '../charts/StateFacts.tsx';
import type { StoryLink } from '../charts/storiesOf.ts';
import { storiesOf } from '../charts/storiesOf.ts';
import { HappeningButton } from './PlayerEvents.tsx';
import { playerMessages as messages } from './playerMessages.ts';
import type { Happening } from './possibleEvents.ts';

interface Props {
  of: MachineName;
  lit: ReadonlySet<string>;
  possible: readonly Happening[];
  isBusy: boolean;
  onMake: (happening: Happening) => void;
}

/** The pressed part of the chart. */
type Pressed = { transition: string } | { state: ChartState; stories: Promise<StoryLink[]> };

/** The chart of the machine: current states are lit and in view, possible events can be pressed. */
export function PlayerChart({ of, lit, possible, isBusy, onMake }: Props) {
  const [pressed, setPressed] = useState<Pressed>();
  const leave = () => setPressed(undefined);

  const waysOf = (transition: string) => possible.filter(({ transitions }) => transitions.includes(transition));
  const press = (transition: string) => {
    const [first, ...others] = waysOf(transition);
    if (others.length > 0) setPressed({ transition });
    else if (first && !isBusy) onMake(first);
  };
  const make = (happening: Happening) => {
    leave();
    onMake(happening);
  };
  return (
    <>
      <section className="player-chart" aria-label={messages.chart}>
        <ChartViewer
          name={of}
          lit={lit}
          aim={[...lit].slice(-1)}
          possible={new Set(possible.flatMap(({ transitions }) => transitions))}
          onEvent={({ id }) => press(id)}
          onState={(state) => setPressed({ state, stories: storiesOf(of, state.id) })}
        />
      </section>
      {pressed && (
        <section className="player-panel player-pressed" aria-label={messages.pressed}>
          {'state' in pressed ? (
            <StateFacts chart={chartOf(of)} state={pressed.state} stories={pressed.stories} />
          ) : (
            <>
              <p>{messages.now.several}</p>
              {waysOf(pressed.transition).map((one) => (
                <HappeningButton key={one.key} of={of} happening={one} isBusy={isBusy} onMake={make} />
              ))}
            </>
          )}
          <button type="button" className="player-leave" onClick={leave}>
            {messages.leave}
          </button>
        </section>
      )}
    </>
  );
}
