import { eq } from 'drizzle-orm';
import * as contract from '#contract/auth/user.ts';
import { resetPassword } from '#contract/auth/password.ts';
import { cancelOrder } from '#contract/orders/orderCalls.ts';
import type { AuditEvent } from '#service/admin/audit.ts';
import { closeDueAccounts } from '#service/auth/closing/dueClosings.ts';
import { users } from '#service/db/schema/identity.ts';
import type { Case, DeskEvent, SignInEvent, TradeEvent } from '#tests/support/auditTrail.ts';
import {
  auditTrail,
  command,
  device,
  freshPhone,
  log,
  maskedPhone,
  opened,
  operator,
  rejected,
  sent,
  someText,
  testTrail,
} from '#tests/support/auditTrail.ts';
import { closingCode, requestedClosing } from '#tests/support/closing.ts';
import { digest, sentCode } from '#tests/support/credentials.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { entered } from '#tests/support/userCenter.ts';

const trail = auditTrail();

const otherPassword = 'Harbour-Lantern-77';

/** Every event of accounts and of who operates the service, as often as different code writes it. */
const cases: Readonly<Record<Exclude<AuditEvent, DeskEvent | SignInEvent | TradeEvent>, readonly Case[]>> = {
  'account.opened': [
    [
      async (owner) => {
        owner.phone = freshPhone();
        const code = await sentCode(trail.service, owner.phone);
        return () => trail.browser.call(contract.smsLogin, { phone: owner.phone, code });
      },
      ['account.opened', 'owner', device],
      opened('smsCode'),
    ],
    [
      async (owner) => {
        owner.phone = freshPhone();
        const code = await sentCode(trail.service, owner.phone);
        const password = digest(owner.phone, otherPassword);
        return () => trail.browser.call(resetPassword, { phone: owner.phone, code, password });
      },
      ['account.opened', 'owner', device],
      ['password.reset', 'owner', device],
      opened('passwordReset'),
    ],
  ],
  'account.disabled': [
    [
      async (owner) => () => trail.admin('account', 'disable', owner.phone, '冒用资质'),
      ['session.revoked', 'owner', operator, { sessions: 2, by: 'operator' }],
      ['account.disabled', 'owner', operator, { reason: '冒用资质' }],
      command('account disable', { reason: '冒用资质' }),
    ],
  ],
  'account.enabled': [
    [
      async (owner) => {
        await trail.admin('account', 'disable', owner.phone, '冒用资质');
        return () => trail.admin('account', 'enable', owner.phone);
      },
      ['account.enabled', 'owner', operator],
      command('account enable'),
    ],
  ],
  'account.exported': [
    [
      async (owner) => () => trail.admin('account', 'export', owner.phone),
      ['account.exported', 'owner', operator],
      command('account export'),
    ],
  ],
  'closing.requested': [
    [
      async ({ session }) => {
        const center = await entered(trail.browser, session);
        const code = await closingCode(trail.browser, center);
        return () => center.post('/account/close', { code, understood: 'yes' });
      },
      ['closing.requested', 'owner', device, { closesAt: someText }],
      sent('closing_requested'),
    ],
    [
      async (owner) => () => trail.admin('account', 'close', owner.phone),
      ['closing.requested', 'owner', operator, { closesAt: someText }],
      command('account close'),
    ],
  ],
  'closing.cancelled': [
    [
      async ({ session }) => {
        const center = await requestedClosing(trail.browser, session);
        return () => center.post('/account/close/cancel', {});
      },
      ['closing.cancelled', 'owner', device],
      sent('closing_cancelled'),
    ],
  ],
  'account.closed': [
    [
      async (owner) => {
        await trail.admin('account', 'close', owner.phone);
        return () => trail.admin('account', 'close', owner.phone, '--now');
      },
      ['account.closed', 'owner', operator, { by: 'operator' }],
      command('account close', { now: 'true' }),
    ],
    [
      async (owner) => {
        await trail.admin('account', 'close', owner.phone);
        await trail.service.db
          .update(users)
          .set({ closesAt: trail.service.clock.now() })
          .where(eq(users.phone, owner.phone));
        return () => closeDueAccounts({ ...trail.service, log, hotline: '' });
      },
      ['account.closed', 'owner', 'closing', { by: 'due' }],
    ],
  ],
  'operator.command': [
    [
      async () => () => rejected(trail.admin('account', 'enable', '13199999999')),
      ['operator.command', null, operator, { command: 'account enable', failed: true, phone: maskedPhone }],
    ],
  ],
  'access.refused': [
    [
      async ({ session }) => {
        const stranger = await trail.newOwner();
        const { orderNo } = await place(trail.service, stranger.session, orderForm('fcl'));
        return () => rejected(trail.browser.call(cancelOrder, { orderNo }, { session }));
      },
      [
        'access.refused',
        'owner',
        device,
        {
          reason: 'order of another',
          route: cancelOrder.path,
          method: 'POST',
          status: 404,
          requestId: someText,
          orderNo: someText,
        },
      ],
    ],
  ],
};

testTrail(trail, cases);
