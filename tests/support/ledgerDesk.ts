import * as receipts from '#contract/desk/accounts/receiptDesk.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { companyAccount } from './companyAccount.ts';
import { phonesAfter } from './credentials.ts';
import { staffMember } from './desk.ts';
import { madeForAll, serviceForAll } from './serviceForAll.ts';

type Company = Awaited<ReturnType<typeof companyAccount>>;

export const amountIn = (totals: readonly Total[], currency: '1' | '2') =>
  totals.find((total) => total.currency === currency)?.amount ?? 0;

/** An amount in fen or cents as it is typed. */
export const typed = (units: number) => (units / 100).toFixed(2);

/** Bills an accepted order of a company. */
export const billed = async (of: Company, currency: '1' | '2' = '1') => {
  const { orderNo, totals } = await of.accepted();
  const { id } = await of.bill([orderNo], currency);
  return { id, orderNo, amount: amountIn(totals, currency) };
};

/** What is left open of a company's bill. */
export const openOf = async (of: Company, id: string) => (await of.read()).bills.find((bill) => bill.id === id)?.open;

/** The desk's accounts on a service of the file's own: companies, their bills, and the money that arrives. */
export const ledgerDesk = () => {
  const service = serviceForAll();
  const freshPhone = phonesAfter(13900000900);
  const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
  const boss = madeForAll(() => staffMember(service, 'administrator', 'chen'));
  /** Moves the clock by days, and signs the desk's staff in again. */
  const daysLater = async (days: number) => {
    service.clock.advance(days * 86_400_000);
    const login = service.clock.now().toISOString().slice(2, 10);
    Object.assign(clerk, await staffMember(service, 'clerk', `c${login}`));
    Object.assign(boss, await staffMember(service, 'administrator', `b${login}`));
  };
  let companies = 0;
  const company = async (terms?: Record<string, string>) => {
    const name = `海川化工${(companies += 1)}有限公司`;
    const made = await companyAccount(service, { clerk, boss }, { phone: freshPhone(), name });
    if (terms) await made.setTerms(terms);
    return made;
  };

  let transactions = 0;
  const receive = async (form: Record<string, string>) => {
    const receivedOn = chinaDayOf(service.clock.now());
    const own = { transactionNo: `T${(transactions += 1)}`, receivedOn };
    const given = { ...own, currency: '1', amount: '1', charge: '', payer: '某公司', reference: '', ...form };
    return (await service.call(receipts.enterReceipt, { form: given as never }, clerk)).id;
  };
  const receipt = async (id: string) => {
    const { rows } = await service.call(receipts.receiptList, { keyword: '' }, clerk);
    return rows.find((row) => row.id === id)!;
  };
  const match = async (id: string, { enterpriseId }: Company, allocations: { billId: string; amount: number }[]) =>
    service.call(receipts.matchReceipt, { id, version: (await receipt(id)).version, enterpriseId, allocations }, clerk);
  return { service, freshPhone, clerk, boss, daysLater, company, receive, receipt, match };
};
