import type { ReactNode } from 'react';

const sheet = 'fill-white stroke-brand-500';
const lines = 'fill-none stroke-brand-200';
const tick = (x: number, y: number) => (
  <g>
    <circle cx={x} cy={y} r="11" className="fill-brand-600" />
    <path d={`m${x - 5} ${y} 4 4 7-8`} className="fill-none stroke-white" strokeWidth="2.5" />
  </g>
);
const container = (x: number, y: number, paint: string) => (
  <g>
    <path d={`M${x} ${y}h44v20h-44Z`} className={paint} />
    <path d={`M${x + 8} ${y + 3}v14m7-14v14m7-14v14m7-14v14m7-14v14`} className="stroke-white/50" strokeWidth="2" />
  </g>
);

/** The illustrations of the beginner's guide, in frames of 160 by 112. */
const scenes = {
  phone: (
    <>
      <rect x="34" y="10" width="52" height="92" rx="8" className={sheet} strokeWidth="3" />
      <path d="M52 17h16" className={lines} strokeWidth="3" />
      <path d="M44 34h32M44 44h22" className={lines} strokeWidth="4" />
      <rect x="44" y="74" width="32" height="12" rx="3" className="fill-brand-600" />
      <path
        d="M74 40h56a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H96l-10 9v-9H74a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6Z"
        className="fill-brand-700"
      />
      <path d="M80 56h.1m10.9 0h.1m10.9 0h.1m10.9 0h.1m10.9 0h.1" className="stroke-white" strokeWidth="6" />
    </>
  ),
  licence: (
    <>
      <rect x="26" y="16" width="96" height="76" rx="4" className={sheet} strokeWidth="3" />
      <path d="M54 30h40" className="stroke-brand-600" strokeWidth="5" />
      <path d="M40 46h54M40 56h68M40 66h48M40 76h30" className={lines} strokeWidth="4" />
      <circle cx="98" cy="72" r="11" className="fill-none stroke-critical" strokeWidth="2.5" />
      <path d="m98 65 2 5h5l-4 3 1.5 5-4.5-3-4.5 3 1.5-5-4-3h5Z" className="fill-critical" />
      {tick(122, 90)}
    </>
  ),
  route: (
    <>
      <path d="M0 72c18-8 30 6 48 0s30-8 48 0 44 6 64-2v42H0Z" className="fill-brand-100" />
      <path
        d="M30 58C50 10 104 8 130 48"
        className="fill-none stroke-brand-500"
        strokeWidth="3"
        strokeDasharray="2 7"
      />
      <path d="M30 64c-9-12-13-17-13-23a13 13 0 0 1 26 0c0 6-4 11-13 23Z" className="fill-brand-600" />
      <path d="M130 56c-8-11-12-15-12-21a12 12 0 0 1 24 0c0 6-4 10-12 21Z" className="fill-brand-800" />
      <path d="M30 36v9m-4.5-4.5h9M126 34h8" className="stroke-white" strokeWidth="3" />
      <path d="M64 78h40l-6 14H70Z" className="fill-brand-700" />
      <path d="M70 68h8v9h-8Zm10-6h8v15h-8Z" className="fill-brand-500" />
      <path d="M90 66h9v11h-9Z" className="fill-brand-200" />
    </>
  ),
  price: (
    <>
      <rect x="18" y="18" width="124" height="76" rx="4" className={sheet} strokeWidth="3" />
      <path d="M18 22a4 4 0 0 1 4-4h116a4 4 0 0 1 4 4v14H18Z" className="fill-brand-600" />
      <path d="M30 27h22m20 0h16m22 0h20" className="stroke-white" strokeWidth="4" />
      <path d="M18 55h124M18 74h124" className={lines} strokeWidth="2" />
      <path d="M30 46h28M30 65h20M30 84h34" className={lines} strokeWidth="4" />
      <text x="72" y="51" fontSize="15" fontWeight="700" className="fill-brand-700">
        $
      </text>
      <text x="72" y="89" fontSize="15" fontWeight="700" className="fill-brand-700">
        ¥
      </text>
      <path d="M104 46h28M112 65h20M100 84h32" className="stroke-brand-500" strokeWidth="4" />
    </>
  ),
  form: (
    <>
      <rect x="20" y="12" width="84" height="88" rx="4" className={sheet} strokeWidth="3" />
      <path d="M32 26h24M32 50h30M32 74h18" className={lines} strokeWidth="4" />
      <path
        d="M32 32h60v10H32Zm0 24h60v10H32Zm0 24h36v10H32Z"
        className="fill-brand-50 stroke-brand-200"
        strokeWidth="2"
      />
      {container(96, 70, 'fill-brand-700')}
      {container(108, 48, 'fill-brand-500')}
      <path d="m100 24 26-12 8 8-26 13-9 1Z" className="fill-brand-200 stroke-brand-700" strokeWidth="2" />
    </>
  ),
  papers: (
    <>
      <path d="m38 26 66-8 8 74-66 7Z" className="fill-brand-100 stroke-brand-500" strokeWidth="3" />
      <rect x="48" y="18" width="66" height="80" rx="3" className={sheet} strokeWidth="3" />
      <path d="M60 32h28M60 44h42M60 54h42M60 64h30" className={lines} strokeWidth="4" />
      <path d="m116 56 22 22-22 22-22-22Z" fill="#d3222a" className="stroke-white" strokeWidth="3" />
      <path d="M116 64c1 5 7 7 7 13a7 7 0 0 1-14 0c0-5 5-8 7-13Z" className="fill-white" />
    </>
  ),
  clock: (
    <>
      <rect x="20" y="22" width="92" height="76" rx="4" className={sheet} strokeWidth="3" />
      <path d="M20 26a4 4 0 0 1 4-4h84a4 4 0 0 1 4 4v16H20Z" className="fill-brand-600" />
      <path d="M40 14v16m52-16v16" className="stroke-brand-800" strokeWidth="5" />
      <path d="M34 56h10m10 0h10m10 0h10M34 70h10m10 0h10M34 84h10m10 0h10" className={lines} strokeWidth="8" />
      <path d="M74 70h10" className="stroke-critical" strokeWidth="8" />
      <circle cx="116" cy="76" r="24" className="fill-white stroke-brand-700" strokeWidth="4" />
      <path d="M116 62v15l10 6" className="fill-none stroke-brand-700" strokeWidth="4" />
    </>
  ),
  bill: (
    <>
      <path d="M6 56h148" className={lines} strokeWidth="4" />
      <path d="M6 56h92" className="stroke-brand-600" strokeWidth="4" />
      {tick(24, 56)}
      {tick(60, 56)}
      {tick(98, 56)}
      <circle cx="136" cy="56" r="10" className="fill-white stroke-brand-500" strokeWidth="3" />
      <path d="M10 84h30l-4 12H14Z" className="fill-brand-700" />
      {container(46, 78, 'fill-brand-500')}
      <rect x="112" y="76" width="34" height="28" rx="2" className={sheet} strokeWidth="2.5" />
      <path d="M119 84h20m-20 7h14" className={lines} strokeWidth="3" />
      <path d="M14 22h24v14H14Zm38-2h20v18H52Zm36 0h22v18H88Z" className="fill-brand-100" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The illustration of one step of the beginner's guide. */
export function GuideScene({ scene, className = '' }: { scene: keyof typeof scenes; className?: string }) {
  return (
    <svg viewBox="0 0 160 112" className={className} aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {scenes[scene]}
    </svg>
  );
}
