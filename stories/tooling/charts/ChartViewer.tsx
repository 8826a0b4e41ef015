import { Suspense, use, useRef, useState } from 'react';
import type { ChartState, ChartTransition } from './chart.ts';
import { ChartStage } from './ChartStage.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { findIn } from './find.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { wordsOf } from './meanings.ts';
import type { Tone } from './tones.ts';

interface Props {
  name: MachineName;
  /** Chart ids of the present states; they are lit, with what may happen in them. */
  lit?: ReadonlySet<string> | undefined;
  /** A state was pressed; without it states are no buttons. */
  onState?: ((state: ChartState) => void) | undefined;
  /** An event's label was pressed. */
  onEvent?: ((transition: ChartTransition) => void) | undefined;
  /** The transitions that can happen now, by id, and are lit; every one of the lit states, unless told. */
  possible?: ReadonlySet<string> | undefined;
  /** The labels that are buttons: those of what is possible, or all of them, where they are only looked at. */
  pressable?: 'possible' | 'all';
}

const none: ReadonlySet<string> = new Set();

function Viewer({ name, lit = none, onState, onEvent, possible, pressable = 'possible' }: Props) {
  const drawing = use(drawingOf(name));
  const scrollRef = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(drawing, typed);

  const look = (index: number, among: readonly string[]): void => {
    setAt(index);
    const part = [...(scrollRef.current?.querySelectorAll('[data-find]') ?? [])].find(
      (element) => element.getAttribute('data-find') === among[index],
    );
    part?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  const search = (words: string): void => {
    setTyped(words);
    look(0, findIn(drawing, words));
  };
  const isPossible = ({ id, source }: ChartTransition): boolean => possible?.has(id) ?? lit.has(source);
  const toneOf = (one: ChartState | ChartTransition): Tone => {
    if (found[at] === one.id) return 'here';
    if (found.includes(one.id)) return 'found';
    return ('source' in one ? isPossible(one) : lit.has(one.id)) ? 'lit' : 'plain';
  };

  return (
    <ChartStage
      scrollRef={scrollRef}
      tools={
        <ChartSearch
          typed={typed}
          count={found.length}
          at={at}
          onType={search}
          onStep={(by) => found.length > 0 && look((at + by + found.length) % found.length, found)}
        />
      }
      drawing={drawing}
      title={`${wordsOf(name).title} ${name}`}
      toneOf={toneOf}
      lit={lit}
      onState={onState}
      isPossible={pressable === 'all' ? undefined : isPossible}
      onTransition={onEvent}
    />
  );
}

/** A machine's chart to look around in: zoomed, searched, its states and possible events pressed. */
export function ChartViewer(props: Props) {
  return (
    <Suspense fallback={<output>正在绘制状态图…</output>}>
      <Viewer key={props.name} {...props} />
    </Suspense>
  );
}
