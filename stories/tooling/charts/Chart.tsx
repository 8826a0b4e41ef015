import type { CSSProperties } from 'react';
import { Arrow } from './Arrow.tsx';
import type { ChartState, ChartTransition } from './chart.ts';
import { Dots } from './Dots.tsx';
import type { Drawing } from './drawing.ts';
import { headOf, Heads } from './Heads.tsx';
import { titleOf } from './measure.ts';
import { Pill } from './Pill.tsx';
import { Pressable } from './Pressable.tsx';
import { textSize } from './rows.ts';
import { sentenceOf } from './sentence.ts';
import { StateBox } from './StateBox.tsx';
import { StateHead } from './StateHead.tsx';
import type { Tone } from './tones.ts';

interface Props {
  drawing: Drawing;
  title: string;
  /** The tone of states and transitions, by id. */
  toneOf?: ((one: ChartState | ChartTransition) => Tone) | undefined;
  /** The current states. */
  lit?: ReadonlySet<string> | undefined;
  onState?: ((state: ChartState) => void) | undefined;
  /** Which transitions can be pressed; all by default. */
  isPossible?: ((transition: ChartTransition) => boolean) | undefined;
  onTransition?: ((transition: ChartTransition) => void) | undefined;
  style?: CSSProperties;
}

const plain = (): Tone => 'plain';
const strongest: readonly Tone[] = ['here', 'found', 'changed', 'removed', 'added', 'lit', 'plain'];

/** A machine's chart as SVG. */
export function Chart({ drawing, title, toneOf = plain, lit, onState, isPossible, onTransition, style }: Props) {
  const { chart, width, height, states, dots, arrows, pills } = drawing;
  const isRegion = (id: string): boolean =>
    states.some(({ state }) => state.kind === 'parallel' && state.children.some((child) => child.id === id));
  const toneOfArrow = (transitions: readonly ChartTransition[]): Tone => {
    const found = transitions.map(toneOf);
    // one arrow for several: it shows a change only if all of them changed
    if (found.includes('plain') && found.some((tone) => ['added', 'removed', 'changed'].includes(tone))) return 'plain';
    return strongest.find((tone) => found.includes(tone)) ?? 'plain';
  };

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role={onState || onTransition ? 'group' : 'img'}
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={style ?? { maxWidth: '100%', height: 'auto' }}
      fontFamily="'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif"
      fontSize={textSize}
    >
      <Heads chart={chart.name} needed={arrows.map(({ transitions }) => toneOfArrow(transitions))} />
      {states.map(({ state, box }) => {
        const { name, zh } = titleOf(chart.name, state);
        const tone = toneOf(state);
        return (
          <Pressable
            key={state.id}
            find={state.id}
            label={`状态 ${zh || name}`}
            isCurrent={lit?.has(state.id)}
            onPress={onState && (() => onState(state))}
          >
            <StateBox state={state} box={box} tone={tone} isRegion={isRegion(state.id)} />
          </Pressable>
        );
      })}
      {arrows.map(({ id, transitions, points }) => {
        const tone = toneOfArrow(transitions);
        return <Arrow key={id} points={points} tone={tone} head={headOf(chart.name, tone)} />;
      })}
      <Dots dots={dots} />
      {states.map(({ state, box }) => (
        <StateHead key={state.id} machine={chart.name} state={state} box={box} />
      ))}
      {pills.map(({ transition, rows, box }) => {
        const sentence = sentenceOf(chart, transition);
        return (
          <Pressable
            key={`${transition.id} ${transition.target}`}
            find={transition.id}
            label={sentence}
            onPress={onTransition && (isPossible?.(transition) ?? true) ? () => onTransition(transition) : undefined}
          >
            <title>{sentence}</title>
            <Pill rows={rows} box={box} tone={toneOf(transition)} />
          </Pressable>
        );
      })}
    </svg>
  );
}
