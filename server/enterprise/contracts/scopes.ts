import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import { committedIn, goodsCodeIn } from '#contract/desk/contractDesk.ts';
import { signedAmount } from '#contract/desk/priceDesk.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { Period, RateScope } from '#contract/rules/pricing/contractRates.ts';
import { hasSharedDay, isSameScope } from '#contract/rules/pricing/contractRates.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Database } from '#server/db/database.ts';
import { contractRates, priceContracts } from '#server/db/schema/contracts.ts';
import { ports } from '#server/db/schema/reference.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { inForce } from '#server/services/validity.ts';
import { contractMessages as messages } from './messages.ts';

/** A rejection with a field of the form. */
export const rejectionAt = (field: string, message: string) => apiErrorAt(`form.${field}`, codes.badInput, message);

/** The places, items and basis of a service on a lane, by its published prices. */
interface PricedLane {
  originZh: string;
  destinationZh: string | null;
  basis: (typeof publishedRates.$inferSelect)['basis'];
  items: readonly string[];
}

/** A lane of full containers: any two ports, because sailings between them change. */
const laneOfPorts = async (db: Database, { originCode, destinationCode }: RateForm): Promise<PricedLane> => {
  if (destinationCode === '') throw rejectionAt('destinationCode', messages.destinationMissing);
  const found = await db
    .select()
    .from(ports)
    .where(inArray(ports.code, [originCode, destinationCode]));
  const nameAt = (field: 'originCode' | 'destinationCode', code: string): string => {
    const port = found.find((one) => one.code === code);
    if (!port) throw rejectionAt(field, messages.portUnknown);
    return port.nameZh;
  };
  return {
    originZh: nameAt('originCode', originCode),
    destinationZh: nameAt('destinationCode', destinationCode),
    basis: 'container',
    items: containerTypes,
  };
};

const publishedLane = async (
  db: Database,
  now: Date,
  { line, originCode, destinationCode, itemCode }: RateForm,
): Promise<PricedLane> => {
  const rows = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, line),
        eq(publishedRates.originCode, originCode),
        destinationCode === ''
          ? isNull(publishedRates.destinationCode)
          : eq(publishedRates.destinationCode, destinationCode),
        inForce(publishedRates, now),
      ),
    )
    .orderBy(asc(publishedRates.position));
  const [first] = rows;
  if (!first) throw rejectionAt('originCode', messages.laneUnpublished(allServices[line].nameZh));
  const { originZh, destinationZh } = first;
  const { basis } = rows.find((row) => row.itemCode === itemCode) ?? first;
  return { originZh, destinationZh, basis, items: [...new Set(rows.map((row) => row.itemCode))] };
};

/** The row of a valid form; rejects a lane or an item that the service does not have, with its field. */
export const rateRowOf = async (db: Database, now: Date, form: RateForm) => {
  const lane = await (isRated(form.line) ? publishedLane(db, now, form) : laneOfPorts(db, form));
  const { originZh, destinationZh, basis, items } = lane;
  if (!items.includes(form.itemCode)) throw rejectionAt('itemCode', messages.itemUnknown(items));
  return {
    line: form.line,
    originCode: form.originCode,
    originZh,
    destinationCode: form.destinationCode === '' ? null : form.destinationCode,
    destinationZh,
    itemCode: form.itemCode,
    goodsScope: form.goodsScope,
    goodsCode: goodsCodeIn(form) ?? '',
    currency: form.currency,
    basis,
    amount: signedAmount({ direction: 'debit', amount: form.amount }),
    committed: committedIn(form),
    beyond: form.beyond,
  };
};

interface Placed {
  enterpriseId: string;
  contractId: string;
  period: Period;
}

/** The rates of a company's other contracts on any day of a period. Call it with the company locked. */
export const ratesBeside = async (db: Database, { enterpriseId, contractId, period }: Placed) => {
  const others = await db
    .select({ rate: contractRates, contract: priceContracts })
    .from(contractRates)
    .innerJoin(priceContracts, eq(priceContracts.id, contractRates.contractId))
    .where(
      and(
        eq(priceContracts.enterpriseId, enterpriseId),
        ne(priceContracts.id, contractId),
        isNull(priceContracts.endedAt),
        isNull(contractRates.endedAt),
      ),
    );
  return others.filter(({ contract }) => hasSharedDay(contract, period));
};

/** Why a rate conflicts with those of other contracts; undefined if it does not. */
export const overlapOf = (rate: RateScope, beside: Awaited<ReturnType<typeof ratesBeside>>): string | undefined => {
  const found = beside.find((other) => isSameScope(rate, other.rate));
  return found && messages.overlaps(found.contract.contractNo, found.contract.validUntil);
};

/**
 * Rejects rates if another contract of the company has one for the same on a day of this period: it would be ambiguous
 * which price applies. Call it with the company locked.
 */
export const rejectOverlap = async (
  db: Database,
  { field, ...placed }: Placed & { field: string },
  rates: readonly RateScope[],
): Promise<void> => {
  const beside = await ratesBeside(db, placed);
  const why = rates.map((rate) => overlapOf(rate, beside)).find((text) => text !== undefined);
  if (why !== undefined) throw rejectionAt(field, why);
};
