import './viewer.css';
import { Suspense, use, useState } from 'react';
import type { ChartState, ChartTransition } from './chart.ts';
import { Chart } from './Chart.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { findIn } from './find.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { wordsOf } from './meanings.ts';
import { MiniMap } from './MiniMap.tsx';
import { shapeOf } from './shape.ts';
import type { Tone } from './tones.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

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
  const { scrollRef, style, onKeyDown, ...zoom } = useZoom(drawing);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(drawing, typed);
  const title = `${wordsOf(name).title} ${name}`;

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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that reach it from the controls inside
    <div className="chart-viewer" onKeyDown={onKeyDown}>
      <div className="chart-tools">
        <ChartSearch
          typed={typed}
          count={found.length}
          at={at}
          onType={search}
          onStep={(by) => found.length > 0 && look((at + by + found.length) % found.length, found)}
        />
        <ZoomButtons {...zoom} />
      </div>
      <div className="chart-stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
        <section ref={scrollRef} className="chart-scroll" aria-label={`${title} 状态图`} tabIndex={0}>
          <Chart
            drawing={drawing}
            title={title}
            toneOf={toneOf}
            lit={lit}
            onState={onState}
            isPossible={pressable === 'all' ? undefined : isPossible}
            onTransition={onEvent}
            style={style}
          />
        </section>
        <MiniMap shape={shapeOf(drawing)} scrollRef={scrollRef} />
      </div>
      <ChartLegend />
    </div>
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
