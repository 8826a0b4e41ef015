import type { ModeFinding, ModeGoods, ModeVerdict } from './modeGoods.ts';
import { modeRules } from './modeTable.ts';

const order: readonly ModeVerdict[] = ['refused', 'desk', 'requires'];

/**
 * Every rule that speaks of a goods line on its line of business, refusals first. An empty answer means that no rule of
 * ours speaks, never that the goods are allowed. Source: the trade's rules by mode (`modeTable.ts`), each with its own.
 */
export const modeFindings = (goods: ModeGoods): ModeFinding[] => {
  const found = modeRules.filter(
    (rule) => (rule.lines === 'all' || rule.lines.includes(goods.line)) && rule.speaks(goods),
  );
  return order.flatMap((verdict) =>
    found
      .filter((rule) => rule.verdict === verdict)
      .map(({ code, ruleZh, source, confidence }) => ({ verdict, code, ruleZh, source, confidence })),
  );
};
