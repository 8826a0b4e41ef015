import { eq, inArray } from 'drizzle-orm';
import type { DeclineReason } from '#contract/tenders/tenders.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { audit } from '#server/admin/audit.ts';
import { contractEvents, contractRates, priceContracts } from '#server/db/schema/contracts.ts';
import { tenderLines, tenderOptions, tenders } from '#server/db/schema/tenders.ts';
import { contractBesideOf, contractsBeside } from './prices.ts';
import type { LockedTender, OfferedLine, OptionRow } from './locked.ts';
import { linesOf } from './locked.ts';
import { tenderMessages as messages } from './messages.ts';
import { tellDesk } from './tell.ts';
import type { Member, SeenTender } from './tenders.ts';
import { actOnTender } from './tenders.ts';

/** The customer's choice for a line: the id of an option, or none with the reason; null if it is missing. */
export type Choice = { option: string } | { declined: DeclineReason | null } | undefined;
export type Choices = ReadonlyMap<string, Choice>;

/**
 * The options of a line that can still be awarded, the cheapest first; those in the currency of the first option before
 * others.
 */
export const openOptionsOf = ({ options }: Pick<OfferedLine, 'options'>, today: string): OptionRow[] => {
  const open = options.filter(({ validUntil }) => validUntil >= today);
  const own = open[0]?.currency;
  const rank = ({ currency }: OptionRow) => (currency === own ? 0 : 1);
  return open.toSorted((a, b) => rank(a) - rank(b) || a.amount - b.amount || a.position - b.position);
};

/** The cheapest option of each line with options. */
export const cheapestOf = (lines: readonly OfferedLine[], today: string): Choices =>
  new Map(
    lines.flatMap((line) => {
      const [cheapest] = openOptionsOf(line, today);
      return cheapest ? [[line.id, { option: cheapest.id }] as const] : [];
    }),
  );

const chosenOf = (line: OfferedLine, choices: Choices): OptionRow | undefined => {
  const choice = choices.get(line.id);
  return choice && 'option' in choice ? line.options.find(({ id }) => id === choice.option) : undefined;
};

/** The price of the selected options over the period, by currency in minor units: price times containers. */
export const totalsOf = (lines: readonly OfferedLine[], choices: Choices): { currency: Currency; amount: number }[] => {
  const totals = new Map<Currency, number>();
  for (const line of lines) {
    const option = chosenOf(line, choices);
    if (option) totals.set(option.currency, (totals.get(option.currency) ?? 0) + option.amount * line.quantity);
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
};

interface Decided {
  won: { line: OfferedLine; option: OptionRow }[];
  lost: { line: OfferedLine; declined: DeclineReason }[];
}

/** The decision on every line with options; rejects a line without one, with its field. */
const decidedOf = (lines: readonly OfferedLine[], choices: Choices, today: string): Decided => {
  const decided: Decided = { won: [], lost: [] };
  for (const line of lines.filter(({ options }) => options.length > 0)) {
    const choice = choices.get(line.id);
    const option = chosenOf(line, choices);
    const field = `line-${line.id}`;
    if (choice && 'declined' in choice) {
      if (choice.declined === null)
        throw apiErrorAt(`why-${line.id}`, codes.badInput, messages.declineReasonMissing(line.position));
      decided.lost.push({ line, declined: choice.declined });
    } else if (!option) throw apiErrorAt(field, codes.badInput, messages.choiceMissing(line.position));
    else if (option.validUntil < today) throw apiErrorAt(field, codes.badInput, messages.choiceExpired(line.position));
    else decided.won.push({ line, option });
  }
  return decided;
};

/** Creates the contract of an award: a rate for each won line, with its containers as the committed volume. */
const contractOf = async ({ db, row, now }: LockedTender, won: Decided['won']): Promise<string> => {
  const beside = await contractsBeside(db, row);
  for (const { line } of won) {
    const contractNo = contractBesideOf(line, beside);
    if (contractNo !== undefined)
      throw apiErrorAt(`line-${line.id}`, codes.conflict, messages.overlaps(line.position, contractNo));
  }
  const { tenderNo, enterpriseId, validFrom, validUntil, title } = row;
  const [made] = await db
    .insert(priceContracts)
    .values({
      contractNo: tenderNo,
      enterpriseId,
      validFrom,
      validUntil,
      remark: messages.contractRemark(title),
      createdAt: now,
    })
    .returning({ id: priceContracts.id });
  const contractId = made!.id;
  await db.insert(contractRates).values(
    won.map(({ line, option: { currency, amount } }) => ({
      contractId,
      line: 'fcl' as const,
      originCode: line.originCode,
      originZh: line.originZh,
      destinationCode: line.destinationCode,
      destinationZh: line.destinationZh,
      itemCode: line.itemCode,
      goodsScope: line.goodsScope,
      goodsCode: line.goodsCode,
      currency,
      basis: 'container' as const,
      amount,
      committed: line.quantity,
      beyond: 'applies' as const,
      createdAt: now,
    })),
  );
  const text = messages.contractMade(tenderNo, won.length);
  await db.insert(contractEvents).values({ contractId, position: 1, text, at: now });
  return contractId;
};

/** Awards a tender by line, once: the won lines become a contract, and the desk is notified of the result. */
export const awardTender = (context: Member, seen: SeenTender, choices: Choices): Promise<void> =>
  actOnTender(context, seen, 'award', async (locked) => {
    const { db, row, now, record } = locked;
    const lines = await linesOf(db, row.id);
    const { won, lost } = decidedOf(lines, choices, chinaDayOf(now));
    if (won.length === 0) throw new ApiError(codes.badInput, messages.noneAwarded);
    const contractId = await contractOf(locked, won);
    const taken = won.map(({ option }) => option.id);
    await db.update(tenderOptions).set({ isAwarded: true }).where(inArray(tenderOptions.id, taken));
    for (const { line, declined } of lost)
      await db.update(tenderLines).set({ declined }).where(eq(tenderLines.id, line.id));
    await db.update(tenders).set({ status: 'awarded', contractId }).where(eq(tenders.id, row.id));
    const counts = { won: won.length, lost: lines.length - won.length };
    await record(messages.awarded(counts.won, counts.lost, row.tenderNo));
    await tellDesk(db, now, row, { act: 'awarded', ...counts, contractNo: row.tenderNo });
    await audit({ ...context, db }, 'tender.awarded', { tenderNo: row.tenderNo, ...counts });
  });
