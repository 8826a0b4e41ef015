import type { ListedRule, ModeVerdict } from './modeGoods.ts';

/** Goods as listed on a service's page, with the rule and its source. */
export interface NamedGoods {
  what: string;
  rule: string;
  divisions: readonly string[];
}

type Listed = Readonly<Record<string, ListedRule>>;

const named = (listed: Listed, wanted: ModeVerdict): NamedGoods[] =>
  Object.values(listed).flatMap(({ verdict, page, source, ruleZh }) =>
    page && verdict === wanted
      ? [{ what: page.whatZh, rule: `${source}：${ruleZh}。`, divisions: page.divisions ?? [] }]
      : [],
  );

/** The goods that a service rejects, for its page: the same rows that reject an order. */
export const excludedGoods = (listed: Listed): NamedGoods[] => named(listed, 'rejected');

/** The goods that the desk reviews for a service, for its page: the same rows that send an order to the desk. */
export const deskGoods = (listed: Listed): string[] => named(listed, 'desk').map(({ what }) => what);
