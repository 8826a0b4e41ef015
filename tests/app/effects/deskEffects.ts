import { expect } from 'vitest';
import { figuresIn } from '#contract/desk/figures/figures.ts';
import { noChoices } from '#contract/desk/import/importChoices.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { packFiles } from '#contract/desk/import/packedFiles.ts';
import { shipmentTexts } from '#contract/desk/orders/shipmentFacts.ts';
import { transportFacts } from '#contract/desk/orders/transportChecks.ts';
import { deskWith } from '#src/features/desk/deskEffects.ts';
import type { DeskPage } from '#src/features/desk/effects/formEffects.ts';
import { splitSourceOf } from '#contract/desk/split/splitParts.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import { releasedOrder } from '#stories/desk/deskSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { focused, quietly, withField } from './outside.ts';

export const deskMachines = { desk: (site) => deskWith(site as DeskPage) as never } satisfies Record<string, Composed>;

const at = (path: string): string => `/api-platform/desk/${path}`;
const file = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
const orderNo = 'FCL1';
/** A person who is disabled. */
const member = { id: 's3', login: 'sun', name: '孙丽', role: 'clerk', state: 'disabled', lastSignInAt: null } as const;

const sent = (about: DeskFormAbout, values: object, path: string, input: object): EffectRow => ({
  effect: 'sendForm',
  where: `of ${about.kind}`,
  given: { about, seen: { version: 3, requestedAt: 'r' }, values, file },
  done: [quietly(at(path), input)],
});

const forms: EffectRow[] = [
  sent({ kind: 'signIn' }, { login: 'wang', password: 'p', totp: '123456' }, 'signIn', {
    login: 'wang',
    password: 'p',
    totp: '123456',
  }),
  // a colleague's corrections since then stay: only fields changed in the form are sent
  sent(
    { kind: 'correction', subject: orderNo, line: 'fcl', facts: transportFacts(releasedOrder, releasedOrder.shipment) },
    { ...shipmentTexts(releasedOrder.shipment), vessel: 'VIRGO', reason: '换船' },
    'order/correction',
    { orderNo, version: 3, form: { vessel: 'VIRGO', reason: '换船' } },
  ),
  sent(
    { kind: 'split', subject: orderNo, source: splitSourceOf(releasedOrder) },
    { 'unit.2': 'yes', 'container.CSQU3054383': 'yes', reason: '分票' },
    'order/split',
    { orderNo, version: 3, form: { units: [2], containers: ['CSQU3054383'], packages: [], reason: '分票' } },
  ),
  sent({ kind: 'document', subject: orderNo, papers: {} }, { paperCode: '-' }, 'order/document/upload', {
    orderNo,
    fileName: 'a.pdf',
    paperCode: '',
    content: file,
  }),
  sent(
    { kind: 'document', subject: orderNo, papers: {}, replaces: { id: 'd1', fileName: 'SO.pdf' } },
    {},
    'order/document/upload',
    { orderNo, fileName: 'a.pdf', replaces: 'd1', content: file },
  ),
  sent({ kind: 'invoice', subject: orderNo }, { invoiceNo: '263' }, 'order/invoice', {
    orderNo,
    requestedAt: 'r',
    invoiceNo: '263',
    fileName: 'a.pdf',
    content: file,
  }),
  sent({ kind: 'passing', subject: 'a1' }, {}, 'application/decide', { id: 'a1', passes: true }),
  sent({ kind: 'rejecting', subject: 'a1' }, { reason: '公章不清晰' }, 'application/decide', {
    id: 'a1',
    passes: false,
    reason: '公章不清晰',
  }),
  sent({ kind: 'answer', subject: 'XJ1' }, { answer: '已报价' }, 'enquiry/answer', {
    enquiryNo: 'XJ1',
    answer: '已报价',
  }),
  sent({ kind: 'ordinary', subject: orderNo, finding: 'f' }, { reason: '有鉴定书', dueAt: 'x' }, 'order/finding', {
    orderNo,
    version: 3,
    finding: 'f',
    decision: 'ordinary',
    reason: '有鉴定书',
  }),
  sent({ kind: 'declare', subject: orderNo, finding: 'f' }, { dueAt: '2026-03-03T18:00' }, 'order/finding', {
    orderNo,
    version: 3,
    finding: 'f',
    decision: 'declare',
    reason: '',
    dueAt: '2026-03-03T18:00',
  }),
  sent({ kind: 'staffRole', member }, { role: 'reviewer' }, 'staff/change', {
    id: 's3',
    role: 'reviewer',
    disabled: true,
  }),
  sent({ kind: 'staffDisabling', member }, {}, 'staff/change', { id: 's3', role: 'clerk', disabled: true }),
  sent({ kind: 'staffEnabling', member }, {}, 'staff/change', { id: 's3', role: 'clerk', disabled: false }),
  sent({ kind: 'staffResetting', member }, {}, 'staff/reset', { id: 's3' }),
];

