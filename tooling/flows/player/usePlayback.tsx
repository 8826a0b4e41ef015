import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { playerMessages } from './playerMessages.ts';

interface Played {
  /** The shown step and the last one, from 0. */
  at: number;
  end: number;
  goTo: (step: number) => unknown;
  /** How long each step is shown while it plays, in milliseconds. */
  pauseMs: number;
  /** Whether no step is shown. */
  strayed?: boolean;
  /** The number of the first step; 0 if the start before any step counts as one. */
  first?: 0 | 1;
}

const messages = playerMessages.paths;

/** Plays steps: one by one, to the end, or automatically, by buttons and keys; choosing a step stops playing. */
export const usePlayback = ({ at, end, goTo, pauseMs, strayed = false, first = 0 }: Played) => {
  const [isStarted, setStarted] = useState(false);
  const isPlaying = isStarted && at < end && !strayed;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => void goTo(at + 1), pauseMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, goTo, pauseMs]);

  const go = (step: number) => {
    setStarted(false);
    void goTo(Math.min(Math.max(step, 0), end));
  };
  const play = () => {
    setStarted(true);
    if (at === end || strayed) void goTo(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const toolbar: ReactNode = (
    <div role="toolbar" aria-label={messages.keys} title={messages.keys} tabIndex={-1} onKeyDown={onKeyDown}>
      <Tool Icon={ChevronFirst} label={messages.first} isOff={at === 0 && !strayed} onPress={() => go(0)} />
      <Tool Icon={ChevronLeft} label={messages.back} isOff={at === 0} onPress={() => go(at - 1)} />
      {isPlaying ? (
        <Tool Icon={Pause} label={messages.pause} isOff={false} onPress={() => setStarted(false)} />
      ) : (
        <Tool Icon={Play} label={messages.play} isOff={end === 0} onPress={play} />
      )}
      <Tool Icon={ChevronRight} label={messages.forward} isOff={at === end} onPress={() => go(at + 1)} />
      <Tool Icon={ChevronLast} label={messages.last} isOff={at === end} onPress={() => go(end)} />
      <output>{messages.at(at + first, end + first)}</output>
    </div>
  );
  return { toolbar, go, onKeyDown };
};

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
