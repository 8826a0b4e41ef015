const clouds = 'M30 176c0-14 20-18 28-8 6-16 32-14 34 4 12-4 22 2 22 12H22c-2-4 2-8 8-8Z';

/** A freighter over the clouds. */
export function Picture() {
  return (
    <>
      <circle cx="92" cy="64" r="26" className="fill-white" opacity=".8" />
      <path d={clouds} className="fill-white" />
      <path d={clouds} transform="translate(196 -12) scale(1.1)" className="fill-white" />
      <path d={clouds} transform="translate(120 34) scale(.8)" className="fill-brand-200" />
      <g transform="rotate(-7 180 116)">
        <path d="m82 100-28-46h22l46 42Z" className="fill-brand-600" />
        <path d="M188 104 150 76h16l64 28Z" className="fill-brand-200" />
        <path d="M58 112c2-12 16-18 34-18h154c32 0 58 10 66 24-10 10-34 14-66 14H100c-24 0-40-6-42-20Z" fill="#fff" />
        <path
          d="M60 119c8 9 22 13 40 13h146c32 0 56-4 66-14-24 6-60 8-96 8H104c-20 0-36-2-44-7Z"
          className="fill-brand-200"
        />
        <path d="M280 104c14 2 26 7 32 14h-24c-6-2-8-8-8-14Z" className="fill-brand-800" />
        <path d="M108 102h34v20h-34Z" fill="none" className="stroke-brand-500" strokeWidth="2" />
        <path d="M160 122h72l-64 44h-24Z" className="fill-brand-500" />
        <path d="M196 142c0-4 4-7 10-7h22v14h-22c-6 0-10-3-10-7Z" className="fill-brand-800" />
      </g>
    </>
  );
}
