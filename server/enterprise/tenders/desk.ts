import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { contractsListed } from '#contract/desk/deskLimits.ts';
import type { AnswerPreview } from '#contract/desk/tenderDesk.ts';
import * as contract from '#contract/desk/tenderDesk.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { tenderDeadlineOf } from '#contract/tenders/tenders.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { folded } from '#server/db/folded.ts';
import { priceContracts } from '#server/db/schema/contracts.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { tenderLines, tenderOptions, tenders } from '#server/db/schema/tenders.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom, handleDesk } from '#server/desk/deskContext.ts';
import { contractMessages } from '#server/enterprise/contracts/messages.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { AnswerProblem, LineAnswer } from './answerSheet.ts';
import type { OfferedLine, TenderRow } from './locked.ts';
import { eventsOf, linesOf, statusOf, withLockedTender } from './locked.ts';
import { tenderMessages as messages } from './messages.ts';
import { contractBesideOf, contractsBeside, publishedOf } from './prices.ts';
import { tellCompany } from './tell.ts';
import { tableTypes } from '#server/support/tableFiles.ts';

/** Drafts belong to the customer only. */
const isSent = ne(tenders.status, 'draft');

const listed = async ({ db, clock }: DeskContext, keyword: string): Promise<contract.TenderList> => {
  const says = (column: SQLWrapper) => sql`strpos(${folded(sql`${column}`)}, ${folded(sql`${keyword}::text`)}) > 0`;
  const found = keyword === '' ? undefined : or(says(tenders.tenderNo), says(tenders.title), says(enterprises.name));
  const joined = eq(enterprises.id, tenders.enterpriseId);
  const now = clock.now();
  const today = chinaDayOf(now);
  const waits = sql`${tenders.status} = 'sent' and ${tenders.answerBy} >= ${today}`;
  const total = await db.$count(
    db.select({ id: tenders.id }).from(tenders).innerJoin(enterprises, joined).where(and(isSent, found)).as('found'),
  );
  const rows = await db
    .select({
      row: tenders,
      companyZh: enterprises.name,
      lines: db.$count(tenderLines, eq(tenderLines.tenderId, tenders.id)),
    })
    .from(tenders)
    .innerJoin(enterprises, joined)
    .where(and(isSent, found))
    .orderBy(sql`(${waits}) desc`, desc(tenders.createdAt), desc(tenders.tenderNo))
    .limit(contractsListed);
  return {
    total,
    rows: rows.map(({ row, companyZh, lines }) => ({
      id: row.id,
      tenderNo: row.tenderNo,
      companyZh: companyZh ?? '',
      title: row.title,
      status: statusOf(row, now),
      lines,
      deadline: tenderDeadlineOf(row),
    })),
  };
};

const lineShown = (line: OfferedLine, published: number | null): contract.TenderLine => ({
  id: line.id,
  position: line.position,
  origin: { code: line.originCode, nameZh: line.originZh },
  destination: { code: line.destinationCode, nameZh: line.destinationZh },
  itemCode: line.itemCode,
  quantity: line.quantity,
  goodsScope: line.goodsScope,
  goodsCode: line.goodsCode,
  target: line.targetAmount === null ? null : { currency: line.targetCurrency, amount: line.targetAmount },
  remark: line.remark,
  published,
  options: line.options.map(({ lineId: _line, position: _position, ...option }) => option),
  noOffer: line.noOffer,
  declined: line.declined,
});

const sentTender = async (db: Database, id: string): Promise<TenderRow> => {
  const [row] = await db
    .select()
    .from(tenders)
    .where(and(eq(tenders.id, id), isSent));
  if (!row) throw new ApiError(codes.notFound, messages.gone);
  return row;
};

const inFull = async ({ db, clock }: DeskContext, id: string): Promise<contract.DeskTender> => {
  const row = await sentTender(db, id);
  const now = clock.now();
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, row.enterpriseId));
  const [made] =
    row.contractId === null ? [] : await db.select().from(priceContracts).where(eq(priceContracts.id, row.contractId));
  const lines = await linesOf(db, id);
  const published = await publishedOf(db, lines, now);
  const events = await eventsOf(db, id);
  return {
    id,
    tenderNo: row.tenderNo,
    companyZh: company?.name ?? '',
    title: row.title,
    status: statusOf(row, now),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    answerBy: row.answerBy,
    deadline: tenderDeadlineOf(row),
    contractNo: made?.contractNo ?? null,
    version: events.length,
    lines: lines.map((line) => lineShown(line, published.get(line.id) ?? null)),
    history: events.map(({ text, by, at }) => ({ text, by, at: at.toISOString() })),
  };
};

type Upload = ParsedInputOf<typeof contract.answerTender>;

interface ReadAnswer {
  answers: LineAnswer[];
  problems: AnswerProblem[];
}

