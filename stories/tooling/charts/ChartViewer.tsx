import { Suspense, use, useRef, useState } from 'react';
import type { ChartState, ChartTransition } from './chart.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { findIn } from './find.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { namesOf } from './meanings.ts';
import type { Tone } from './tones.ts';

interface Props {
  name: MachineName;
  /** Chart ids of the current states; they are lit together with their possible events. */
  lit?: ReadonlySet<string> | undefined;
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

function Viewer({ name, lit = none, onState, onEvent, possible, pressable = 'possible' }: Props) {
  const drawing = use(drawingOf(name));
  const scrollRef = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(drawing, typed);

  const show = (index: number, among: readonly string[]): void => {
    setAt(index);
    const part = [...(scrollRef.current?.querySelectorAll('[data-find]') ?? [])].find(
      (element) => element.getAttribute('data-find') === among[index],
    );
    part?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  const search = (query: string): void => {
    setTyped(query);
    show(0, findIn(drawing, query));
  };
  const isPossible = ({ id, source }: ChartTransition): boolean => possible?.has(id) ?? lit.has(source);
  const toneOf = (one: ChartState | ChartTransition): Tone => {
    if (found[at] === one.id) return 'here';
    if (found.includes(one.id)) return 'found';
    return ('source' in one ? isPossible(one) : lit.has(one.id)) ? 'lit' : 'plain';
  };

  return (
    <ChartCanvas
      scrollRef={scrollRef}
      tools={
        <ChartSearch
          typed={typed}
          count={found.length}
          at={at}
          onType={search}
          onStep={(by) => found.length > 0 && show((at + by + found.length) % found.length, found)}
        />
      }
      drawing={drawing}
      title={namesOf(name).title}
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
