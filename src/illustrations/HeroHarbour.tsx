import { Crane } from './Crane.tsx';
import { Molecules } from './Molecules.tsx';
import { Ship } from './Ship.tsx';
import { TankContainer } from './TankContainer.tsx';

const tanks = [648, 806, 1216];

/**
 * A harbour at dawn: a ship under the cranes, tank containers on the quay, molecules in the sky. It is not scaled, so
 * that it keeps its distance from the text and the card over it; water and quay extend beyond its edges.
 */
export function HeroHarbour() {
  return (
    <svg
      viewBox="0 0 1440 620"
      width="1440"
      height="620"
      aria-hidden="true"
      className="transition-opacity duration-500 starting:opacity-0 absolute top-0 left-1/2 -z-10 -translate-x-1/2 overflow-visible max-lg:hidden"
    >
      <circle cx="1090" cy="330" r="210" className="fill-brand-500" opacity=".16" />
      <circle cx="1090" cy="330" r="130" className="fill-brand-200" opacity=".12" />
      <Molecules className="stroke-brand-200 opacity-30" />
      <path
        d="M480 376c60-26 138-44 216-24 52-34 122-46 190-16 70-40 170-44 240-4 80-30 190-26 274 6l600 30v20H480Z"
        className="fill-brand-900"
        opacity=".35"
      />
      <g transform="translate(800 72)" opacity=".8">
        <Crane />
      </g>
      <g transform="translate(1130 72)" opacity=".8">
        <Crane />
      </g>
      <path d="M-1000 364h3440v80h-3440Z" className="fill-brand-700" />
      <g transform="translate(780 138)">
        <Ship />
      </g>
      <path
        d="M200 384h220m60 0h360m540 0h240M560 398h180m660 0h210"
        className="stroke-brand-200"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d="M-1000 412h3440v500h-3440Z" className="fill-brand-900" />
      <path d="M-1000 412h3440" className="stroke-brand-500" strokeWidth="3" />
      {tanks.map((x) => (
        <g key={x} transform={`translate(${x} 346)`}>
          <TankContainer />
        </g>
      ))}
    </svg>
  );
}
