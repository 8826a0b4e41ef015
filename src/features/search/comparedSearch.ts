import type { Lane, SailingQuote, SearchedLoad, sailingPage } from '#contract/search/sailingQuotes.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The query for compared sailings. */
export interface ComparedQuery {
  lane: Lane;
  load: SearchedLoad;
  ids: readonly string[];
}
export type ComparedActor = ListActor<ComparedQuery, SailingQuote>;

/** The input of the call for compared sailings. */
export const comparedInput = ({ lane, load, ids }: ComparedQuery): InputOf<typeof sailingPage> => ({
  ...lane,
  ...load,
  ids: ids.join(','),
});

/** An address with another value of one parameter; undefined leaves it out. */
export const withParameter = (search: string, name: 'month' | 'compare', value: string | undefined): string => {
  const params = new URLSearchParams(search);
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
  return `${paths.shippingFcl}?${params}`;
};
