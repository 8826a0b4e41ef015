const wagons = [0, 132, 264];

/** A locomotive with containers and a tank behind it, its wheels on the lower edge. */
export function FreightTrain({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 80" className={className} aria-hidden="true">
      {wagons.map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M2 60h126v6H2z" className="fill-brand-200" />
          <path d="M124 61h12v3h-12z" className="fill-brand-500" />
          {index === 1 ? <Tank /> : <Container />}
          <Wheels at={[18, 34, 96, 112]} />
        </g>
      ))}
      <g transform="translate(396 0)">
        <path d="M4 66V22q0-4 4-4h96q22 2 44 24 6 6 6 14v10z" className="fill-brand-100" />
        <path d="M112 26q16 4 30 18h-30zM22 26h16v14H22zm24 0h16v14H46z" className="fill-brand-800" />
        <path d="M4 48h147l3 8H4z" className="fill-brand-500" />
        <path d="M24 18l10-10h26l10 10M34 8h26" fill="none" className="stroke-brand-200" strokeWidth="2" />
        <circle cx="146" cy="60" r="3" className="fill-white" />
        <Wheels at={[24, 42, 104, 122]} />
      </g>
    </svg>
  );
}

const Wheels = ({ at }: { at: readonly number[] }) =>
  at.map((x) => (
    <g key={x}>
      <circle cx={x} cy="72" r="8" className="fill-brand-900" />
      <circle cx={x} cy="72" r="7" fill="none" className="stroke-brand-200" strokeWidth="2" />
      <circle cx={x} cy="72" r="2" className="fill-brand-200" />
    </g>
  ));

const Container = () => (
  <>
    <path d="M8 18h114v42H8z" className="fill-brand-600" />
    <path
      d="M16 23v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m8-32v32"
      className="stroke-brand-500"
      strokeWidth="3"
    />
  </>
);

const Tank = () => (
  <>
    <path
      d="M10 18v42M120 18v42M10 19h110M10 59h110M10 19l14 40M120 19l-14 40"
      className="stroke-brand-200"
      strokeWidth="2"
    />
    <rect x="16" y="24" width="98" height="32" rx="14" className="fill-brand-100" />
    <path d="M40 24v32m50-32v32" className="stroke-brand-200" strokeWidth="2" />
  </>
);
