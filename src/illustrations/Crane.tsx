/** A ship-to-shore gantry crane, 260 by 300, standing on the bottom. */
export function Crane() {
  return (
    <g fill="none" strokeWidth="6" className="stroke-brand-600">
      <path d="M60 300 74 96m96 204L156 96M66 214h98M70 150h90" />
      <path d="M0 96h260" strokeWidth="8" />
      <path d="M115 96V18M115 18 8 92M115 18l138 74M115 18l52 74" strokeWidth="3" />
      <path d="M66 214 160 96M164 214 70 96" strokeWidth="2" />
      <path d="M186 100v52m22-52v52" strokeWidth="2" />
      <path d="M176 152h42v16h-42Z" className="fill-brand-200" stroke="none" />
      <path d="M182 90h30v14h-30Z" className="fill-brand-500" stroke="none" />
    </g>
  );
}
