import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { day } from '#contract/protocol/fields.ts';
import { numberTyped, plainText } from '#contract/protocol/textInput.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import { tenderLinesMax, tenderOptionsMax, tenderTextMax } from '#contract/tenders/tenders.ts';
import { tenderOptions } from '#server/db/schema/tenders.ts';
import { goodsZh } from '#server/enterprise/contracts/messages.ts';
import { readTypedSheet, typedWorkbook } from '#server/enterprise/contracts/typedSheet.ts';
import type { Column } from '#server/import/files/columns.ts';
import { column, currency, currencyIn, price, text } from '#server/import/files/columns.ts';
import { CellProblem } from '#server/import/problem.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import type { OfferedLine, OptionRow } from './locked.ts';
import { tenderMessages as messages } from './messages.ts';

/** The read-only columns of a sheet of answers. */
const shown: readonly Column[] = [
  column('origin', '起运港', text(100, '仅供阅读'), { otherwise: '' }),
  column('destination', '目的港', text(100, '仅供阅读'), { otherwise: '' }),
  column('item', '箱型', text(20, '仅供阅读'), { otherwise: '' }),
  column('quantity', '箱量', text(20, '整个期间的箱数，仅供阅读'), { otherwise: '' }),
  column('goods', '货物', text(100, '仅供阅读'), { otherwise: '' }),
  column('target', '目标价', text(40, '仅供阅读'), { otherwise: '' }),
  column('line_remark', '客户备注', text(200, '仅供阅读'), { otherwise: '' }),
  column('published', '今日公布价', text(40, '最低海运费，仅供阅读'), { otherwise: '' }),
];

const columns: readonly Column[] = [
  column('line', '序号', text(10, '与招标明细一致')),
  ...shown,
  column('carrier', '承运人', text(tenderTextMax.carrier, '选填'), { otherwise: '', aliases: '船公司|Carrier' }),
  column('currency', '币种', text(10, 'USD 或 CNY，不填为 USD'), { otherwise: '', aliases: 'Currency' }),
  column('amount', '报价', text(30, '每箱海运费，如 1250'), { otherwise: '', aliases: '单价|价格|Rate|Price' }),
  column('valid_until', '报价有效至', text(30, '客户可在此日前定标，如 2026-12-31'), {
    otherwise: '',
    aliases: '报价有效期|有效期|Validity',
  }),
  column('free_days', '免箱期天数', text(10, '选填，0 至 90'), { otherwise: '', aliases: '免箱期|Free Days' }),
  column('remark', '报价说明', text(tenderTextMax.remark, '选填'), { otherwise: '' }),
  column('no_offer', '不报价原因', text(tenderTextMax.reason, '不报价时填写'), { otherwise: '', aliases: '不报价' }),
];

const spec: TableSpec = {
  name: 'tender-answer',
  title: messages.answerTitle,
  table: tenderOptions,
  columns,
  key: [],
  kind: 'whole',
  samples: [],
};

type Field = 'line' | 'carrier' | 'currency' | 'amount' | 'validUntil' | 'freeDays' | 'remark' | 'noOffer';
type TypedAnswer = Readonly<Record<Field, string>>;

/** An option as stored, without its position. */
type NewOption = Omit<OptionRow, 'id' | 'lineId' | 'position' | 'isAwarded'>;

/** The desk's answer for a line: options, or the reason for none. */
export interface LineAnswer {
  line: OfferedLine;
  options: NewOption[];
  noOffer: string | null;
}

/** A problem in a sheet of answers; rows count from 1, the header. */
export interface AnswerProblem {
  row?: number | undefined;
  column?: string | undefined;
  text: string;
}

const currencyText = (value: Currency): string => currency.write(value);
const amountText = (amount: number): string => (amount / 100).toFixed(2);

const freeDaysMax = 90;

type Attempt = <Value>(field: Field, read: () => Value) => Value | undefined;

const dayIn = (typed: string, today: string): string => {
  const read = day.safeParse(typed);
  if (!read.success || read.data < today) throw new CellProblem(messages.validUntilWrong);
  return read.data;
};

const freeDaysIn = (typed: string): number | null => {
  if (typed === '') return null;
  const read = numberTyped(plainText(typed));
  if (typeof read !== 'number' || !Number.isInteger(read) || read < 0 || read > freeDaysMax)
    throw new CellProblem(messages.freeDaysWrong);
  return read;
};

