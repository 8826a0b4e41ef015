import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { staffRoles } from '#contract/desk/staffRoles.ts';
import { handlers } from '#server/http/handlers.ts';
import { staffMember } from '#tests/support/desk.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

/** The rights at the desk: every call by the end of its path, and its permitted roles. */
const table: Readonly<Record<string, readonly StaffRole[]>> = {
  me: ['clerk', 'reviewer', 'administrator'],
  staff: ['administrator'],
  'staff/add': ['administrator'],
  'staff/change': ['administrator'],
  'staff/reset': ['administrator'],
  queue: ['clerk', 'reviewer', 'administrator'],
  absence: ['clerk', 'reviewer', 'administrator'],
  orders: ['clerk', 'reviewer', 'administrator'],
  'orders/file': ['clerk', 'reviewer', 'administrator'],
  list: ['clerk', 'reviewer', 'administrator'],
  'list/rows': ['clerk', 'administrator'],
  'list/file': ['clerk', 'administrator'],
  'list/view': ['clerk', 'reviewer', 'administrator'],
  'list/view/remove': ['clerk', 'reviewer', 'administrator'],
  'claim/many': ['clerk', 'reviewer', 'administrator'],
  claim: ['clerk', 'reviewer', 'administrator'],
  order: ['clerk', 'reviewer', 'administrator'],
  'order/changes': ['clerk', 'reviewer', 'administrator'],
  'application/changes': ['clerk', 'administrator'],
  'enquiry/changes': ['clerk', 'administrator'],
  'order/command': ['clerk', 'reviewer', 'administrator'],
  'order/correction': ['clerk', 'administrator'],
  'order/split': ['clerk', 'administrator'],
  'order/price': ['clerk', 'administrator'],
  'order/price/decide': ['administrator'],
  'order/cost': ['clerk', 'administrator'],
  'order/cost/withdraw': ['clerk', 'administrator'],
  figures: ['administrator'],
  'figures/file': ['administrator'],
  'order/finding': ['reviewer', 'administrator'],
  'order/track': ['clerk', 'administrator'],
  'order/track/import': ['clerk', 'administrator'],
  'order/track/wrongRows': ['clerk', 'administrator'],
  'order/bill': ['clerk', 'administrator'],
  'order/bill/release': ['clerk', 'administrator'],
  'order/bill/file': ['clerk', 'reviewer', 'administrator'],
  thread: ['clerk', 'reviewer', 'administrator'],
  message: ['clerk', 'reviewer', 'administrator'],
  'message/read': ['clerk', 'reviewer', 'administrator'],
  'message/settle': ['clerk', 'reviewer', 'administrator'],
  'message/file': ['clerk', 'reviewer', 'administrator'],
  'message/file/upload': ['clerk', 'reviewer', 'administrator'],
  inbox: ['clerk', 'reviewer', 'administrator'],
  'inbox/read': ['clerk', 'reviewer', 'administrator'],
  'order/document': ['clerk', 'reviewer', 'administrator'],
  'order/dangerousPaper': ['clerk', 'reviewer', 'administrator'],
  'order/document/upload': ['clerk', 'administrator'],
  'order/document/request': ['clerk', 'reviewer', 'administrator'],
  'order/document/close': ['clerk', 'reviewer', 'administrator'],
  'order/invoice': ['clerk', 'administrator'],
  application: ['clerk', 'administrator'],
  'application/licence': ['clerk', 'administrator'],
  'application/decide': ['clerk', 'administrator'],
  enquiry: ['clerk', 'administrator'],
  'enquiry/answer': ['clerk', 'administrator'],
  'enquiry/offer': ['clerk', 'administrator'],
  'enquiry/offer/note': ['clerk', 'administrator'],
  'enquiry/bases': ['clerk', 'administrator'],
  'enquiry/templates': ['clerk', 'administrator'],
  'enquiry/template/save': ['clerk', 'administrator'],
  'enquiry/template/remove': ['clerk', 'administrator'],
  contracts: ['clerk', 'administrator'],
  'contract/add': ['clerk', 'administrator'],
  'contract/change': ['clerk', 'administrator'],
  'contract/end': ['clerk', 'administrator'],
  'contract/rate': ['clerk', 'administrator'],
  'contract/rate/end': ['clerk', 'administrator'],
  'contract/rates/file': ['clerk', 'administrator'],
  'contract/rates/import': ['clerk', 'administrator'],
  'contract/rates/preview': ['clerk', 'administrator'],
  tenders: ['clerk', 'administrator'],
  tender: ['clerk', 'administrator'],
  'tender/file': ['clerk', 'administrator'],
  'tender/preview': ['clerk', 'administrator'],
  'tender/answer': ['clerk', 'administrator'],
  'credit/accounts': ['clerk', 'administrator'],
  'credit/due': ['clerk', 'administrator'],
  'credit/account': ['clerk', 'administrator'],
  'credit/terms': ['administrator'],
  'credit/override': ['clerk', 'administrator'],
  'credit/bill': ['clerk', 'administrator'],
  'credit/note': ['clerk', 'administrator'],
  'credit/allocate': ['clerk', 'administrator'],
  'credit/unallocate': ['clerk', 'administrator'],
  'credit/receipts': ['clerk', 'administrator'],
  'credit/receipt': ['clerk', 'administrator'],
  'credit/receipts/import': ['clerk', 'administrator'],
  'credit/match': ['clerk', 'administrator'],
  'credit/reverse': ['clerk', 'administrator'],
  'credit/refund': ['clerk', 'administrator'],
  'credit/refund/decide': ['administrator'],
  'credit/refund/transfer': ['clerk', 'administrator'],
  'credit/payment/close': ['clerk', 'administrator'],
  'credit/journal/file': ['administrator'],
  'credit/statement/file': ['clerk', 'administrator'],
  unsent: ['clerk', 'administrator'],
  'unsent/resend': ['clerk', 'administrator'],
  notices: ['clerk', 'reviewer', 'administrator'],
  'notices/save': ['clerk', 'reviewer', 'administrator'],
  'goods/name': ['reviewer', 'administrator'],
  'import/preview': ['administrator'],
  'import/apply': ['administrator'],
  'import/undo': ['administrator'],
  'import/progress': ['administrator'],
  'import/wrongRows': ['administrator'],
  'import/list': ['administrator'],
  'import/workbook': ['administrator'],
};

