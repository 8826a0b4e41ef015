import { and, asc, eq } from 'drizzle-orm';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { TariffLine } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { hazardClasses } from '#service/db/schema/reference.ts';
import { publishedRates } from '#service/db/schema/selling.ts';
import { endOfChinaMonth } from '#service/services/deadlines.ts';
import { goodsById } from './goods.ts';
import { chargesOf } from '#service/services/lineOffer.ts';
import { notIncluded, occasionWords, offerMessages } from '#service/services/offerMessages.ts';
import type { RateRow } from '#service/services/rateLines.ts';

const words = offerMessages.goods;

/** Qualifications that nothing is sold under online, with the rule. */
const closedQualifications = [
  ['PFT', words.highlyToxic],
  ['PFE', words.explosivePrecursor],
  ['PFD', words.drugPrecursor],
] as const;

const chemicalLicences = new Set(['HCL', 'HCU', 'HPL']);

/** Why goods can't be bought online, the gravest reason first; null where they can. */
const refusalOf = async (db: Database, goods: GoodsItem): Promise<string | null> => {
  const { hazardClass, qualifications, stockTons, minimumOrderTons } = goods;
  if (hazardClass !== null) {
    // explosives carry their compatibility group: 1.4G
    const division = hazardClass.replace(/(?<=\d)[A-Z]$/, '');
    const [listed] = await db.select().from(hazardClasses).where(eq(hazardClasses.division, division));
    if (!listed?.bookedOnline) return words.neverOnline(hazardClass);
  }
  const closed = closedQualifications.find(([code]) => qualifications.includes(code));
  if (closed) return closed[1];
  if (goods.price === null) return words.askPrice;
  return stockTons < minimumOrderTons ? words.stockTooLow(stockTons, minimumOrderTons) : null;
};

/** Goods that are sold in bulk, by the first packaging that is named. */
const isBulk = ({ packagingZh }: GoodsItem): boolean => packagingZh.startsWith('散水');

type TruckRate = RateRow & { destinationCode: string };

/** Trucks for a load of the goods from the place they are delivered at: tank trucks for what is sold in bulk. */
const trucksFor = async (db: Database, goods: GoodsItem): Promise<TruckRate[]> => {
  const { hazardClass, deliveryPlaceZh } = goods;
  const truck = isBulk(goods) ? 'TANK30' : 'BOX30';
  const rates = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, 'domestic'),
        eq(publishedRates.itemCode, hazardClass === null ? truck : `${truck}-DG`),
      ),
    )
    .orderBy(asc(publishedRates.position));
  return rates.filter(
    (rate): rate is TruckRate =>
      rate.destinationCode !== null &&
      [rate.originZh, `${rate.originZh}港`].some((place) => deliveryPlaceZh.endsWith(place)),
  );
};

const goodsLine = ({ currency, amount }: NonNullable<GoodsItem['price']>): TariffLine => ({
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

const truckLine = ({ destinationCode, destinationZh, itemZh, currency, amount }: TruckRate): TariffLine => ({
  code: 'TRUCK',
  nameZh: `${offerMessages.deliveredTo(destinationZh ?? destinationCode)}（${itemZh}）`,
  side: 'freight',
  currency,
  basis: 'truck',
  item: null,
  condition: `deliveryTo.${destinationCode}`,
  amount,
  minimum: null,
  from: null,
});

/** Goods at their price, fetched by the buyer or brought to a city by truck; refused as unknown where there are none. */
export const goodsOfferOf = async (db: Database, now: Date, goodsId: string): Promise<Offer> => {
  const goods = await goodsById(db, goodsId);
  const trucks = await trucksFor(db, goods);
  const { due, occasional } = await chargesOf(db, { line: 'goods', destinationCode: null });
  const licensed = goods.qualifications.some((code) => chemicalLicences.has(code)) ? 'yes' : 'no';
  const place = goods.deliveryPlaceZh;

  return {
    id: `goods~${goods.id}`,
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
        { value: 'pickup', labelZh: offerMessages.pickup(place) },
        ...trucks.map(({ destinationCode, destinationZh }) => ({
          value: destinationCode,
          labelZh: offerMessages.deliveredTo(destinationZh ?? destinationCode),
        })),
      ],
      packed: [isBulk(goods) ? { value: 'bulk', labelZh: '散水' } : { value: 'packed', labelZh: '包装货' }],
      licensed: [{ value: licensed, labelZh: offerMessages.licensed[licensed] }],
    },
    tariff: [
      ...(goods.price === null ? [] : [goodsLine(goods.price)]),
      ...trucks.map(truckLine),
      // what is packed already is not filled into drums
      ...due.filter(({ condition }) => condition !== 'drumming' || isBulk(goods)),
    ],
    notIncluded: [...notIncluded.goods, ...occasional.map(occasionWords)],
    validUntil: endOfChinaMonth(now).toISOString(),
    refusedZh: await refusalOf(db, goods),
  };
};
