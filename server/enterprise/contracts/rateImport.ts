import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import { rateForm, rateProblems } from '#contract/desk/contractDesk.ts';
import type { RatesPreview } from '#contract/desk/rateSheetDesk.ts';
import * as contract from '#contract/desk/rateSheetDesk.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { isSameScope } from '#contract/rules/pricing/contractRates.ts';
import type { Database } from '#server/db/database.ts';
import { contractRates, priceContracts } from '#server/db/schema/contracts.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { Locked } from './contracts.ts';
import { withLockedContract } from './contracts.ts';
import { contractMessages as messages, rateNameZh, rateTermsZh } from './messages.ts';
import { overlapOf, rateRowOf, ratesBeside } from './scopes.ts';
import type { ReadSheet } from './typedSheet.ts';
import { tableTypes } from '#server/support/tableFiles.ts';

type RateRow = typeof contractRates.$inferSelect;
type NewRate = Awaited<ReturnType<typeof rateRowOf>>;
type Found = RatesPreview['problems'][number];

/** The changes that a sheet makes to a contract's rates. */
interface Plan {
  added: NewRate[];
  changed: { former: RateRow; rate: NewRate }[];
  ended: RateRow[];
  unchanged: number;
  changes: RatesPreview['changes'];
  problems: Found[];
}

const isSameTerms = (a: NewRate, b: RateRow): boolean =>
  a.currency === b.currency &&
  a.amount === b.amount &&
  a.basis === b.basis &&
  a.committed === b.committed &&
  (a.beyond === b.beyond || a.committed === null);

/** The rejection of a command, with a field of the form. */
const rejectionOf = async <Result>(
  act: () => Promise<Result> | Result,
): Promise<Result | { field: string; text: string }> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { field: error.field?.replace(/^form\./, '') ?? '', text: error.message };
  }
};

/** The rate of a typed row, or all problems of its fields, each with the header of its column. */
const rateIn = async (
  db: Database,
  now: Date,
  form: RateForm,
): Promise<{ rate: NewRate } | { found: { field: string; text: string }[] }> => {
  const found: { field: string; text: string }[] = [];
  for (const [field, problem] of Object.entries(rateProblems(form))) {
    const rejection = await rejectionOf(() => rejectProblems({ [field]: problem }));
    if (rejection) found.push(rejection);
  }
  if (found.length > 0) return { found };
  const rate = await rejectionOf(() => rateRowOf(db, now, rateForm.parse(form)));
  return 'text' in rate ? { found: [rate] } : { rate };
};

/** Compares a sheet with the rates in force: the sheet has all of them. */
const planOf = async ({ db, row: of, rates }: Locked, now: Date, sheet: ReadSheet<RateForm>): Promise<Plan> => {
  if (chinaDayOf(now) > of.validUntil) throw new ApiError(codes.conflict, messages.notInForce);
  const plan: Plan = { added: [], changed: [], ended: [], unchanged: 0, changes: [], problems: [] };
  plan.problems.push(...sheet.problems.map(({ row, column, text }) => ({ row, column, text })));
  const beside = await ratesBeside(db, { enterpriseId: of.enterpriseId, contractId: of.id, period: of });
  const read: { row: number; rate: NewRate }[] = [];
  for (const { row, form } of sheet.rows) {
    const one = await rateIn(db, now, form);
    const add = (field: string, text: string) => plan.problems.push({ row, column: sheet.headerOf(field), text });
    if ('found' in one) {
      for (const { field, text } of one.found) add(field, text);
      continue;
    }
    const { rate } = one;
    const twin = read.find((other) => isSameScope(other.rate, rate));
    const overlap = twin ? messages.rowTwice(twin.row) : overlapOf(rate, beside);
    if (overlap !== undefined) add('itemCode', overlap);
    read.push({ row, rate });
    const former = rates.find((other) => isSameScope(other, rate));
    if (former && isSameTerms(rate, former)) plan.unchanged += 1;
    else if (former) plan.changed.push({ former, rate });
    else plan.added.push(rate);
    if (!former) plan.changes.push({ kind: 'added', name: rateNameZh(rate), detail: rateTermsZh(rate) });
    else if (!isSameTerms(rate, former)) {
      const detail = `${rateTermsZh(former)} → ${rateTermsZh(rate)}`;
      plan.changes.push({ kind: 'changed', name: rateNameZh(rate), detail });
    }
  }
  plan.ended = rates.filter((former) => !read.some(({ rate }) => isSameScope(rate, former)));
  for (const rate of plan.ended)
    plan.changes.push({ kind: 'ended', name: rateNameZh(rate), detail: rateTermsZh(rate) });
  plan.problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return plan;
};

