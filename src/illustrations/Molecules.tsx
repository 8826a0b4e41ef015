const ring = 'M0-34 29.4-17v34L0 34l-29.4-17v-34Z';

/** Benzene rings and bonds, as a quiet pattern in the sky. */
export function Molecules({ className = '' }: { className?: string }) {
  return (
    <g fill="none" strokeWidth="2" className={className}>
      <g transform="translate(980 96)">
        <path d={ring} />
        <circle r="20" />
        <path d="M29.4-17 58-34M0 34v32M-29.4-17-58-34" />
        <circle cx="64" cy="-37" r="6" />
        <circle cy="72" r="6" />
        <circle cx="-64" cy="-37" r="6" />
      </g>
      <g transform="translate(1230 150) scale(.8)">
        <path d={ring} />
        <path d="M0-24 20.8-12v24M-20.8 12-20.8-12" />
        <path d="M29.4 17 58 34m0 0 29-17M-29.4 17-58 34" />
        <circle cx="93" cy="14" r="6" />
        <circle cx="-64" cy="37" r="6" />
      </g>
      <g transform="translate(690 60) scale(.6)">
        <path d={ring} />
        <circle r="20" />
        <path d="M29.4 17 58 34" />
        <circle cx="64" cy="37" r="6" />
      </g>
    </g>
  );
}
