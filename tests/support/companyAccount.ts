import { eq } from 'drizzle-orm';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { staffMember } from './desk.ts';
import { orderForm } from './order.ts';
import { place } from './orders.ts';
import type { TestService } from './service.ts';
import { verifiedCompany } from './verification.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;

/** A verified company with one owner, and the desk's acts for its account; each act uses the current version. */
export const companyAccount = async (
  service: TestService,
  { clerk, boss }: { clerk: Staff; boss: Staff },
  { phone, name }: { phone: string; name: string },
) => {
  const owner = await service.signIn(phone);
  const enterpriseId = await verifiedCompany(service, owner, name);
  const read = () => service.call(desk.readAccount, { enterpriseId }, clerk);
  const of = async () => ({ enterpriseId, version: (await read()).version });
  const setTerms = async (form: Record<string, string> = {}) => {
    const today = chinaDayOf(service.clock.now());
    const given = { paymentDays: '30', limitCny: '', limitUsd: '', countsFrom: today, reason: '年度合同', ...form };
    await service.call(desk.setTerms, { ...(await of()), form: given }, boss);
  };
  const order = () => place(service, owner, orderForm('fcl'));
  const accepted = async () => {
    const placed = await order();
    await service.db.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.orderNo, placed.orderNo));
    return placed;
  };
  const bill = async (orderNos: string[], currency: '1' | '2') =>
    service.call(desk.issueAccountBill, { ...(await of()), currency, orderNos, form: { note: '' } }, clerk);
  return { owner, enterpriseId, name, read, of, setTerms, order, accepted, bill };
};