type Upload = ParsedInputOf<typeof contract.importContractRates>;

const readUpload = async (context: DeskContext, { fileName, content }: Upload): Promise<ReadSheet<RateForm>> => {
  await rejectInfected({ ...context, user: null }, content);
  // modules for tables are loaded when first used
  const { readRates } = await import('./rateSheet.ts');
  return readRates({ path: fileName, bytes: content });
};

const seen = ({ id, version }: Upload) => ({ id, version: Number(version) });

const preview = async (context: DeskContext, upload: Upload): Promise<RatesPreview> => {
  const sheet = await readUpload(context, upload);
  return withLockedContract(context, seen(upload), async (locked) => {
    const { added, changed, ended, unchanged, changes, problems } = await planOf(locked, context.clock.now(), sheet);
    // for a sheet with problems the changes are still unknown
    const counts = { added: added.length, changed: changed.length, ended: ended.length, unchanged };
    if (problems.length === 0) return { ...counts, changes, problems };
    return { added: 0, changed: 0, ended: 0, unchanged: 0, changes: [], problems };
  });
};

const apply = async (context: DeskContext, upload: Upload): Promise<{ id: string }> => {
  const sheet = await readUpload(context, upload);
  return withLockedContract(context, seen(upload), async (locked) => {
    const now = context.clock.now();
    const { added, changed, ended, problems } = await planOf(locked, now, sheet);
    const [problem] = problems;
    if (problem) throw new ApiError(codes.badInput, messages.problemAt(problem.row, problem.column, problem.text));
    const counts = { added: added.length, changed: changed.length, ended: ended.length };
    const { id } = locked.row;
    if (counts.added + counts.changed + counts.ended === 0) return { id };
    const over = [...ended, ...changed.map(({ former }) => former)].map((rate) => rate.id);
    await locked.db.update(contractRates).set({ endedAt: now }).where(inArray(contractRates.id, over));
    const made = [...added, ...changed.map(({ rate }) => rate)];
    if (made.length > 0)
      await locked.db
        .insert(contractRates)
        .values(made.map((rate) => Object.assign(rate, { contractId: id, createdAt: now })));
    return locked.record('contract.changed', messages.ratesImported(upload.fileName, counts));
  });
};

const exported = async ({ db }: DeskContext, id: string) => {
  const [of] = await db.select().from(priceContracts).where(eq(priceContracts.id, id));
  if (!of) throw new ApiError(codes.notFound, messages.unknown);
  const rates = await db
    .select()
    .from(contractRates)
    .where(and(eq(contractRates.contractId, id), isNull(contractRates.endedAt)));
  const { rateWorkbook } = await import('./rateSheet.ts');
  return {
    fileName: `${of.contractNo}-${messages.sheetTitle}.xlsx`,
    contentType: tableTypes.xlsx,
    content: new Uint8Array(await rateWorkbook(rates)),
  };
};

/** A contract's rates as a sheet: export, preview of an import, and import as a whole. */
export const rateSheetHandlers = [
  handleDesk(contract.contractRatesFile, ({ id }, context) => exported(context, id)),
  handleDesk(contract.previewContractRates, (input, context) => preview(context, input)),
  handleDesk(contract.importContractRates, (input, context) => apply(context, input)),
];
