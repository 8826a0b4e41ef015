const doors = [
  { x: 76, name: '甲' },
  { x: 150, name: '乙' },
  { x: 224, name: '丙' },
];

/** A store with three bays, each with its fire class. */
export function Picture() {
  return (
    <>
      <path d="M0 178v-52h30V96h34v30h236V90h30v36h30v52Z" className="fill-brand-200" opacity=".6" />
      <path d="M50 178V84l130-34 130 34v94Z" className="fill-brand-600" />
      <path d="m40 90 140-38 140 38V78L180 40 40 78Z" className="fill-brand-800" />
      {doors.map(({ x, name }) => (
        <g key={name}>
          <path d={`M${x} 112h60v66h-60Z`} className="fill-brand-100" />
          <path d={`M${x} 122h60m-60 10h60m-60 10h60`} className="stroke-brand-200" strokeWidth="2" />
          <text x={x + 30} y="103" textAnchor="middle" fontSize="17" fontWeight="700" fill="#fff">
            {name}
          </text>
        </g>
      ))}
      <path d="M0 178h360v22H0Z" className="fill-brand-900" />
      <path d="M84 152h18v26H84Zm20 0h18v26h-18Zm-10-28h18v26H94Z" className="fill-brand-500" />
      <path
        d="M84 160h18m-18 10h18m2-10h18m-18 10h18m-28-38h18m-18 10h18"
        className="stroke-brand-100"
        strokeWidth="2"
      />
      <path d="M166 158h44v20h-44Zm6-22h32v20h-32Z" fill="#fff" className="stroke-brand-500" strokeWidth="2" />
    </>
  );
}
