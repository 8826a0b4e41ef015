import { deskWith } from '#src/features/desk/deskEffects.ts';
import type { DeskPage } from '#src/features/desk/deskEffects.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { focused, quietly, withField } from './outside.ts';

export const deskMachines = { desk: (site) => deskWith(site as DeskPage) as never } satisfies Record<string, Composed>;

const at = (path: string): string => `/api-platform/desk/${path}`;
const file = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
const orderNo = 'FCL1';

const sent = (about: DeskFormAbout, values: object, path: string, input: object): EffectRow => ({
  effect: 'sendForm',
  where: `of ${about.kind}`,
  given: { about, values, file },
  done: [quietly(at(path), input)],
});

const forms: EffectRow[] = [
  sent({ kind: 'signIn' }, { login: 'wang', password: 'p', totp: '123456' }, 'signIn', {
    login: 'wang',
    password: 'p',
    totp: '123456',
  }),
  sent({ kind: 'enrolment', enrolment: 'e' }, { password: 'p', totp: '123456' }, 'enrol', {
    enrolment: 'e',
    password: 'p',
    totp: '123456',
  }),
  sent(
    { kind: 'command', subject: orderNo, command: 'order.accepted', line: 'fcl' },
    { note: '已订舱' },
    'order/command',
    { orderNo, command: 'order.accepted', form: { note: '已订舱' } },
  ),
  sent({ kind: 'note', subject: orderNo }, { text: '内部' }, 'order/note', {
    orderNo,
    audience: 'colleagues',
    text: '内部',
  }),
  sent({ kind: 'customerNote', subject: orderNo }, { text: '告知' }, 'order/note', {
    orderNo,
    audience: 'customer',
    text: '告知',
  }),
  sent({ kind: 'invoice', subject: orderNo }, { invoiceNo: '263' }, 'order/invoice', {
    orderNo,
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
  {
    effect: 'focusProblem',
    before: withField('login'),
    given: { problems: { login: 'required' } },
    seen: focused,
    as: 'field-login',
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

const claim = { about: 'order', subject: orderNo, mine: true };

export const deskRows = [
  { effect: 'fetchSelf', done: [quietly(at('me'), {})] },
  { effect: 'openEnrolment', given: { enrolment: 'e' }, done: [quietly(at('enrolment'), { enrolment: 'e' })] },
  { effect: 'signOut', done: [quietly(at('signOut'), {})] },
  { effect: 'queue/fetchQueue', done: [quietly(at('queue'), {})] },
  { effect: 'queue/claimItem', given: claim, done: [quietly(at('claim'), claim)] },
  ...subjects,
  ...forms.map(inside('form')),
  ...forms.map(inside('subject/form')),
].map(inside('desk'));
