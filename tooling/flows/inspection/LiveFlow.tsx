import { useRef, useState } from 'react';
import { ChartViewer } from '../charts/ChartViewer.tsx';
import type { LiveActor } from './inspection.ts';
import { LiveSend } from './LiveSend.tsx';
import { chartNameOf, hearableIn, litIn, liveMessages as messages, sendableIn } from './liveMessages.ts';

/** A running machine's chart, and the form that sends it an event; pressing one in the chart selects it. */
export function LiveFlow({ flow: { machine, snapshot, send } }: { flow: LiveActor }) {
  const [chosen, setChosen] = useState('');
  const payload = useRef<HTMLInputElement>(null);
  const name = chartNameOf(machine);
  const lit = litIn(snapshot);
  return (
    <section className="player-chart" aria-label={machine.id}>
      {name ? (
        <ChartViewer
          name={name}
          lit={lit}
          aim={[...lit].slice(-1)}
          possible={sendableIn(name, lit)}
          onEvent={({ event }) => {
            setChosen(event.name);
            payload.current?.focus();
          }}
        />
      ) : (
        <p className="player-faint">{messages.unknown}</p>
      )}
      <LiveSend types={hearableIn(snapshot)} chosen={chosen} onChoose={setChosen} payload={payload} send={send} />
    </section>
  );
}
