import type { ReactNode } from 'react';

interface Props {
  label: string;
  enabled: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
}

/** A small button with an icon and an accessible name. */
export function IconButton({ label, enabled, onPress, children }: Props) {
  return (
    <button
      type="button"
      title={label}
      disabled={!enabled}
      onClick={onPress}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-surface hover:text-brand-700 disabled:cursor-default disabled:opacity-50"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
