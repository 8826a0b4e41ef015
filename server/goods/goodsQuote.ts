import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { endOfChinaMonth } from '#server/services/deadlines.ts';
import { goodsForSale } from './goods.ts';
import type { TruckRate } from './goodsFreight.ts';
import { isBulk, leavesFrom, truckFor } from './goodsFreight.ts';
import { chargesOf } from '#server/services/serviceQuote.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import { occasionText, quoteMessages } from '#server/services/quoteMessages.ts';
import { earliestOf, nextChangeOf, notEnded, rowsInForce } from '#server/services/validity.ts';

const messages = quoteMessages.goods;

/** Qualifications that exclude goods from online sale, with the rule. */
const closedQualifications = [
  ['PFT', messages.highlyToxic],
  ['PFE', messages.explosivePrecursor],
  ['PFD', messages.drugPrecursor],
] as const;

const chemicalLicences = new Set(['HCL', 'HCU', 'HPL']);

type ForSale = Awaited<ReturnType<typeof goodsForSale>>;

/** Why goods cannot be bought online, the most serious reason first; null if they can. */
const rejectionReason = ({ goods, isBookedOnline }: ForSale, isPriced: boolean): string | null => {
  const { hazardClass, qualifications, stockTons, minimumOrderTons } = goods;
  if (hazardClass !== null && !isBookedOnline) return messages.neverOnline(hazardClass);
  const closed = closedQualifications.find(([code]) => qualifications.includes(code));
  if (closed) return closed[1];
  if (!isPriced) return messages.priceOnEnquiry;
  return stockTons < minimumOrderTons ? messages.stockTooLow(stockTons, minimumOrderTons) : null;
};

/** Trucks for a load of the goods from their delivery place: tank trucks for bulk. */
const trucksFor = async (
  db: Database,
  goods: GoodsItem,
  now: Date,
): Promise<{ trucks: TruckRate[]; changesAt: Date }> => {
  const rates = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, 'domestic'),
        eq(publishedRates.itemCode, truckFor(goods)),
        notEnded(publishedRates, now),
      ),
    )
    .orderBy(asc(publishedRates.position));
  const fromHere = rates.filter((rate) => leavesFrom(rate, goods));
  return { trucks: rowsInForce(fromHere, now), changesAt: nextChangeOf(fromHere, now, endOfChinaMonth(now)) };
};

const goodsCharge = ({ currency, amount }: NonNullable<GoodsItem['price']>): TariffCharge => ({
  code: 'GOODS',
  nameZh: '货款（含税）',
  side: 'service',
  currency,
  basis: 'ton',
  item: null,
  condition: null,
  amount,
  minimum: null,
  from: null,
});

const truckCharge = ({ destinationCode, destinationZh, itemZh, currency, amount }: TruckRate): TariffCharge => ({
  code: 'TRUCK',
  nameZh: `${quoteMessages.deliveredTo(destinationZh ?? destinationCode)}（${itemZh}）`,
  side: 'freight',
  currency,
  basis: 'truck',
  item: null,
  condition: `deliveryTo.${destinationCode}`,
  amount,
  minimum: null,
  from: null,
});

/** The quote of goods, collected by the buyer or delivered to a city by truck, at current prices. */
const publishedQuote = async (db: Database, now: Date, forSale: ForSale): Promise<Quote> => {
  const { goods } = forSale;
  const { trucks, changesAt } = await trucksFor(db, goods, now);
  const charges = await chargesOf(db, { line: 'goods', destinationCode: null }, now);
  const { due, occasional } = charges;
  const licensed = goods.qualifications.some((code) => chemicalLicences.has(code)) ? 'yes' : 'no';
  const place = goods.deliveryPlaceZh;

  return {
    id: `${goodsOfferPrefix}${goods.id}`,
    line: 'goods',
    origin: { code: place, nameZh: place },
    destination: null,
    carrierZh: null,
    transitDays: null,
    frequencyZh: null,
    sailing: null,
    goods,
    isDangerous: goods.hazardClass !== null,
    items: [],
    choices: {
      deliveryTo: [
        { value: 'pickup', labelZh: quoteMessages.pickup(place) },
        ...trucks.map(({ destinationCode, destinationZh }) => ({
          value: destinationCode,
          labelZh: quoteMessages.deliveredTo(destinationZh ?? destinationCode),
        })),
      ],
      packed: [isBulk(goods) ? { value: 'bulk', labelZh: '散水' } : { value: 'packed', labelZh: '包装货' }],
      licensed: [{ value: licensed, labelZh: quoteMessages.licensed[licensed] }],
    },
    tariff: [
      ...(goods.price === null ? [] : [goodsCharge(goods.price)]),
      ...trucks.map(truckCharge),
      // packed goods are not repacked into drums
      ...due.filter(({ condition }) => condition !== 'drumming' || isBulk(goods)),
    ],
    notIncluded: [...allQuoteTerms.goods.notIncluded, ...occasional.map(occasionText)],
    validUntil: earliestOf(changesAt, charges.changesAt).toISOString(),
    refusedZh: rejectionReason(forSale, goods.price !== null),
  };
};

/** The quote of goods at current or promised prices; rejects unknown goods. */
export const goodsQuoteOf = async (db: Database, now: Date, goodsId: string, promised?: Quote): Promise<Quote> => {
  const forSale = await goodsForSale(db, goodsId);
  return promised
    ? { ...promised, goods: forSale.goods, refusedZh: rejectionReason(forSale, true) }
    : publishedQuote(db, now, forSale);
};
