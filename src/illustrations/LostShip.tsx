/** A small ship in fog: the illustration of the not-found page. */
export function LostShip({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 256 140" className={className} aria-hidden="true">
      <circle cx="128" cy="62" r="56" className="fill-brand-50" />
      <g transform="rotate(-4 128 84)">
        <path d="M92 66h20v16H92Zm22-18h20v16h-20Zm0 18h20v16h-20Zm22 0h20v16h-20Z" className="fill-brand-200" />
        <path d="M162 82V50h14v32Z" className="fill-brand-500" />
        <path d="M74 84h116l-12 22H90a8 8 0 0 1-7-5Z" className="fill-brand-700" />
      </g>
      <path
        d="M20 112c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0 24-8 36 0 24 8 36 0M44 126c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0"
        fill="none"
        className="stroke-brand-200"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M196 20c0-9 6-14 13-14s13 5 13 12c0 9-12 9-12 19m0 9v.1"
        fill="none"
        className="stroke-brand-500"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
