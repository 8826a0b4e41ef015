import './journeys.css';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { CodeName } from '../charts/CodeName.tsx';
import { StoryFrame } from '../handbook/StoryFrame.tsx';
import { usePlayback } from '../player/usePlayback.tsx';
import type { Journey, JourneyStep } from './journey.ts';
import { laneOf } from './journey.ts';
import { journeyMessages as messages, originOf, reachedBy, sentenceOfStep, titleOfLane } from './journeyTexts.ts';

interface Props {
  journey: Journey;
  /** The address of Storybook, from the page. */
  storybook: string;
}

/** The layout library is large and lazy. */
const JourneyChart = lazy(async () => ({ default: (await import('./JourneyChart.tsx')).JourneyChart }));

/** How long a step is shown while the journey plays, in milliseconds: enough for its story to load, and to read it. */
const pauseMs = 3_500;

/** A step in the list: its cause, its machine, and its event. */
function StepText({ journey, step }: { journey: Journey; step: JourneyStep }) {
  return (
    <>
      <small>{originOf(journey, step)}</small>
      <strong>{titleOfLane(step)}</strong> {sentenceOfStep(step)}
    </>
  );
}

/** The current step, with the story that shows its state. */
function Step({ journey, at, storybook }: Props & { at: number }) {
  const step = journey.steps[at]!;
  const title = `${titleOfLane(step)}：${reachedBy(step)}`;
  return (
    <section className="journey-step" aria-label={messages.step}>
      <p aria-live="polite">
        <span className="journey-number">{at + 1}</span>
        <span>
          <StepText journey={journey} step={step} />
        </span>
      </p>
      <StoryFrame key={step.story} id={step.story} title={title} storybook={storybook} />
      <p className="journey-source">
        <a href={`${storybook}?path=/story/${step.story}`} target="_top">
          {messages.open}
        </a>{' '}
        <CodeName>{`${laneOf(step)} ${step.event ?? ''} ${step.state}`}</CodeName>
      </p>
    </section>
  );
}

/** A journey: the chart of its machines, its steps with their pictures, and the buttons that play it. */
export function JourneyView({ journey, storybook }: Props) {
  const { title, purpose, steps } = journey;
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const show = useCallback((step: number) => {
    // React would return the focus to an element of the frame that this step removes
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    setAt(step);
  }, []);
  const { toolbar, go, onKeyDown } = usePlayback({ at, end: steps.length - 1, goTo: show, pauseMs, first: 1 });

  // the list scrolls inside its own box, the page stays; the focus goes with the steps while it is in the list
  useEffect(() => {
    const box = list.current;
    const current = box?.children[at] as HTMLElement | undefined;
    if (!box || !current) return;
    box.scrollTop = current.offsetTop - box.clientHeight / 2;
    if (box.contains(document.activeElement)) current.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);

  return (
    <div className="journey">
      <header>
        <h1>{title}</h1>
        <p>{purpose}</p>
      </header>
      <div className="journey-player">
        {toolbar}
        <Step journey={journey} at={at} storybook={storybook} />
        <h2 id={`steps-${journey.id}`}>{messages.steps}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go from step to step */}
        <ol ref={list} className="journey-steps" aria-labelledby={`steps-${journey.id}`} onKeyDown={onKeyDown}>
          {steps.map((step, index) => (
            <li key={`${step.machine} ${step.event} ${steps.indexOf(step)}`}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                data-done={index < at || undefined}
                onClick={() => go(index)}
              >
                <span className="journey-number">{index + 1}</span>
                <span>
                  <StepText journey={journey} step={step} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="journey-map">
        <h2>{messages.chart}</h2>
        <p>{messages.chartNote}</p>
        <Suspense fallback={<output>正在绘制……</output>}>
          <JourneyChart journey={journey} at={at} onStep={go} />
        </Suspense>
      </div>
    </div>
  );
}
