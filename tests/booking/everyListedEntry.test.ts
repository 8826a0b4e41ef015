// @module-tag long
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptedCargoOf } from '#contract/booking/acceptedCargo.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { goodsProblems } from '#contract/booking/goodsChecks.ts';
import { dangerousDetails as schema } from '#contract/booking/orderForm.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { divisionsOf } from '#contract/rules/classification/divisions.ts';
import { requiresFlashPoint } from '#contract/rules/classification/flashPointRules.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { TradeFacts } from '#server/booking/tradeTables.ts';
import { TradeTables } from '#server/booking/tradeTables.ts';
import { withListed } from '#server/booking/orderAcceptance.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let trade: TradeFacts;
let list: readonly DangerousGoods[];
beforeAll(async () => {
  trade = await new TradeTables({ freshMs: 0, staleMs: 0 }).facts(service.db);
  list = trade.goods.entries;
});

const flashPoints = { I: '-20', II: '10', III: '40', none: '10' };

/** A declaration of an entry by its form, with the additional required fields. */
const declared = (goods: DangerousGoods) => {
  const filled = filledFrom(goods, dangerousDetails({ flashPoint: '', technicalName: '', subsidiaryHazards: [] }));
  const details = {
    ...filled,
    ...divisionsOf(goods)[0],
    properShippingName: shippingNamesOf(goods.properShippingName)[0]!,
    technicalName: goods.technicalName ? 'alkylphenol' : '',
  };
  const flashPoint = requiresFlashPoint(details) ? flashPoints[goods.packingGroup ?? 'none'] : '';
  return { ...details, flashPoint: details.flashPoint || flashPoint };
};

/** The outcome of an order of one entry: the reasons for a rejection, or for a review by the desk. */
const outcomeOf = async (code: 'fcl' | 'dgDesk', goods: DangerousGoods) => {
  const form = orderForm(code, { cargo: [cargoItem(code, { dangerous: declared(goods) })] });
  let order: Order;
  try {
    order = withListed(trade, form as unknown as Order);
  } catch (error) {
    if (error instanceof ApiError) return { verdict: 'closed', reasons: [error.message] };
    throw error;
  }
  const { dangerous } = order.cargo[0]!;
  expect(schema.safeParse(dangerous).error?.issues).toBeUndefined();
  expect(dangerous?.listed).toMatchObject({ variant: goods.variant, properShippingName: goods.properShippingName });
  const { findings } = acceptanceOf(allServices[code], acceptedCargoOf(order.cargo), { acceptedClasses: null });
  const of = (wanted: string) => findings.filter(({ verdict }) => verdict === wanted).map((one) => one.source);
  if (of('rejected').length > 0) return { verdict: 'rejected', reasons: of('rejected') };
  return { verdict: 'taken', reasons: of('desk'), problems: goodsProblems(allServices[code], order) };
};

describe.each([
  ['fcl', { closed: 408, rejected: 17, taken: 2_435 }],
  ['dgDesk', { closed: 408, taken: 2_452 }],
] as const)('by %s', (code, outcomes) => {
  test('every entry has an outcome with its reason', async () => {
    const counts: Record<string, number> = {};
    const contradictions = new Set<string>();
    for (const goods of list) {
      const { verdict, reasons, problems = [] } = await outcomeOf(code, goods);
      counts[verdict] = (counts[verdict] ?? 0) + 1;
      const isClosed = /^(?:1|6\.2|7)(?:\.|$)/.test(goods.hazardClass);
      expect([goods.unNumber, verdict === 'closed']).toEqual([goods.unNumber, isClosed]);
      if (verdict !== 'taken') expect(reasons.join()).toMatch(isClosed ? /须人工审核/ : /SP\d{3}/);
      // a drum is not permitted for every entry
      const own = problems.filter(([path]) => !path.endsWith('packagingCode'));
      for (const [path, problem] of own) contradictions.add(`${goods.unNumber} ${path} ${problem}`);
    }
    expect(counts).toEqual(outcomes);
    expect([...contradictions]).toEqual([]);
  });
});