const eventTable = { fileName: 'a.pdf', content: file };
const wrongEvents = { added: 2, known: 1, returned: [], wrongRows: 1, problems: [{ row: 4, text: '时间：必填' }] };

/** A table of events; what is wrong in it is saved as a file. */
const unmapped = {
  columns: ['什么', '何时'].map((header) => ({ header, samples: [] })),
  chosen: ['event', null],
  form: { name: 'tracking-events', title: '货物动态', columns: [] },
  oneOf: [],
};
const tables: EffectRow[] = [
  {
    ...sent({ kind: 'trackTable', subject: orderNo, unmapped }, { column1: 'time' }, 'order/track/import', {
      ...eventTable,
      columns: 'event,time',
    }),
    responses: { [at('order/track/import')]: { unmapped } },
    output: { unmapped },
  },
  {
    ...sent({ kind: 'trackTable', subject: orderNo }, {}, 'order/track/import', eventTable),
    responses: { [at('order/track/import')]: { ...wrongEvents, wrongRows: 0 } },
  },
  {
    effect: 'sendForm',
    where: 'of trackTable with a wrong row',
    given: { about: { kind: 'trackTable', subject: orderNo }, seen: {}, values: {}, file },
    responses: { [at('order/track/import')]: wrongEvents },
    done: [
      quietly(at('order/track/import'), eventTable),
      ['download', at('order/track/wrongRows'), eventTable, { quiet: true }],
    ],
    output: new ApiError(codes.badInput, '已登记 2 条，1 条登记过。1 行有问题，已另存为文件。第 4 行 时间：必填'),
  },
];

const subjects: EffectRow[] = (
  [
    ['order', 'order', 'orderNo'],
    ['application', 'application', 'id'],
    ['enquiry', 'enquiry', 'enquiryNo'],
  ] as const
).map(([about, path, key]) => ({
  effect: 'subject/fetchSubject',
  where: `of an ${about}`,
  given: { about, subject: 's1' },
  done: [quietly(at(path), { [key]: 's1' })],
}));

const inFolder = ['a.csv', 'news/b.md'].map((path) => {
  const found = new File(['甲'], path.split('/').at(-1)!);
  Object.defineProperty(found, 'webkitRelativePath', { value: `华信/${path}` });
  return found;
});
const folder = packFiles(['a.csv', 'news/b.md'].map((path) => ({ path, bytes: new TextEncoder().encode('甲') })));

const imports: EffectRow[] = [
  {
    effect: 'previewImport',
    where: 'of a folder',
    given: { source: '华信', files: inFolder, choices: noChoices },
    done: [quietly(at('import/preview'), { fileName: '华信', content: folder, choices: JSON.stringify(noChoices) })],
    output: undefined,
  },
  {
    effect: 'previewImport',
    where: 'which stops at the service once it is dropped',
    given: { source: '华信', files: inFolder, choices: noChoices },
    site: { call: async (_, __, options) => options?.signal as never },
    output: expect.any(AbortSignal),
  },
];

export const deskRows = [
  {
    effect: 'queue/fetchQueue',
    given: { filter: { kind: 'all', owner: 'mine' }, version: 'v' },
    done: [quietly(at('queue'), { kind: 'all', owner: 'mine', version: 'v' })],
  },
  {
    effect: 'queue/sendAct',
    where: 'of absence',
    given: { do: 'leave', until: null },
    done: [quietly(at('absence'), { until: null })],
  },
  { effect: 'queue/focusItem', before: withField('k'), given: { current: 'k' }, seen: focused, as: 'field-k' },
  ...subjects,
  ...imports.map(inside('data')),
  ...forms.slice(0, 1).map(inside('staff/form')),
  {
    effect: 'list/fetchRows',
    given: { list: 'orders', filter: { text: '汉堡' } },
    done: [quietly(at('orders'), { text: '汉堡' })],
  },
  { effect: 'figures/fetchFigures', given: figuresIn(''), done: [quietly(at('figures'), figuresIn(''))] },
  { effect: 'unsent/fetchUnsent', done: [quietly(at('unsent'), {})] },
  { effect: 'unsent/resendMessages', given: { ids: ['m1'] }, done: [quietly(at('unsent/resend'), { ids: ['m1'] })] },
  { effect: 'notices/fetchNotices', done: [quietly(at('notices'), {})] },
  {
    effect: 'notices/saveNotices',
    given: { email: 'a@b.example', kinds: ['digest'] },
    done: [quietly(at('notices/save'), { email: 'a@b.example', kinds: ['digest'] })],
  },
  {
    effect: 'notices/focusProblem',
    before: withField('email'),
    given: { problems: { email: 'emailInvalid' } },
    seen: focused,
    as: 'field-email',
  },
  ...[...forms, ...tables].map(inside('form')),
  ...forms.slice(0, 1).map(inside('subject/form')),
].map(inside('desk'));
