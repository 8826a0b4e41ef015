import type { pathText } from './playerMessages.ts';
import { playerMessages } from './playerMessages.ts';
import type { Scene } from './harness.ts';
import { usePlayback } from './usePlayback.tsx';

interface Props {
  walk: NonNullable<Scene['walk']>;
  walked: ReturnType<typeof pathText>;
  goTo: (step: number) => Promise<void>;
}

const messages = playerMessages.paths;
const pauseMs = 900;

/** A path as sentences, with the buttons that play it: step by step, to its end, or automatically. */
export function PathPlayer({ walk: { at, strayed }, walked, goTo }: Props) {
  const stops = [`${messages.begins}：${walked.begins}`, ...walked.steps].map((sentence, step) => ({ step, sentence }));
  const { toolbar, go } = usePlayback({ at, end: walked.steps.length, goTo, pauseMs, strayed });

  return (
    <div className="path-player">
      {toolbar}
      {strayed && <p role="alert">{messages.strayed}</p>}
      <ol className="player-steps">
        {stops.map(({ step, sentence }) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              data-done={step < at || undefined}
              onClick={() => go(step)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
