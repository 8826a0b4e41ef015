import { saveOwnNotices } from '#contract/desk/notices.ts';
import { correctGoodsName } from '#contract/desk/goodsNames.ts';
import { sendAtDesk } from '#contract/conversation/deskCalls.ts';
import { commandOrder } from '#contract/desk/orders/orderDesk.ts';
import { answerEnquiry } from '#contract/desk/reviewDesk.ts';
import {
  addStaff,
  changeStaff,
  enrolStaff,
  openEnrolment,
  resetStaff,
  staffSignIn,
  staffSignOut,
} from '#contract/desk/staff.ts';
import { resendMessages } from '#contract/desk/unsent.ts';
import { stepOf, totpOf } from '#server/desk/staff/totp.ts';
import type { Case, DeskEvent, Entry, Owner } from '#tests/support/auditTrail.ts';
import { auditTrail, device, operator, rejected, someText, testTrail } from '#tests/support/auditTrail.ts';
import { bytesOfBase32, failedMessage, staffMember } from '#tests/support/desk.ts';
import { enquiryForm, enquire } from '#tests/support/enquiry.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';

const trail = auditTrail();

const password = 'nine tons of methanol';
let people = 0;
const freshLogin = (): string => `person${(people += 1)}`;
const administrator = () => staffMember(trail.service, 'administrator', freshLogin());
const clerk = () => staffMember(trail.service, 'clerk', freshLogin());

const commanded = (name: string, more: object): Entry => [
  'operator.command',
  null,
  operator,
  { command: name, failed: false, ...more },
];

/** An enrolled person, and the credentials to sign in a minute later. */
const enrolled = async () => {
  const login = freshLogin();
  const { headers } = await administrator();
  const { enrolment } = await trail.service.call(addStaff, { login, name: '李', role: 'clerk' }, { headers });
  const { totpSecret } = await trail.service.call(openEnrolment, { enrolment });
  const code = () => totpOf(bytesOfBase32(totpSecret), stepOf(trail.service.clock.now()));
  const enrol = () => trail.browser.call(enrolStaff, { enrolment, password, totp: code() });
  return { enrolment, enrol, signIn: () => ({ login, password, totp: code() }) };
};

const ordered = async ({ session }: Owner) => (await place(trail.service, session, orderForm('fcl'))).orderNo;

/** Every event of staff, once for each place in the code that writes it. */
const cases: Readonly<Record<DeskEvent, readonly Case[]>> = {
  'staff.added': [
    [
      async () => {
        const login = freshLogin();
        return () => trail.admin('staff', 'add', login, '李', 'clerk');
      },
      ['staff.added', null, operator, { about: someText, role: 'clerk' }],
      commanded('staff add', { login: someText, name: '李', role: 'clerk' }),
    ],
    [
      async () => {
        const { headers } = await administrator();
        const member = { login: freshLogin(), name: '李', role: 'reviewer' } as const;
        return () => trail.browser.call(addStaff, member, { headers });
      },
      ['staff.added', null, device, { staff: someText, about: someText, role: 'reviewer' }],
    ],
  ],
  'staff.notices': [
    [
      async () => {
        const { headers } = await administrator();
        return () => trail.browser.call(saveOwnNotices, { email: '', kinds: [] }, { headers });
      },
      ['staff.notices', null, device, { staff: someText, hasEmail: false }],
    ],
  ],
  'staff.enrolled': [[async () => (await enrolled()).enrol, ['staff.enrolled', null, device, { staff: someText }]]],
  'staff.signedIn': [
    [
      async () => {
        const { enrol, signIn } = await enrolled();
        await enrol();
        trail.service.clock.advance(30_000);
        return () => trail.browser.call(staffSignIn, signIn());
      },
      ['staff.signedIn', null, device, { staff: someText }],
    ],
  ],
  'staff.refused': [
    [
      async () => () => rejected(trail.browser.call(staffSignIn, { login: 'nobody', password, totp: '123456' })),
      ['staff.refused', null, device, { staff: 'nobody' }],
    ],
  ],
  'staff.signedOut': [
    [
      async () => {
        const { headers } = await clerk();
        return () => trail.browser.call(staffSignOut, {}, { headers });
      },
      ['staff.signedOut', null, device, { staff: someText }],
    ],
  ],
  'staff.changed': [
    [
      async () => {
        const { login } = await clerk();
        return () => trail.admin('staff', 'disable', login);
      },
      ['staff.changed', null, operator, { about: someText, role: 'clerk', disabled: true }],
      commanded('staff disable', { login: someText }),
    ],
    [
      async () => {
        const [{ headers }, { staffId }] = [await administrator(), await clerk()];
        const change = { id: staffId, role: 'reviewer', disabled: false } as const;
        return () => trail.browser.call(changeStaff, change, { headers });
      },
      ['staff.changed', null, device, { staff: someText, about: someText, role: 'reviewer', disabled: false }],
    ],
  ],
  'staff.reset': [
    [
      async () => {
        const [{ headers }, { staffId }] = [await administrator(), await clerk()];
        return () => trail.browser.call(resetStaff, { id: staffId }, { headers });
      },
      ['staff.reset', null, device, { staff: someText, about: someText }],
    ],
  ],
  'message.sent': [
    [
      async (owner) => {
        const [{ headers }, orderNo] = [await clerk(), await ordered(owner)];
        const note = { about: 'order', subject: orderNo, audience: 'customer', text: '已联系船公司' } as const;
        const once = { ...headers, 'idempotency-key': 'message-1' };
        return () => trail.browser.call(sendAtDesk, note, { headers: once });
      },
      [
        'message.sent',
        'owner',
        device,
        { orderNo: someText, message: someText, audience: 'customer', staff: someText },
      ],
    ],
    [
      async (owner) => {
        const [{ headers }, orderNo] = [await administrator(), await ordered(owner)];
        return () =>
          trail.browser.call(commandOrder, { orderNo, version: 1, command: 'order.accepted', form: {} }, { headers });
      },
      [
        'order.moved',
        'owner',
        device,
        { orderNo: someText, act: 'order.accepted', by: 'platform', status: someText, staff: someText },
      ],
    ],
  ],
  'goods.named': [
    [
      async () => {
        const [{ headers }] = [await administrator()];
        const name = { unNumber: '1361', properShippingName: 'CARBON, animal or vegetable origin', nameZh: '木炭' };
        return () => trail.browser.call(correctGoodsName, name, { headers });
      },
      [
        'goods.named',
        null,
        device,
        { unNumber: '1361', properShippingName: someText, before: someText, after: '木炭', staff: someText },
      ],
    ],
  ],
  'notification.resent': [
    [
      async ({ session }) => {
        const { headers } = await clerk();
        const id = await failedMessage(trail.service, session.userId);
        return () => trail.browser.call(resendMessages, { ids: [id] }, { headers });
      },
      ['notification.resent', 'owner', device, { kind: 'order.accepted', channel: 'email', staff: someText }],
    ],
  ],
  'enquiry.answered': [
    [
      async ({ session }) => {
        const { headers } = await clerk();
        const { enquiryNo } = await enquire(trail.service, enquiryForm(), { session });
        return () => trail.browser.call(answerEnquiry, { enquiryNo, answer: '已报价' }, { headers });
      },
      ['enquiry.answered', 'owner', device, { enquiryNo: someText, staff: someText }],
    ],
  ],
};

testTrail(trail, cases);
