import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ModeRule, ModeVerdict } from './modeGoods.ts';
import { modeRules } from './modeTable.ts';

/** Goods as a service's page names them, with the rule and its source. */
export interface NamedGoods {
  what: string;
  rule: string;
  divisions: readonly string[];
}

const named = (service: ServiceCode, verdict: ModeVerdict): NamedGoods[] =>
  modeRules.flatMap(({ services, verdict: its, page, source, ruleZh }: ModeRule) =>
    page && its === verdict && (services === 'all' || services.includes(service))
      ? [{ what: page.whatZh, rule: `${source}：${ruleZh}。`, divisions: page.divisions ?? [] }]
      : [],
  );

/** What a service does not take, for its page: the same rows that reject an order. */
export const excludedGoods = (service: ServiceCode): NamedGoods[] => named(service, 'rejected');

/** What the desk reviews for a service, for its page: the same rows that send an order to the desk. */
export const deskGoods = (service: ServiceCode): string[] => named(service, 'desk').map(({ what }) => what);
