import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { clerks } from '#contract/desk/staffRoles.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { endNoticeDays, endNoticeOf, endsInDaysOf, volumeNoticeOf } from '#contract/rules/pricing/contractNotices.ts';
import { isSameScope } from '#contract/rules/pricing/contractRates.ts';
import type { Database } from '#server/db/database.ts';
import { contractNotices, contractRates, orderContractUses, priceContracts } from '#server/db/schema/contracts.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { managersOf } from '#server/enterprise/members/colleagues.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { isInWorkingHours } from '#server/notifications/workingHours.ts';
import { queueStaffNotices, present } from '#server/notifications/staffNotices.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { contractMessages as messages } from './messages.ts';
import { takesVolume } from './pricing.ts';

interface Announcement {
  contractId: string;
  contractNo: string;
  enterpriseId: string;
  /** Identifies it among the contract's announcements. */
  notice: string;
  kind: 'contract.ending' | 'contract.volume';
  /** When the contract ends, or the volume was counted. */
  at: Date;
  /** The texts for the company and the desk. */
  note: string;
  staffNote: string;
}

const inForceOn = (today: string) =>
  and(isNull(priceContracts.endedAt), lte(priceContracts.validFrom, today), gte(priceContracts.validUntil, today));

/** The ends to announce; a period that the desk extends has its own announcements. */
const endingOn = async (db: Database, now: Date): Promise<Announcement[]> => {
  const today = chinaDayOf(now);
  const latest = chinaDayOf(new Date(now.getTime() + Math.max(...endNoticeDays) * dayMs));
  const rows = await db
    .select({ contract: priceContracts, companyZh: enterprises.name })
    .from(priceContracts)
    .innerJoin(enterprises, eq(enterprises.id, priceContracts.enterpriseId))
    .where(and(inForceOn(today), lte(priceContracts.validUntil, latest)));
  return rows.flatMap(({ contract, companyZh }) => {
    const days = endNoticeOf(contract, today);
    const left = endsInDaysOf(contract, today);
    if (days === null || left === null) return [];
    const { id: contractId, contractNo, enterpriseId, validUntil } = contract;
    return [
      {
        contractId,
        contractNo,
        enterpriseId,
        notice: `ending:${days}:${validUntil}`,
        kind: 'contract.ending',
        at: dayBegins(validUntil, 1),
        note: validUntil,
        staffNote: messages.ending(companyZh ?? '', contractNo, validUntil, left),
      },
    ];
  });
};

const scope = {
  contractId: contractRates.contractId,
  line: contractRates.line,
  originCode: contractRates.originCode,
  destinationCode: contractRates.destinationCode,
  itemCode: contractRates.itemCode,
  goodsScope: contractRates.goodsScope,
  goodsCode: contractRates.goodsCode,
};

/** The volumes to announce. A new price continues the volume of the former one, so the key contains the scope. */
const volumesOn = async (db: Database, now: Date): Promise<Announcement[]> => {
  const used = await db
    .select({ ...scope, used: sql<number>`sum(${orderContractUses.quantity})::float8` })
    .from(contractRates)
    .innerJoin(priceContracts, eq(priceContracts.id, contractRates.contractId))
    .innerJoin(orderContractUses, eq(orderContractUses.rateId, contractRates.id))
    .innerJoin(orders, eq(orders.orderNo, orderContractUses.orderNo))
    .where(and(inForceOn(chinaDayOf(now)), takesVolume))
    .groupBy(...Object.values(scope));
  const ids = [...new Set(used.map(({ contractId }) => contractId))];
  const rows = await db
    .select({ rate: contractRates, contract: priceContracts, companyZh: enterprises.name })
    .from(contractRates)
    .innerJoin(priceContracts, eq(priceContracts.id, contractRates.contractId))
    .innerJoin(enterprises, eq(enterprises.id, priceContracts.enterpriseId))
    .where(
      and(inArray(contractRates.contractId, ids), isNotNull(contractRates.committed), isNull(contractRates.endedAt)),
    );
  return rows.flatMap(({ rate, contract: { id: contractId, contractNo, enterpriseId }, companyZh }) => {
    const taken = used.find((one) => one.contractId === contractId && isSameScope(one, rate))?.used ?? 0;
    const { committed, line, originCode, destinationCode, itemCode, goodsScope, goodsCode } = rate;
    const percent = committed === null ? null : volumeNoticeOf(committed, taken);
    if (committed === null || percent === null) return [];
    const named = [line, originCode, destinationCode ?? '', itemCode, goodsScope, goodsCode, committed];
    const note = messages.volume(rate, committed, taken);
    return [
      {
        contractId,
        contractNo,
        enterpriseId,
        notice: `volume:${percent}:${named.join(':')}`,
        kind: 'contract.volume',
        at: now,
        note,
        staffNote: messages.volumeOf(companyZh ?? '', contractNo, note),
      },
    ];
  });
};

/** Announces once, by the first process: to the managers of the company, and to the clerks who want such notices. */
const announce = (db: Database, now: Date, of: Announcement): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { contractId, contractNo, enterpriseId, notice, kind, at, note, staffNote } = of;
    const [first] = await tx
      .insert(contractNotices)
      .values({ contractId, notice, at: now })
      .onConflictDoNothing()
      .returning({ notice: contractNotices.notice });
    if (!first) return false;
    const managers = await managersOf(tx, enterpriseId);
    await queueNotifications(
      tx,
      now,
      managers.map(({ userId }) => ({
        userId,
        kind,
        key: `contract:${contractId}:${notice}:${userId}`,
        facts: { contractNo, note, at: at.toISOString() },
      })),
    );
    const people = await present(tx, now, clerks);
    await queueStaffNotices(
      tx,
      now,
      people.map(({ id }) => ({
        staffId: id,
        kind: 'contract',
        position: `${contractId}:${notice}`,
        facts: { contractNo, note: staffNote },
      })),
    );
    return true;
  });

/**
 * Queues due announcements about contracts: ends and used volumes, once for each contract, threshold and period, during
 * working hours. Returns their number.
 */
export const queueContractNotices = async (db: Database, now: Date): Promise<number> => {
  if (!isInWorkingHours(now)) return 0;
  const due = [...(await endingOn(db, now)), ...(await volumesOn(db, now))];
  const ids = [...new Set(due.map(({ contractId }) => contractId))];
  const former = await db.select().from(contractNotices).where(inArray(contractNotices.contractId, ids));
  const isFormer = (of: Announcement) =>
    former.some(({ contractId, notice }) => contractId === of.contractId && notice === of.notice);
  let announced = 0;
  for (const of of due) if (!isFormer(of) && (await announce(db, now, of))) announced += 1;
  return announced;
};
