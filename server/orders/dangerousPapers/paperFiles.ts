import type {
  DangerousPaperFormat,
  DangerousPaperState,
  dangerousPaperFile,
} from '#contract/orders/dangerousPapers.ts';
import { firstInstruction } from '#contract/orders/instructionForms.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { portNamesOf } from '#server/orders/dcsa/dcsa.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { printed } from '#server/orders/pdf/printed.ts';
import { billWithPersons } from '#server/orders/papers/bill/bills.ts';
import { storedInstructionOf } from '#server/orders/papers/instructions.ts';
import { paperBlocks } from './paperBlocks.ts';
import { dangerousPapersOf, paperJson } from './papers.ts';
import type { DangerousPaper, PaperOrder } from './paper.ts';

type PaperFile = OutputOf<typeof dangerousPaperFile>;

const paperOrderOf = async (db: Database, detail: OrderDetail, now: Date): Promise<PaperOrder> => {
  const stored = await storedInstructionOf(db, detail.orderNo);
  const instruction = stored.versions.at(-1);
  const draft = (await billWithPersons(db, detail.orderNo)).drafts.at(-1);
  // the papers of a shipment agree: a draft of its bill of lading may correct the instruction that it follows
  const stated = draft && draft.instruction === instruction?.version ? draft : instruction;
  const { lines = [], marks = '' } = stated?.content ?? {};
  return {
    ...detail,
    lines,
    marks,
    shownLines: firstInstruction(stored, detail).lines,
    portNames: await portNamesOf(db, detail.offer),
    preparedOn: chinaDayOf(now),
  };
};

/** The papers of dangerous goods of an order with what each lacks; undefined for orders that need none. */
export const paperStatesOf = async (
  db: Database,
  detail: OrderDetail,
  now: Date,
): Promise<DangerousPaperState[] | undefined> => {
  if (!detail.order.cargo.some(({ dangerous }) => dangerous)) return undefined;
  const states = dangerousPapersOf(await paperOrderOf(db, detail, now)).map(({ code, titleZh, missing }) => ({
    code,
    nameZh: titleZh,
    missing: [...missing],
  }));
  return states.length > 0 ? states : undefined;
};

const fileOf = (made: PaperOrder, paper: DangerousPaper, format: DangerousPaperFormat, now: Date): PaperFile => {
  const name = `${paper.titleZh}-${made.orderNo}`;
  if (format === 'json')
    return {
      fileName: `${name}.json`,
      contentType: 'application/json; charset=utf-8',
      content: paperJson(made, paper),
    };
  return {
    fileName: `${name}.pdf`,
    contentType: 'application/pdf',
    content: printed({
      title: paper.titleZh,
      reference: made.orderNo,
      blocks: paperBlocks(paper),
      footer: `${paper.titleEn} ${made.orderNo}　${dateMinute(now)}（北京时间）打印`,
      isCounted: true,
    }) as Uint8Array<ArrayBuffer>,
  };
};

/** A paper of an order as a file; rejects one that the order does not need. */
export const dangerousPaperOf = async (
  db: Database,
  detail: OrderDetail,
  { paper: code, format }: Pick<ParsedInputOf<typeof dangerousPaperFile>, 'paper' | 'format'>,
  now: Date,
): Promise<PaperFile> => {
  const made = await paperOrderOf(db, detail, now);
  const paper = dangerousPapersOf(made).find((one) => one.code === code);
  if (!paper) throw new ApiError(codes.notFound, tradeMessages.dangerousPaperUnknown);
  return fileOf(made, paper, format, now);
};

/** Every paper of dangerous goods of an order as a PDF, for the archive of its papers. */
export const dangerousPaperPdfs = async (db: Database, detail: OrderDetail, now: Date): Promise<PaperFile[]> => {
  const made = await paperOrderOf(db, detail, now);
  return dangerousPapersOf(made).map((paper) => fileOf(made, paper, 'pdf', now));
};
