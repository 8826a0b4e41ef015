const wagons = [
  { x: 214, paint: 'fill-brand-600' },
  { x: 312, paint: 'fill-brand-500' },
];

/** A block train with containers under the mountains. */
export function Picture() {
  return (
    <>
      <path d="m0 150 66-64 40 36 62-70 66 74 44-34 82 58v26H0Z" className="fill-brand-200" />
      <path d="m146 77 22-25 24 27-14 8-12-8-10 6Z" className="fill-white" />
      <path d="M0 168h360v32H0Z" className="fill-brand-100" />
      <path d="M0 181h360" className="stroke-brand-800" strokeWidth="4" />
      <path d="M4 187h356" className="stroke-brand-800" strokeWidth="6" strokeDasharray="10 14" />
      {wagons.map(({ x, paint }) => (
        <g key={x}>
          <path d={`M${x} 116h88v46h-88Z`} className={paint} />
          <path
            d={`M${x + 11} 122v34m11-34v34m11-34v34m11-34v34m11-34v34m11-34v34m11-34v34`}
            className="stroke-brand-200"
            opacity=".6"
          />
          <path d={`M${x - 6} 162h100v6h-100Z`} className="fill-brand-900" />
          <path
            d={`M${x + 8} 173h.1m16 0h.1m40 0h.1m16 0h.1`}
            strokeWidth="13"
            strokeLinecap="round"
            className="stroke-brand-900"
          />
        </g>
      ))}
      <path d="M46 164c0-32 14-54 40-54h118v54Z" className="fill-brand-800" />
      <path d="M60 132c5-10 13-15 25-15h13v17H60Z" className="fill-brand-100" />
      <path d="M46 150h158v6H46Z" className="fill-brand-200" />
      <path d="M116 120h76m-76 8h76m-76 8h76" className="stroke-brand-500" strokeWidth="3" />
      <path d="M40 164h164v6H44Z" className="fill-brand-900" />
      <path
        d="M64 174h.1m20 0h.1m70 0h.1m20 0h.1"
        strokeWidth="14"
        strokeLinecap="round"
        className="stroke-brand-900"
      />
    </>
  );
}
