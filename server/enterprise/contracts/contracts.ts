import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import * as contract from '#contract/desk/contractDesk.ts';
import { contractRatesMax, contractsListed, rateOrdersListed } from '#contract/desk/deskLimits.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { endsInDaysOf } from '#contract/rules/pricing/contractNotices.ts';
import { contractStateOf, isSameScope } from '#contract/rules/pricing/contractRates.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { folded } from '#server/db/folded.ts';
import { contractEvents, contractRates, priceContracts } from '#server/db/schema/contracts.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom, handleDesk } from '#server/desk/deskContext.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { contractMessages as messages } from './messages.ts';
import type { Use } from './pricing.ts';
import { usesOf, usesUnder, volumeOf } from './pricing.ts';
import { rateRowOf, rejectionAt, rejectOverlap } from './scopes.ts';

type ContractRow = typeof priceContracts.$inferSelect;
type RateRow = typeof contractRates.$inferSelect;
export type Act = Pick<DeskContext, 'db' | 'clock' | 'caller' | 'staff'>;

const rateShown = (row: RateRow, rates: readonly RateRow[], all: readonly Use[]): contract.DeskRate => {
  const uses = row.endedAt === null ? usesUnder(row, rates, all) : all.filter(({ rateId }) => rateId === row.id);
  const { id, line, originCode, originZh, destinationCode, destinationZh, itemCode, goodsScope, goodsCode } = row;
  const { currency, amount, basis, committed, beyond, endedAt } = row;
  return {
    id,
    line,
    origin: { code: originCode, nameZh: originZh },
    destination: destinationCode === null ? null : { code: destinationCode, nameZh: destinationZh ?? destinationCode },
    itemCode,
    goodsScope,
    goodsCode,
    currency,
    amount,
    basis,
    committed,
    used: volumeOf(uses),
    orders: uses.slice(-rateOrdersListed).map(({ orderNo, quantity }) => ({ orderNo, quantity })),
    beyond,
    endedAt: endedAt?.toISOString() ?? null,
  };
};

/** The contracts matching a keyword by number or company, the newest first, with their rates and history. */
const contractsMatching = async ({ db, clock }: Act, keyword: string): Promise<contract.ContractList> => {
  const says = (column: typeof priceContracts.contractNo | typeof enterprises.name) =>
    sql`strpos(${folded(sql`${column}`)}, ${folded(sql`${keyword}::text`)}) > 0`;
  const matching = keyword === '' ? undefined : or(says(priceContracts.contractNo), says(enterprises.name));
  const joined = eq(enterprises.id, priceContracts.enterpriseId);
  const [counted] = await db
    .select({ total: count() })
    .from(priceContracts)
    .innerJoin(enterprises, joined)
    .where(matching);
  const rows = await db
    .select({ contract: priceContracts, companyZh: enterprises.name })
    .from(priceContracts)
    .innerJoin(enterprises, joined)
    .where(matching)
    .orderBy(desc(priceContracts.createdAt), desc(priceContracts.id))
    .limit(contractsListed);
  const ids = rows.map((row) => row.contract.id);
  const rates = await db
    .select()
    .from(contractRates)
    .where(inArray(contractRates.contractId, ids))
    .orderBy(asc(contractRates.createdAt), asc(contractRates.id));
  const uses = await usesOf(
    db,
    rates.map(({ id }) => id),
  );
  const events = await db
    .select({ contractId: contractEvents.contractId, text: contractEvents.text, by: staff.name, at: contractEvents.at })
    .from(contractEvents)
    .leftJoin(staff, eq(staff.id, contractEvents.staffId))
    .where(inArray(contractEvents.contractId, ids))
    .orderBy(asc(contractEvents.position));
  const today = chinaDayOf(clock.now());
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ contract: row, companyZh }) => {
      const history = events.filter(({ contractId }) => contractId === row.id);
      return {
        id: row.id,
        contractNo: row.contractNo,
        companyZh: companyZh ?? '',
        validFrom: row.validFrom,
        validUntil: row.validUntil,
        remark: row.remark,
        state: contractStateOf(row, today),
        endsInDays: endsInDaysOf(row, today),
        version: history.length,
        rates: rates.filter(({ contractId }) => contractId === row.id).map((rate) => rateShown(rate, rates, uses)),
        history: history.map(({ text, by, at }) => ({ text, by: by ?? messages.system, at: at.toISOString() })),
      };
    }),
  };
};

/** Writes an action to the contract's history and the audit log. */
const record = async (
  { db, ...act }: Act,
  { id, position, event, text }: { id: string; position: number; event: AuditEvent; text: string },
): Promise<{ id: string }> => {
  const at = act.clock.now();
  await db.insert(contractEvents).values({ contractId: id, position, text, staffId: act.staff.staffId, at });
  await audit({ ...act, db, user: null }, event, { ...byWhom(act), contract: id, text });
  return { id };
};

/** The verified company with a name or a member code, locked: the contracts of a company change one after the other. */
const companyOf = async (db: Database, typed: string): Promise<string> => {
  const [found, ...others] = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.auditStatus, 'PASS'), or(eq(enterprises.name, typed), eq(enterprises.mcpCode, typed))))
    .for('update');
  if (!found || others.length > 0) throw rejectionAt('company', messages.companyUnknown);
  return found.id;
};

const make = (act: Act, { form }: ParsedInputOf<typeof contract.addContract>): Promise<{ id: string }> =>
  act.db.transaction(async (db) => {
    rejectProblems(contract.termsProblems(contract.contractForm, form));
    const { company, ...terms } = form;
    const enterpriseId = await companyOf(db, company);
    const [made] = await db
      .insert(priceContracts)
      .values({ ...terms, enterpriseId, createdAt: act.clock.now() })
      .onConflictDoNothing({ target: priceContracts.contractNo })
      .returning({ id: priceContracts.id });
    if (!made) throw apiErrorAt('form.contractNo', codes.conflict, messages.numberTaken);
    return record({ ...act, db }, { id: made.id, position: 1, event: 'contract.made', text: messages.made(form) });
  });