const desk = handlers.map(({ endpoint }) => endpoint).filter(({ session }) => session === 'staff');
const nameOf = (path: string): string => path.replace('/api-platform/desk/', '');

const service = serviceForAll();
const customer = sessionForAll(service);
const headersOf = new Map<StaffRole, Record<string, string>>();
beforeAll(async () => {
  for (const role of staffRoles) headersOf.set(role, (await staffMember(service, role)).headers);
});

test('the table has every call of the desk', () => {
  expect(desk.map(({ path }) => nameOf(path)).toSorted()).toEqual(Object.keys(table).toSorted());
});

test('calls that need no staff are sign-in, sign-out and enrolment alone', () => {
  const open = handlers.filter(({ endpoint: { path, session } }) => path.includes('/desk/') && session !== 'staff');
  expect(open.map(({ endpoint: { path } }) => nameOf(path)).toSorted()).toEqual([
    'enrol',
    'enrolment',
    'signIn',
    'signOut',
  ]);
});

describe.each(desk.map((endpoint) => [nameOf(endpoint.path), endpoint] as const))('%s', (name, endpoint) => {
  const input = endpoint.payload === 'bytes' ? new Uint8Array([1]) : {};
  const statusOf = async (options: Parameters<typeof requestOf>[2]) =>
    (await service.send(endpoint, input, options)).status;

  test('is answered for nobody without a session of staff', async () => {
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ session: customer })).toBe(401);
    expect(await statusOf({ headers: { Cookie: `__Host-desk=${customer.secret}` } })).toBe(401);
    expect(await statusOf({ headers: { Cookie: '__Host-desk=' } })).toBe(401);
  });

  test.each(staffRoles)('for a %s as the table says', async (role) => {
    const status = await statusOf({ headers: headersOf.get(role)! });
    if (table[name]?.includes(role)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });

  test.runIf(endpoint.method === 'post')('is not done for a page of another site', async () => {
    const headers = { ...headersOf.get('administrator')!, 'Sec-Fetch-Site': 'cross-site' };
    expect(await statusOf({ headers })).toBe(403);
  });
});

test('what customers call is not answered for staff', async () => {
  const forCustomers = handlers.filter(({ endpoint }) => endpoint.session === 'required');
  for (const { endpoint } of forCustomers) {
    const input = endpoint.payload === 'bytes' ? new Uint8Array([1]) : {};
    const request = requestOf(endpoint, input, { headers: headersOf.get('administrator')! });
    expect([endpoint.path, (await service.fetch(request)).status]).toEqual([endpoint.path, 401]);
  }
});
