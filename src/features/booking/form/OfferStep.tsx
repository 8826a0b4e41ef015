import type { Constant } from '#contract/search/referenceData.ts';
import type { Filling } from './formContext.ts';
import { GoodsStep } from './GoodsStep.tsx';
import { RouteStep } from './RouteStep.tsx';
import { SailingStep } from './SailingStep.tsx';

interface Props {
  filling: Filling;
  /** The constants of any type; undefined while they are fetched. */
  constants: readonly Constant[] | undefined;
}

/** What is being ordered: a departure, goods, a route or a place. */
export function OfferStep({ filling, constants }: Props) {
  const { sailing, goods } = filling.offer;
  if (sailing) return <SailingStep sailing={sailing} filling={filling} />;
  if (goods) return <GoodsStep goods={goods} filling={filling} constants={constants} />;
  return <RouteStep filling={filling} />;
}
