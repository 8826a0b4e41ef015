import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import type { ChartState, ChartTransition } from './chart.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { chartOf, statesIn } from './chart.ts';
import { openAtFirst, openFor } from './closed.ts';
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
  /** Called when a state is pressed; without it states are not buttons. */
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
  const chart = chartOf(name);
  const [open, setOpen] = useState(() => openAtFirst(chart));
  const [isChinese, setChinese] = useState(true);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(chart, typed);
  const here = found[at];
  const wanted = here === undefined ? aim : [here];
  // requested parts are opened once, and may be closed again
  const [openedFor, setOpenedFor] = useState<string>();
  if (openedFor !== wanted.join(' ')) {
    setOpenedFor(wanted.join(' '));
    setOpen(new Set([...open, ...openFor(chart, wanted)]));
  }
  // the previous drawing stays until the next one is laid out
  const drawing = use(drawingOf(name, useDeferredValue(useMemo(() => ({ open, isChinese }), [open, isChinese]))));

  const isPossible = ({ id, source }: ChartTransition): boolean => possible?.has(id) ?? lit.has(source);
  const toneOf = (one: ChartState | ChartTransition): Tone => {
    if (here === one.id) return 'here';
    if (found.includes(one.id)) return 'found';
    return ('source' in one ? isPossible(one) : lit.has(one.id)) ? 'lit' : 'plain';
  };

  return (
    <ChartCanvas
      tools={
        <>
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
          <label className="chart-names">
            <input type="checkbox" checked={!isChinese} onChange={({ target }) => setChinese(!target.checked)} />
            代码名
          </label>
          {statesIn(chart.root).length > statesIn(drawing.chart.root).length && (
            <button
              type="button"
              className="chart-open"
              onClick={() => setOpen(new Set(statesIn(chart.root).map(({ id }) => id)))}
            >
              全部展开
            </button>
          )}
        </>
      }
      drawing={drawing}
      title={namesOf(name).title}
      sight={here === undefined ? neighbourhoodOf(drawing.chart, aim) : [here]}
      onOpen={({ id }, isOpen) =>
        setOpen(
          new Set(
            isOpen ? [...open, id] : [...open].filter((one) => one !== id && !openFor(chart, [one]).includes(id)),
          ),
        )
      }
      toneOf={toneOf}
      lit={lit}
      onState={onState && (({ id }) => onState(statesIn(chart.root).find((one) => one.id === id)!))}
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
