import type { Port } from '#contract/search/referenceData.ts';
import { comparable, spellingsOf } from '#contract/search/lane.ts';

/** Ports under a common name. */
export interface PortGroup {
  name: string;
  ports: Port[];
}

/** The content of one tab of the picker: a lane, or frequent ports. */
export interface PortTab {
  name: string;
  groups: PortGroup[];
}

/** The texts compared with a query, from the best match to the weakest. */
const rankOf = (port: Port, query: string): number => {
  const code = port.code.toLowerCase();
  const nameEn = comparable(port.nameEn);
  if (code === query || port.nameZh === query) return 0;
  if (port.nameZh.startsWith(query) || port.pinyin.startsWith(query)) return 1;
  if (port.initials.startsWith(query) || nameEn.startsWith(query)) return 2;
  if (code.includes(query) || port.nameZh.includes(query)) return 3;
  if (nameEn.includes(query) || port.countryZh.startsWith(query) || port.laneZh.startsWith(query)) return 4;
  return Number.POSITIVE_INFINITY;
};

const matchingSpelling = (ports: readonly Port[], query: string): Port[] =>
  ports
    .map((port) => ({ port, rank: rankOf(port, query) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((a, b) => a.rank - b.rank || Number(b.port.hot) - Number(a.port.hot))
    .map(({ port }) => port);

/**
 * The ports that match a query, best first: Chinese or English name, UN/LOCODE, pinyin, initials, country or lane;
 * blanks, accents, case and full-width letters make no difference. A query without a match is tried in its other
 * spellings.
 */
export const matchPorts = (ports: readonly Port[], typed: string): Port[] => {
  for (const query of spellingsOf(typed)) {
    const found = matchingSpelling(ports, query);
    if (found.length > 0) return found;
  }
  return [];
};

/** All ports for browsing by tab: recent and frequent ones, then lane by lane. */
export const portTabs = (
  ports: readonly Port[],
  recent: readonly string[],
  names: { recent: string; hot: string; often: string },
): PortTab[] => {
  const used = recent.flatMap((code) => ports.find((port) => port.code === code) ?? []);
  // a port appears once per tab, so that the keyboard does not reach it twice
  const often = [
    { name: names.recent, ports: used },
    { name: names.hot, ports: ports.filter((port) => port.hot && !used.includes(port)) },
  ].filter((group) => group.ports.length > 0);
  const lanes = [...new Set(ports.map((port) => port.laneZh))].map((name) => ({
    name,
    groups: [{ name, ports: ports.filter((port) => port.laneZh === name) }],
  }));
  return [...(often.length > 0 ? [{ name: names.often, groups: often }] : []), ...lanes];
};
