import { tenderMessages } from '#server/enterprise/tenders/messages.ts';
import type { AnswerPreview, DeskTender, TenderLine, TenderList } from '#contract/desk/tenderDesk.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';

const line: TenderLine = {
  id: 'l1',
  position: 1,
  origin: { code: 'CNSHA', nameZh: '上海' },
  destination: { code: 'SGSIN', nameZh: '新加坡' },
  itemCode: '20GP',
  quantity: 120,
  goodsScope: 'hazardClass',
  goodsCode: '3',
  target: { currency: '2', amount: 60_000 },
  remark: '每月约 10 箱',
  published: 68_500,
  options: [],
  noOffer: null,
  declined: null,
};
const option = {
  id: 'o1',
  carrier: '中远海运',
  currency: '2',
  amount: 61_500,
  validUntil: '2026-03-20',
  freeDays: 14,
  remark: '直航',
  isAwarded: false,
} as const;

/** A tender that waits for an answer. */
export const tender: DeskTender = {
  id: 't1',
  tenderNo: 'ZB2603020000042',
  companyZh: '华东精细化工有限公司',
  title: '2026 年二季度东南亚整箱',
  status: 'sent',
  validFrom: '2026-04-01',
  validUntil: '2026-06-30',
  answerBy: '2026-03-10',
  deadline: '2026-03-10',
  contractNo: null,
  version: 2,
  lines: [
    line,
    Object.assign({}, line, { id: 'l2', position: 2, itemCode: '40HQ', target: null, remark: '', published: null }),
  ],
  history: [
    { text: '建立招标，2 条', by: '李敏', at: '2026-03-02T01:10:00.000Z' },
    { text: '发给平台报价', by: '李敏', at: '2026-03-02T01:20:00.000Z' },
  ],
};

/** The same after its award. */
export const awardedTender: DeskTender = {
  ...tender,
  status: 'awarded',
  deadline: null,
  contractNo: tender.tenderNo,
  version: 4,
  lines: [
    {
      ...line,
      options: [
        { ...option, isAwarded: true },
        { ...option, id: 'o2', carrier: '', amount: 63_000, freeDays: null },
      ],
    },
    { ...tender.lines[1]!, options: [{ ...option, id: 'o3' }], declined: 'price' },
    { ...tender.lines[1]!, id: 'l3', position: 3, itemCode: '40GP', noOffer: '没有舱位' },
  ],
  history: [
    ...tender.history,
    { text: '报价 2 条，不报价 1 条', by: '王浩', at: '2026-03-04T02:00:00.000Z' },
    { text: '定标：1 条中标，2 条未中标，建立合同 ZB2603020000042', by: '李敏', at: '2026-03-05T03:00:00.000Z' },
  ],
};

const { lines, ...about } = tender;

/** The tenders of the list. */
export const tenderRows: TenderList = {
  total: 2,
  rows: [
    { ...about, lines: lines.length },
    {
      id: 't2',
      tenderNo: 'ZB2602110000031',
      companyZh: '苏州安和化学有限公司',
      title: '欧洲线危险品',
      status: 'lapsed',
      lines: 48,
      deadline: '2026-02-20',
    },
  ].map(({ id, tenderNo, companyZh, title, status, lines: count, deadline }) => ({
    id,
    tenderNo,
    companyZh,
    title,
    status: status as TenderList['rows'][number]['status'],
    lines: count,
    deadline,
  })),
};

/** A chosen sheet of answers. */
export const answerSheet: ChosenFile = {
  name: 'ZB2603020000042-招标报价.xlsx',
  size: 8,
  type: 'application/vnd.ms-excel',
};

/** The contents of a sheet without problems, and of one with problems. */
export const answerFit: AnswerPreview = { priced: 1, unpriced: 1, options: 2, problems: [] };
export const answerUnfit: AnswerPreview = {
  priced: 0,
  unpriced: 0,
  options: 0,
  problems: [
    { row: 2, column: '报价有效至', text: tenderMessages.validUntilWrong },
    { text: tenderMessages.noAnswer(2) },
  ],
};
