import { travelsAs } from '#contract/services/serviceCode.ts';
import type { ModeFinding, ModeGoods, ModeVerdict } from './modeGoods.ts';
import { modeRules } from './modeTable.ts';

const order: readonly ModeVerdict[] = ['rejected', 'desk', 'requires'];

/**
 * Every rule that applies to a cargo item in its service, rejections first. An empty result means that no known rule
 * applies, never that the goods are allowed. Source: the trade's rules by mode (`modeTable.ts`), each with its own
 * source.
 */
export const modeFindings = (goods: ModeGoods): ModeFinding[] => {
  const ways = travelsAs(goods.line);
  const found = modeRules.filter(
    ({ services, speaks }) => (services === 'all' || services.some((one) => ways.includes(one))) && speaks(goods),
  );
  return order.flatMap((verdict) =>
    found
      .filter((rule) => rule.verdict === verdict)
      .map(({ code, ruleZh, source, confidence, at, detailZh }): ModeFinding => {
        const finding = { verdict, code, ruleZh: detailZh?.(goods) ?? ruleZh, source, confidence };
        return at === undefined ? finding : Object.assign(finding, { at });
      }),
  );
};
