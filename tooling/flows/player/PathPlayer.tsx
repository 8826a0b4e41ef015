import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import type { pathText } from './playerMessages.ts';
import { playerMessages } from './playerMessages.ts';
import type { Scene } from './harness.ts';

interface Props {
  walk: NonNullable<Scene['walk']>;
  walked: ReturnType<typeof pathText>;
  goTo: (step: number) => Promise<void>;
}

const messages = playerMessages.paths;
const pauseMs = 900;

/** A path as sentences, with the buttons that play it: step by step, to its end, or automatically. */
export function PathPlayer({ walk: { at, strayed }, walked, goTo }: Props) {
  const [isStarted, setStarted] = useState(false);
  const stops = [`${messages.begins}：${walked.begins}`, ...walked.steps].map((sentence, step) => ({ step, sentence }));
  const end = walked.steps.length;
  const isPlaying = isStarted && at < end && !strayed;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => void goTo(at + 1), pauseMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, goTo]);

  const go = (step: number) => {
    setStarted(false);
    void goTo(Math.min(Math.max(step, 0), end));
  };
  const play = () => {
    setStarted(true);
    if (at === end || strayed) void goTo(0);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };

  return (
    <div className="path-player">
      <div role="toolbar" aria-label={messages.keys} title={messages.keys} tabIndex={-1} onKeyDown={press}>
        <Tool Icon={ChevronFirst} label={messages.first} isOff={at === 0 && !strayed} onPress={() => go(0)} />
        <Tool Icon={ChevronLeft} label={messages.back} isOff={at === 0} onPress={() => go(at - 1)} />
        {isPlaying ? (
          <Tool Icon={Pause} label={messages.pause} isOff={false} onPress={() => setStarted(false)} />
        ) : (
          <Tool Icon={Play} label={messages.play} isOff={end === 0} onPress={play} />
        )}
        <Tool Icon={ChevronRight} label={messages.forward} isOff={at === end} onPress={() => go(at + 1)} />
        <Tool Icon={ChevronLast} label={messages.last} isOff={at === end} onPress={() => go(end)} />
        <output>{messages.at(at, end)}</output>
      </div>
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

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function Tool({ Icon, label, isOff, onPress }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      <Icon aria-hidden="true" />
    </button>
  );
}