export interface Locked {
  db: Database;
  row: ContractRow;
  /** The current rates. */
  rates: RateRow[];
  record: (event: AuditEvent, text: string) => Promise<{ id: string }>;
}

/** Changes a contract in a transaction with its company locked; rejects a decision on an older version. */
export const withLockedContract = <Result>(
  act: Act,
  { id, version }: { id: string; version: number },
  change: (locked: Locked) => Promise<Result>,
): Promise<Result> =>
  act.db.transaction(async (db) => {
    const company = db
      .select({ id: priceContracts.enterpriseId })
      .from(priceContracts)
      .where(eq(priceContracts.id, id));
    await db.select({ id: enterprises.id }).from(enterprises).where(inArray(enterprises.id, company)).for('update');
    const [row] = await db.select().from(priceContracts).where(eq(priceContracts.id, id)).for('update');
    if (!row) throw new ApiError(codes.notFound, messages.unknown);
    const [last] = await db
      .select({ position: contractEvents.position, text: contractEvents.text, at: contractEvents.at, by: staff.name })
      .from(contractEvents)
      .leftJoin(staff, eq(staff.id, contractEvents.staffId))
      .where(eq(contractEvents.contractId, id))
      .orderBy(desc(contractEvents.position))
      .limit(1);
    if (last && last.position !== version)
      throw apiErrorAt(
        versionField,
        codes.conflict,
        messages.changedBy(last.by ?? messages.system, dateMinute(last.at), last.text),
      );
    if (row.endedAt !== null) throw new ApiError(codes.conflict, messages.isEnded);
    const rates = await db
      .select()
      .from(contractRates)
      .where(and(eq(contractRates.contractId, id), isNull(contractRates.endedAt)));
    const position = version + 1;
    return change({ db, row, rates, record: (event, text) => record({ ...act, db }, { id, position, event, text }) });
  });

const changeTerms = (act: Act, { form, ...of }: ParsedInputOf<typeof contract.changeContract>) => {
  rejectProblems(contract.termsProblems(contract.contractTerms, form));
  return withLockedContract(act, of, async ({ db, row, rates, record: write }) => {
    const { reason, ...terms } = form;
    const where = { enterpriseId: row.enterpriseId, contractId: row.id, period: terms, field: 'validUntil' };
    await rejectOverlap(db, where, rates);
    await db.update(priceContracts).set(terms).where(eq(priceContracts.id, row.id));
    const isSamePeriod = row.validFrom === terms.validFrom && row.validUntil === terms.validUntil;
    const text = isSamePeriod ? messages.remarkChanged(reason) : messages.termsChanged(row, terms, reason);
    return write('contract.changed', text);
  });
};

const end = (act: Act, { form, ...of }: ParsedInputOf<typeof contract.endContract>) =>
  withLockedContract(act, of, async ({ db, row, record: write }) => {
    await db.update(priceContracts).set({ endedAt: act.clock.now() }).where(eq(priceContracts.id, row.id));
    return write('contract.ended', messages.ended(form.reason));
  });

const addRate = (act: Act, { form, replaces, ...of }: ParsedInputOf<typeof contract.addContractRate>) => {
  rejectProblems(contract.rateProblems(form));
  return withLockedContract(act, of, async ({ db, row, rates, record: write }) => {
    const now = act.clock.now();
    if (chinaDayOf(now) > row.validUntil) throw new ApiError(codes.conflict, messages.notInForce);
    const former = rates.find(({ id }) => id === replaces);
    if (replaces !== undefined && !former) throw new ApiError(codes.notFound, messages.unknown);
    const others = rates.filter((one) => one !== former);
    if (others.length >= contractRatesMax) throw new ApiError(codes.conflict, messages.tooManyRates(contractRatesMax));
    const values = await rateRowOf(db, now, form);
    if (others.some((one) => isSameScope(one, values)))
      throw rejectionAt('itemCode', messages.overlaps(row.contractNo, row.validUntil));
    const where = { enterpriseId: row.enterpriseId, contractId: row.id, period: row, field: 'itemCode' };
    await rejectOverlap(db, where, [values]);
    if (former) await db.update(contractRates).set({ endedAt: now }).where(eq(contractRates.id, former.id));
    await db.insert(contractRates).values({ ...values, contractId: row.id, createdAt: now });
    return write('contract.changed', former ? messages.rateReplaced(former, values) : messages.rateAdded(values));
  });
};

const endRate = (act: Act, { form, rate, ...of }: ParsedInputOf<typeof contract.endContractRate>) =>
  withLockedContract(act, of, async ({ db, rates, record: write }) => {
    const found = rates.find(({ id }) => id === rate);
    if (!found) throw new ApiError(codes.notFound, messages.unknown);
    await db.update(contractRates).set({ endedAt: act.clock.now() }).where(eq(contractRates.id, found.id));
    return write('contract.changed', messages.rateEnded(found, form.reason));
  });

/** Price contracts at the desk. */
export const contractHandlers = [
  handleDesk(contract.contractList, ({ keyword }, context) => contractsMatching(context, keyword)),
  handleDesk(contract.addContract, (input, context) => make(context, input)),
  handleDesk(contract.changeContract, (input, context) => changeTerms(context, input)),
  handleDesk(contract.endContract, (input, context) => end(context, input)),
  handleDesk(contract.addContractRate, (input, context) => addRate(context, input)),
  handleDesk(contract.endContractRate, (input, context) => endRate(context, input)),
];
