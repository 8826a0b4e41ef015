import type { Port } from '#contract/basic.ts';

export interface PortGroup {
  name: string;
  ports: Port[];
}

const rankOf = (port: Port, query: string): number => {
  if (port.code.toLowerCase() === query || port.nameZh === query) return 0;
  if (port.nameZh.startsWith(query) || port.pinyin.startsWith(query)) return 1;
  if (port.initials.startsWith(query) || port.nameEn.toLowerCase().startsWith(query)) return 2;
  if (port.code.toLowerCase().includes(query) || port.nameZh.includes(query)) return 3;
  if (port.nameEn.toLowerCase().includes(query) || port.countryZh.startsWith(query)) return 4;
  return Number.POSITIVE_INFINITY;
};

/** The ports a query means, best first: Chinese or English name, UN/LOCODE, pinyin, initials or country. */
export const matchPorts = (ports: readonly Port[], typed: string): Port[] => {
  const query = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return ports
    .map((port) => ({ port, rank: rankOf(port, query.replaceAll(' ', '')), spaced: rankOf(port, query) }))
    .map(({ port, rank, spaced }) => ({ port, rank: Math.min(rank, spaced) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((a, b) => a.rank - b.rank || Number(b.port.hot) - Number(a.port.hot))
    .map(({ port }) => port);
};

/** All ports for looking through: the hot ones first, then lane by lane. */
export const groupPorts = (ports: readonly Port[], hotName: string): PortGroup[] => {
  const lanes = [...new Set(ports.map((port) => port.laneZh))];
  return [
    { name: hotName, ports: ports.filter((port) => port.hot) },
    // a port has one place in the list, so that the keyboard does not meet it twice
    ...lanes.map((name) => ({ name, ports: ports.filter((port) => port.laneZh === name && !port.hot) })),
  ].filter((group) => group.ports.length > 0);
};