const optionIn = (typed: TypedAnswer, today: string, attempt: Attempt): NewOption | undefined => {
  const amount = attempt('amount', () => price.read(typed.amount));
  const named = typed.currency === '' ? (currencyIn(typed.amount) ?? '2') : undefined;
  const chosen = named ?? attempt('currency', () => currency.read(plainText(typed.currency)));
  const validUntil = attempt('validUntil', () => dayIn(typed.validUntil, today));
  const freeDays = attempt('freeDays', () => freeDaysIn(typed.freeDays));
  if (amount === undefined || chosen === undefined || validUntil === undefined || freeDays === undefined)
    return undefined;
  return { carrier: typed.carrier, currency: chosen, amount, validUntil, freeDays, remark: typed.remark };
};

/** Reads a workbook or a CSV file of answers to the lines of a tender: all answers, or all problems. */
export const readAnswers = async (
  file: ImportFile,
  lines: readonly OfferedLine[],
  today: string,
): Promise<{ answers: LineAnswer[]; problems: AnswerProblem[] }> => {
  const rowsMax = tenderLinesMax * tenderOptionsMax;
  const sheet = await readTypedSheet<TypedAnswer>(spec, file, { rowsMax, tooMany: messages.tooManyLines });
  const problems: AnswerProblem[] = sheet.problems.map(({ row, column: at, text: why }) => ({
    row,
    column: at,
    text: why,
  }));
  if (sheet.given.length === 0) return { answers: [], problems };
  const byPosition = new Map(lines.map((line) => [line.position, { line, options: [], noOffer: null } as LineAnswer]));
  for (const { row, form } of sheet.rows) {
    const add = (field: Field, why: string) => problems.push({ row, column: sheet.headerOf(field), text: why });
    const attempt: Attempt = (field, read) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        add(field, error.message);
        return undefined;
      }
    };
    const answer = byPosition.get(Number(plainText(form.line)));
    if (!answer) add('line', messages.lineUnknown);
    else if (form.amount !== '' && form.noOffer !== '') add('noOffer', messages.answerBoth);
    else if (form.amount === '' && form.noOffer === '') add('amount', messages.answerNone);
    else if (form.noOffer !== '') {
      if (answer.options.length > 0 || answer.noOffer !== null) add('noOffer', messages.noOfferTwice);
      answer.noOffer = form.noOffer;
    } else {
      const option = optionIn(form, today, attempt);
      if (answer.noOffer !== null) add('amount', messages.noOfferTwice);
      if (answer.options.some(({ carrier }) => carrier === form.carrier)) add('carrier', messages.carrierTwice);
      if (answer.options.length >= tenderOptionsMax) add('amount', messages.tooManyOptions);
      if (option) answer.options.push(option);
    }
  }
  const answers = [...byPosition.values()];
  if (problems.length === 0)
    for (const { line, options, noOffer } of answers)
      if (options.length === 0 && noOffer === null) problems.push({ text: messages.noAnswer(line.position) });
  return { answers, problems };
};

/** The workbook of a tender's lines with columns for the answer, prefilled with the last one. */
export const answerWorkbook = (
  lines: readonly OfferedLine[],
  published: ReadonlyMap<string, number | null>,
): Promise<Uint8Array> =>
  typedWorkbook(
    spec,
    lines.flatMap((line) => {
      const today = published.get(line.id) ?? null;
      const about = [
        String(line.position),
        `${line.originZh} ${line.originCode}`,
        `${line.destinationZh} ${line.destinationCode}`,
        line.itemCode,
        String(line.quantity),
        goodsZh(line),
        line.targetAmount === null ? '' : `${currencyText(line.targetCurrency)} ${amountText(line.targetAmount)}`,
        line.remark,
        today === null ? '' : `USD ${amountText(today)}`,
      ];
      if (line.options.length === 0) return [[...about, '', 'USD', '', '', '', '', line.noOffer ?? '']];
      return line.options.map(({ carrier, currency: of, amount, validUntil, freeDays, remark }) => [
        ...about,
        carrier,
        currencyText(of),
        amountText(amount),
        validUntil,
        freeDays === null ? '' : String(freeDays),
        remark,
        '',
      ]);
    }),
    messages.answerNotes,
  );
