import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** The accessible name of its action; without an action it is no button. */
  label: string;
  onPress?: (() => void) | undefined;
  isCurrent?: boolean | undefined;
  /** The id by which a search scrolls to it. */
  find: string;
  children: ReactNode;
}

/** A part of a drawing that can be pressed by pointer and keyboard, if it has an action. */
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG cannot contain a button
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
