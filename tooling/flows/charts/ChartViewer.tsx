import { Suspense, use, useState } from 'react';
import type { ChartState, ChartTransition } from './chart.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { findIn } from './find.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { namesOf } from './meanings.ts';
import type { Tone } from './tones.ts';
import { neighbourhoodOf } from './ways.ts';

interface Props {
  name: MachineName;
  /** Chart ids of the current states; they are lit together with their possible events. */
  lit?: ReadonlySet<string> | undefined;
  /** The states or transitions, by id, that are brought into view with their neighbours; the whole chart by default. */
  aim?: readonly string[];
  /** Called when a state is pressed; without it states are no buttons. */
  onState?: ((state: ChartState) => void) | undefined;
  /** Called when an event's label is pressed. */
  onEvent?: ((transition: ChartTransition) => void) | undefined;
  /** The lit transitions that are possible now, by id; by default all of the lit states. */
  possible?: ReadonlySet<string> | undefined;
  /** Which labels are buttons: those of possible transitions, or all of them for browsing. */
  pressable?: 'possible' | 'all';
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly string[] = [];

function Viewer({ name, lit = none, aim = nothing, onState, onEvent, possible, pressable = 'possible' }: Props) {
  const drawing = use(drawingOf(name));
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(drawing, typed);
  const here = found[at];

  const isPossible = ({ id, source }: ChartTransition): boolean => possible?.has(id) ?? lit.has(source);
  const toneOf = (one: ChartState | ChartTransition): Tone => {
    if (here === one.id) return 'here';
    if (found.includes(one.id)) return 'found';
    return ('source' in one ? isPossible(one) : lit.has(one.id)) ? 'lit' : 'plain';
  };

  return (
    <ChartCanvas
      tools={
        <ChartSearch
          typed={typed}
          count={found.length}
          at={at}
          onType={(query) => {
            setTyped(query);
            setAt(0);
          }}
          onStep={(by) => found.length > 0 && setAt((at + by + found.length) % found.length)}
        />
      }
      drawing={drawing}
      title={namesOf(name).title}
      sight={here === undefined ? neighbourhoodOf(drawing.chart, aim) : [here]}
      toneOf={toneOf}
      lit={lit}
      onState={onState}
      isPossible={pressable === 'all' ? undefined : isPossible}
      onTransition={onEvent}
    />
  );
}

/** A machine's chart with zoom, search, and pressable states and events. */
export function ChartViewer(props: Props) {
  return (
    <Suspense fallback={<output>正在绘制状态图…</output>}>
      <Viewer key={props.name} {...props} />
    </Suspense>
  );
}
