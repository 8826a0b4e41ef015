import type { ReactNode } from 'react';

interface Props {
  sign: ReactNode;
  name: string;
  hours: string;
  number: string;
  /** Looks of the number. */
  className?: string;
}

/** A telephone number to press, with whose it is and when it is answered. */
export function Hotline({ sign, name, hours, number, className = '' }: Props) {
  return (
    <div>
      <p className="flex items-center gap-1.5 text-sm">
        {sign}
        {name}
      </p>
      <a href={`tel:${number}`} className={`inline-flex min-h-8 items-center font-semibold ${className}`}>
        {number}
      </a>
      <p className="text-xs">{hours}</p>
    </div>
  );
}
