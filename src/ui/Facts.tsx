import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Columns and gaps. */
  className: string;
}

/** Names with their values side by side; entries without a value are left out. */
export function Facts({ facts, className }: Props) {
  const stated = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return (
    <dl className={`grid grid-cols-2 gap-x-4 ${className}`}>
      {stated.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
