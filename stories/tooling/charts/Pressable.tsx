import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** What it is called and does, for those who do not see it; without something to do it is no button. */
  label: string;
  onPress?: (() => void) | undefined;
  isCurrent?: boolean | undefined;
  /** By what a search scrolls to it. */
  find: string;
  children: ReactNode;
}

/** A part of a drawing that can be pressed by pointer and keyboard, where there is something to do. */
export function Pressable({ label, onPress, isCurrent, find, children }: Props) {
  if (!onPress)
    return (
      <g data-find={find} data-current={isCurrent || undefined}>
        {children}
      </g>
    );
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no button stands in an SVG
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-current={isCurrent || undefined}
      data-find={find}
      data-current={isCurrent || undefined}
      className="chart-button"
      onClick={onPress}
      onKeyDown={pressByKey}
    >
      {children}
    </g>
  );
}
