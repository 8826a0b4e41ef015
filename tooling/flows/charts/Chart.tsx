import { Arrow } from './Arrow.tsx';
import type { ChartState, ChartTransition } from './chart.ts';
import { isRegionIn } from './chart.ts';
import { Dots } from './Dots.tsx';
import type { Drawing } from './drawing.ts';
import { headOf, Heads } from './Heads.tsx';
import { Pill } from './Pill.tsx';
import { fontFamily, textSize } from './rows.ts';
import { sentenceOf } from './sentence.ts';
import { StateBox } from './StateBox.tsx';
import { StateHead } from './StateHead.tsx';
import type { Tone } from './tones.ts';
import { toneOfArrow } from './tones.ts';

interface Props {
  drawing: Drawing;
  title: string;
  /** The tone of states and transitions. */
  toneOf?: ((one: ChartState | ChartTransition) => Tone) | undefined;
}

const plain = (): Tone => 'plain';

/** A machine's chart as one SVG, for a file. */
export function Chart({ drawing, title, toneOf = plain }: Props) {
  const { chart, width, height, states, dots, arrows, pills } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is the picture itself
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ maxWidth: '100%', height: 'auto' }}
      fontFamily={fontFamily}
      fontSize={textSize}
    >
      <Heads chart={chart.name} needed={arrows.map(({ transitions }) => toneOfArrow(transitions, toneOf))} />
      {states.map(({ state, box }) => (
        <g key={state.id} data-find={state.id}>
          <StateBox state={state} box={box} tone={toneOf(state)} isRegion={isRegionIn(chart, state)} />
        </g>
      ))}
      {arrows.map(({ id, transitions, points }) => {
        const tone = toneOfArrow(transitions, toneOf);
        return <Arrow key={id} points={points} tone={tone} head={`url(#${headOf(chart.name, tone)})`} />;
      })}
      <Dots dots={dots} />
      {states.map(({ state, box }) => (
        <StateHead key={state.id} chart={chart} state={state} box={box} />
      ))}
      {pills.map(({ transition, rows, box }) => (
        <g key={`${transition.id} ${transition.target}`} data-find={transition.id}>
          <title>{sentenceOf(chart, transition)}</title>
          <Pill rows={rows} box={box} tone={toneOf(transition)} />
        </g>
      ))}
    </svg>
  );
}
