import type { Lane } from '#contract/commerce.ts';
import { laneProblems } from '#contract/lane.ts';
import type { SearchData } from '#machines/search.ts';

/** What an address of the results' page asks for. */
export interface SailingSearch {
  data: SearchData;
  /** Undefined until both ports are known. */
  lane: Lane | undefined;
  day: string | undefined;
}

/** Reads the search of an address; what is missing or foreign stays empty. */
export const sailingSearchOf = (query: string): SailingSearch => {
  const given = new URLSearchParams(query);
  const read = (name: string) => (given.get(name) ?? '').slice(0, 40);
  const data: SearchData = {
    orgPort: read('orgPort'),
    orgPortCode: read('orgPortCode'),
    dstPort: read('dstPort'),
    dstPortCode: read('dstPortCode'),
    isDanger: given.get('isDanger') === 'N' ? 'N' : 'Y',
  };
  const { orgPortCode, dstPortCode, isDanger } = data;
  const isKnown = Object.keys(laneProblems(data)).length === 0;
  return {
    data,
    lane: isKnown ? { orgPortCode, dstPortCode, isDanger } : undefined,
    day: given.get('day') ?? undefined,
  };
};

/** What the list of sailings is asked with. */
export const sailingsInput = (lane: Lane, day: string | undefined, page: number) => ({
  ...lane,
  ...(day ? { day } : {}),
  page,
});
