import { laneProblems } from '#contract/search/lane.ts';
import type { SearchData } from '#machines/search/searchData.ts';
import { emptySearch } from '#machines/search/searchData.ts';

/** Defaults for fields that searches stored by earlier versions lack. */
const { containerType, containers, readyDay } = emptySearch;
const addedLater = { containerType, containers, readyDay };

/** The number of searches a device stores. */
const searchesMax = 6;

const isSearch = (value: unknown): value is SearchData => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  if (!Object.keys(emptySearch).every((name) => typeof fields[name] === 'string')) return false;
  const data = value as SearchData;
  return (data.isDanger === 'Y' || data.isDanger === 'N') && Object.keys(laneProblems(data)).length === 0;
};

/** Parses stored searches, newest first; storage is untrusted, invalid entries are dropped. */
export const searchesIn = (value: unknown): SearchData[] =>
  Array.isArray(value)
    ? value
        .map((one: unknown) => (typeof one === 'object' && one !== null ? { ...addedLater, ...one } : one))
        .filter(isSearch)
        .slice(0, searchesMax)
    : [];

/** Whether the ports of a search have names in the language of the site: those of the other one have other letters. */
export const isOwnLanguage = ({ orgPort, dstPort }: SearchData, isEnglish = import.meta.env.ENGLISH): boolean =>
  [orgPort, dstPort].every((name) => /\p{Script=Han}/u.test(name) !== isEnglish);

const isSameLane = (one: SearchData, other: SearchData): boolean =>
  one.orgPortCode === other.orgPortCode && one.dstPortCode === other.dstPortCode;

/** Adds a search in front and drops earlier ones of the same lane. */
export const withSearch = (searches: readonly SearchData[], latest: SearchData): SearchData[] =>
  [latest, ...searches.filter((one) => !isSameLane(one, latest))].slice(0, searchesMax);

/** The ports of searches by code, newest first, without duplicates. */
export const portsOf = (searches: readonly SearchData[], side: 'orgPortCode' | 'dstPortCode'): string[] => [
  ...new Set(searches.map((one) => one[side])),
];
