import type { ReactNode } from 'react';

const shadow = <ellipse cx="60" cy="108" rx="46" ry="5" className="fill-ink opacity-10" />;

/** The container of goods by state, in a frame of 120 by 120; its colour is the text colour. */
const containers: Readonly<Record<'gas' | 'solid' | 'bulkLiquid' | 'liquid', ReactNode>> = {
  liquid: (
    <>
      <path d="M26 22h68v84H26z" fill="currentColor" />
      <path d="M26 22h14v84H26z" fill="#fff" opacity=".18" />
      <path d="M23 18h74v7H23zM23 45h74v6H23zM23 76h74v6H23zM23 101h74v7H23z" fill="currentColor" />
      <path d="M23 23h74v2H23zM23 49h74v2H23zM23 80h74v2H23zM23 106h74v2H23z" fill="#000" opacity=".16" />
      <path d="M72 13h13v5H72z" fill="#000" opacity=".4" />
    </>
  ),
  bulkLiquid: (
    <>
      <rect x="6" y="30" width="108" height="56" rx="28" fill="currentColor" />
      <path d="M34 36h52a12 12 0 0 1 12 8H22a12 12 0 0 1 12-8Z" fill="#fff" opacity=".22" />
      <path d="M40 30v56M80 30v56" stroke="#000" strokeWidth="2" opacity=".18" />
      <path d="M48 22h24v8H48z" fill="currentColor" />
      <path d="M6 92h108v6H6z" fill="#000" opacity=".45" />
      <circle cx="26" cy="101" r="8" fill="#1b2733" />
      <circle cx="94" cy="101" r="8" fill="#1b2733" />
      <circle cx="76" cy="101" r="8" fill="#1b2733" />
    </>
  ),
  solid: (
    <>
      <path d="M30 24c10 5 50 5 60 0l5 78c-12 7-58 7-70 0z" fill="currentColor" />
      <path d="M30 24c10 5 50 5 60 0l-4-10c-10 3-42 3-52 0z" fill="currentColor" />
      <path d="M33 24c12 4 42 4 54 0" stroke="#000" strokeWidth="3" opacity=".25" fill="none" />
      <path d="m36 34-4 64" stroke="#fff" strokeWidth="5" opacity=".2" />
      <path d="m14 108 8-7 8 7zM92 108l8-8 9 8zM102 108l5-4 6 4z" fill="currentColor" opacity=".7" />
    </>
  ),
  gas: (
    <>
      <path d="M42 106V40c0-12 8-18 18-18s18 6 18 18v66z" fill="currentColor" />
      <path d="M47 104V42c0-9 4-14 9-16v78z" fill="#fff" opacity=".2" />
      <path d="M54 12h12v10H54zM48 8h24v6H48z" fill="#1b2733" />
      <path d="M42 46h36v5H42z" fill="#000" opacity=".2" />
    </>
  ),
};

export type ContainerState = keyof typeof containers;

/** The container of goods of a state, with its shadow. */
export function GoodsContainer({ state }: { state: ContainerState }) {
  return (
    <>
      {shadow}
      {containers[state]}
    </>
  );
}