/** The rates of other contracts on a day of the tender's period that an award would conflict with. */
const rateProblems = async (db: Database, row: TenderRow, answers: readonly LineAnswer[]): Promise<AnswerProblem[]> => {
  const beside = await contractsBeside(db, row);
  return answers.flatMap(({ line, options }) => {
    const contractNo = options.length > 0 ? contractBesideOf(line, beside) : undefined;
    return contractNo === undefined ? [] : [{ text: `第 ${line.position} 条：${messages.rateExists(contractNo)}` }];
  });
};

const readUpload = async (context: DeskContext, { id, fileName, content }: Upload): Promise<ReadAnswer> => {
  const { db, clock } = context;
  const row = await sentTender(db, id);
  await rejectInfected({ ...context, user: null }, content);
  // modules for tables are loaded when first used
  const { readAnswers } = await import('./answerSheet.ts');
  const today = chinaDayOf(clock.now());
  const { answers, problems } = await readAnswers({ path: fileName, bytes: content }, await linesOf(db, id), today);
  return { answers, problems: problems.length > 0 ? problems : await rateProblems(db, row, answers) };
};

const countsOf = (answers: readonly LineAnswer[]) => ({
  priced: answers.filter(({ options }) => options.length > 0).length,
  unpriced: answers.filter(({ options }) => options.length === 0).length,
  options: answers.reduce((sum, { options }) => sum + options.length, 0),
});

const locking = ({ db, clock, staff }: DeskContext) => ({ db, clock, by: { staffId: staff.staffId } });
const seen = ({ id, version }: Upload) => ({ id, version: Number(version) });

const preview = async (context: DeskContext, upload: Upload): Promise<AnswerPreview> => {
  const { answers, problems } = await readUpload(context, upload);
  // reports at once that a colleague or the customer has changed it
  await withLockedTender(locking(context), seen(upload), 'answer', () => Promise.resolve());
  return problems.length > 0 ? { priced: 0, unpriced: 0, options: 0, problems } : { ...countsOf(answers), problems };
};

const answer = async (context: DeskContext, upload: Upload): Promise<{ id: string }> => {
  const { answers, problems } = await readUpload(context, upload);
  return withLockedTender(locking(context), seen(upload), 'answer', async ({ db, row, now, record }) => {
    const [problem] = problems;
    if (problem)
      throw new ApiError(codes.badInput, contractMessages.problemAt(problem.row, problem.column, problem.text));
    const lineIds = answers.map(({ line }) => line.id);
    await db.delete(tenderOptions).where(inArray(tenderOptions.lineId, lineIds));
    const options = answers.flatMap(({ line, options: own }) =>
      own.map((option, index) => Object.assign({}, option, { lineId: line.id, position: index + 1 })),
    );
    if (options.length > 0) await db.insert(tenderOptions).values(options);
    await db.update(tenderLines).set({ noOffer: null }).where(eq(tenderLines.tenderId, row.id));
    for (const { line, noOffer } of answers)
      if (noOffer !== null) await db.update(tenderLines).set({ noOffer }).where(eq(tenderLines.id, line.id));
    const days = options.map(({ validUntil }) => validUntil).toSorted();
    const offersUntil = days.at(-1) ?? null;
    const { priced, unpriced } = countsOf(answers);
    const text = row.status === 'sent' ? messages.answered(priced, unpriced) : messages.revised(priced, unpriced);
    await db.update(tenders).set({ status: 'answered', offersUntil }).where(eq(tenders.id, row.id));
    await record(text);
    const until = tenderDeadlineOf({ ...row, status: 'answered', offersUntil })!;
    await tellCompany(db, now, row, { kind: 'tender.answered', note: `${text}，有效至 ${until}` });
    await audit({ ...context, db, user: null }, 'tender.answered', {
      ...byWhom(context),
      tenderNo: row.tenderNo,
      text,
    });
    return { id: row.id };
  });
};

const exported = async ({ db, clock }: DeskContext, id: string) => {
  const row = await sentTender(db, id);
  const lines = await linesOf(db, id);
  const { answerWorkbook } = await import('./answerSheet.ts');
  return {
    fileName: `${row.tenderNo}-${messages.answerTitle}.xlsx`,
    contentType: tableTypes.xlsx,
    content: new Uint8Array(await answerWorkbook(lines, await publishedOf(db, lines, clock.now()))),
  };
};

/** Tenders at the desk: search, read, save as a sheet and answer with a sheet. */
export const tenderHandlers = [
  handleDesk(contract.tenderList, ({ keyword }, context) => listed(context, keyword)),
  handleDesk(contract.readTender, ({ id }, context) => inFull(context, id)),
  handleDesk(contract.tenderFile, ({ id }, context) => exported(context, id)),
  handleDesk(contract.previewTenderAnswer, (input, context) => preview(context, input)),
  handleDesk(contract.answerTender, (input, context) => answer(context, input)),
];
