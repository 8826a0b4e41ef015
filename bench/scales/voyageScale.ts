import { sql } from 'drizzle-orm';
import { chargeAgreement } from '#contract/services/quote.ts';
import { etdList, minimumPrices, sailingPage } from '#contract/search/sailingQuotes.ts';
import { orderForm } from '#tests/support/order.ts';
import type { Scale } from './scale.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };

/** The voyages as seeded, and after the growth ten times as many, with their rates: years of past and planned ones. */
export const voyageScale: Scale = {
  begin: async (service) => {
    await service.db.execute(sql`analyze voyages, ocean_rates`);
    return { service };
  },
  grow: async ({ service: { db } }) => {
    // further apart than the first and the last seeded ones
    await db.execute(sql`
      insert into voyages (service_code, week, starts_at, vessel, voyage_number)
      select service_code, to_char((starts_at + shift) at time zone 'Asia/Shanghai', 'IYIW'), starts_at + shift, vessel, voyage_number
      from voyages, lateral (select make_interval(weeks => 20 * n) as shift from generate_series(-5, 4) n where n <> 0) shifts`);
    await db.execute(sql`
      insert into ocean_rates (service_code, role, dst_port_code, valid_from, valid_until, amount_20gp, amount_40gp, amount_40hq)
      select service_code, role, dst_port_code, valid_from + shift, valid_until + shift, amount_20gp, amount_40gp, amount_40hq
      from ocean_rates, lateral (select make_interval(weeks => 20 * n) as shift from generate_series(-5, 4) n where n <> 0) shifts`);
    await db.execute(sql`analyze voyages, ocean_rates`);
  },
  reads: [
    ['the sailings of a lane', ({ service }) => service.call(sailingPage, lane)],
    ['its last page', ({ service }) => service.call(sailingPage, { ...lane, page: 3 })],
    ['its cheapest sailings', ({ service }) => service.call(sailingPage, { ...lane, sort: 'total' })],
    ['its direct sailings', ({ service }) => service.call(sailingPage, { ...lane, directOnly: 'Y' })],
    ['its departure days', ({ service }) => service.call(etdList, lane)],
    ['the lowest prices', ({ service }) => service.call(minimumPrices, {})],
    ['a sailing', ({ service }) => service.call(chargeAgreement, { offerId: orderForm('fcl').offerId })],
  ],
};
