import { paths } from '#contract/app/routes.ts';
import type { goodsCheck } from '#contract/search/goodsCheck.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';

/** The checked goods: a UN number or a name, and the chosen entry if a number has several. */
export type CheckQuery = InputOf<typeof goodsCheck>;

/** The longest name, in characters. */
export const keywordMax = 60;
const groups = ['I', 'II', 'III'] as const;

/** The goods in an address; undefined without them. */
export const checkQueryOf = (address: string): CheckQuery | undefined => {
  const given = new URLSearchParams(address);
  const keyword = (given.get('un') ?? '').trim().slice(0, keywordMax);
  if (keyword === '') return undefined;
  const packingGroup = groups.find((group) => group === given.get('pg'));
  const variant = /^[1-9]\d?$/.exec(given.get('variant') ?? '')?.[0];
  return { keyword, ...(packingGroup && { packingGroup }), ...(variant && { variant: Number(variant) }) };
};

/** The address of the check of goods. */
export const checkPath = ({ keyword, packingGroup, variant }: CheckQuery): string =>
  `${paths.dgdesk}?${new URLSearchParams({
    un: keyword,
    ...(packingGroup && { pg: packingGroup }),
    ...(variant !== undefined && { variant: String(variant) }),
  })}`;
