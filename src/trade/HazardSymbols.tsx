const flame = 'M51 17c2 8 12 13 12 25 0 8-6 13-13 13s-13-5-13-13c0-6 3-9 6-13 1 4 2 6 5 7-2-7 0-13 3-19Z';

const stripes = [26, 34, 42, 50, 58, 66, 74];

/** The symbols in the upper half of the hazard labels, in a frame of 100 by 100. */
const symbols = {
  flame: (ink: string) => <path d={flame} fill={ink} />,
  stripedFlame: (ink: string) => (
    <>
      <path d="M16 36v28M29 23v54M42 10v80M58 10v80M71 23v54M84 36v28" stroke="#d3222a" strokeWidth="6.5" fill="none" />
      <path d={flame} fill={ink} stroke="#fff" strokeWidth="1.5" />
      <path d="M37 66h26v19l-13 12-13-12Z" fill="#fff" />
    </>
  ),
  flameOverCircle: (ink: string) => (
    <>
      <circle cx="50" cy="46" r="10" fill="none" stroke={ink} strokeWidth="4" />
      <path d="M50 14c2 6 9 9 9 17-4 3-13 3-18 0 0-4 2-6 4-9 1 3 2 4 3 5 0-5 0-9 2-13Z" fill={ink} />
      <path d="M36 59h28" stroke={ink} strokeWidth="4" />
    </>
  ),
  cylinder: (ink: string) => (
    <g transform="rotate(-32 50 40)" fill={ink}>
      <rect x="29" y="33" width="36" height="14" rx="7" />
      <rect x="66" y="37" width="8" height="6" />
      <rect x="71" y="34.5" width="4" height="11" rx="1" />
    </g>
  ),
  skull: (ink: string) => (
    <>
      <path d="m31 45 38 13M69 45 31 58" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M50 16c-9 0-14 6-14 13 0 5 2 8 5 10v8h18v-8c3-2 5-5 5-10 0-7-5-13-14-13Z" fill={ink} />
      <path
        d="M44 27a4 4 0 1 0 .1 0ZM56 27a4 4 0 1 0 .1 0ZM50 36l2 4h-4ZM46 42v5M50 42v5M54 42v5"
        fill="#fff"
        stroke="#fff"
      />
    </>
  ),
  corrosion: (ink: string) => (
    <>
      <g fill="none" stroke={ink} strokeWidth="2.5">
        <path d="m24 33 18-9 2 5-18 9ZM58 24l18 9-2 5-18-9Z" />
      </g>
      <path d="M44 32v5M44 39v3M56 32v5M56 39v3" stroke={ink} strokeWidth="2.5" />
      <path d="M22 48h17l4-3 4 3h4v4H22ZM54 48h3l3-3 3 3h15v4H54Z" fill={ink} />
    </>
  ),
  stripes: (ink: string) => (
    <g fill={ink}>
      {stripes.map((x) => (
        <path key={x} d={`M${x - 2.2} ${Math.abs(x - 50) + 12}h4.4V50h-4.4Z`} />
      ))}
    </g>
  ),
  explosion: (ink: string) => (
    <path
      d="m50 16 4 11 9-7-3 11 12-1-9 8 10 6-12 1 2 10-9-7-5 10-4-10-10 6 3-10-12-2 10-6-8-8 12 1-3-11 9 7Z"
      fill={ink}
    />
  ),
  biohazard: (ink: string) => (
    <g fill="none" stroke={ink} strokeWidth="4">
      <circle cx="50" cy="29" r="9" />
      <circle cx="41" cy="44" r="9" />
      <circle cx="59" cy="44" r="9" />
    </g>
  ),
  trefoil: (ink: string) => (
    <g fill={ink}>
      <circle cx="50" cy="36" r="4" />
      <path d="M47 30 40 19a20 20 0 0 1 20 0l-7 11a7 7 0 0 0-6 0ZM43 36H30a20 20 0 0 0 10 17l7-11a7 7 0 0 1-4-6ZM57 36h13a20 20 0 0 1-10 17l-7-11a7 7 0 0 0 4-6Z" />
    </g>
  ),
} as const;

export type HazardSymbol = keyof typeof symbols;

/** One of the hazard symbols in a given colour. */
export function HazardSymbols({ symbol, ink }: { symbol: HazardSymbol; ink: string }) {
  return symbols[symbol](ink);
}
