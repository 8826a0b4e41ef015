// @module-tag long
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { keyScopes } from '#contract/enterprise/apiKeys.ts';
import type { CompanyRole, Permission } from '#contract/enterprise/companyRoles.ts';
import { centerPermissions } from '#contract/enterprise/centerPermissions.ts';
import { companyRoles, permissions } from '#contract/enterprise/companyRoles.ts';
import { endpointPermissions, keyScopeOf } from '#contract/enterprise/endpointPermissions.ts';
import { bookingCalls, nameOfBookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { instructionOfOrder } from '#contract/orders/instructionForms.ts';
import { orderDetail, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { vgmOfOrder } from '#contract/orders/vgm/vgmForms.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { users } from '#server/db/schema/identity.ts';
import { handlers } from '#server/http/handlers.ts';
import { sampleFile } from '#tests/support/files.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { makeKey } from '#server/enterprise/members/apiKeys.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const ordering = ['order.place', 'order.change'] as const;
const managing = ['company.verify', 'company.manage'] as const;
/** The calls that each role may not make. */
const lacking: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: [],
  manager: [],
  buyer: ['invoice.write', 'order.approve', 'money.read', ...managing],
  documents: [...ordering, 'order.approve', 'invoice.write', 'quote.write', 'money.read', ...managing],
  finance: [...ordering, 'documents.write', 'quote.write', 'address.write', ...managing],
  reader: [
    ...ordering,
    ...managing,
    'money.read',
    'address.write',
    'order.approve',
    'documents.write',
    'message.write',
    'invoice.write',
    'quote.write',
  ],
};

const calls = handlers
  .map(({ endpoint }) => endpoint)
  .filter(({ session }) => session === 'required' || session === 'optional');

const service = serviceForAll();
const signedIn = new Map<CompanyRole, Session>();
beforeAll(async () => {
  const owner = await service.signIn('13900000300');
  const [of] = await service.db.select().from(users).where(eq(users.id, owner.userId));
  for (const [index, companyRole] of companyRoles.entries()) {
    const session = await service.signIn(`1390000030${index}`);
    const member = { enterpriseId: of!.enterpriseId, companyRole };
    await service.db.update(users).set(member).where(eq(users.id, session.userId));
    signedIn.set(companyRole, session);
  }
});

test('every call with a session has a row, and every row a call', () => {
  const names = [...calls.map(({ path }) => path), ...Object.values(bookingCalls).map(nameOfBookingCall)];
  expect(names.toSorted()).toEqual(Object.keys(endpointPermissions).toSorted());
});

const everybody = 'owner manager buyer documents finance reader';
/** Who may call what, and the scope of a key that reaches it: stated here on its own, because the calls are tested by their table. */
const agreed = {
  [`${everybody}, no key`]:
    'user/getInfo logout password/change enterprise/info enterprise/detail addressBook/list order/message/read order/page/changes template/list template/rename template/repeat template/remove',
  [`${everybody}, prices`]: 'chargeAgreement/query quote/page quote/detail quote/sheet',
  [`${everybody}, orders.read`]:
    'order/page order/detail order/calendar order/papers order/sheet order/dcsa order/dangerousPaper order/instruction order/instruction/dcsa order/bill order/bill/file order/vgm order/vgm/export order/invoice/file order/document/file order/thread order/message/file/content track/find get/bookings/:bookingReference',
  'owner manager buyer documents finance, orders.write': 'order/message order/message/file',
  'owner manager buyer documents, documents':
    'order/document order/document/remove safetySheet/read order/instruction/draft order/instruction/submit order/bill/approve order/bill/change order/vgm/draft order/vgm/submit',
  'owner manager buyer documents, no key': 'track/share',
  'owner manager buyer, orders.write':
    'order/add order/amend order/cancel order/supplyInfo order/requestAmendment quote/save quote/order post/bookings put/bookings/:bookingReference patch/bookings/:bookingReference',
  'owner manager buyer, no key':
    'enterprise/protocol/agree enquiry/add quote/rename quote/remove quote/share offer/accept template/save template/content',
  'owner manager finance, no key': 'order/approval/grant order/approval/return order/invoice',
  'owner manager, no key': 'enterprise/verify licence/upload licence/picture licence/ocr',
};

/** The same of the pages and forms of the user center; a form's name begins with `!`. */
const agreedOfCenter = {
  [everybody]:
    'dashboard/workplace order/list order/mmOrder enterprise/verify business/honeywell !logout account/addresses account/notifications !account/notifications !account/notifications/email !account/notifications/email/verify !account/notifications/email/remove account/watches !account/watches/add !account/watches/remove account/calendar !account/calendar account/security !account/sessions/code !account/sessions/revoke account/close !account/close/code !account/close !account/close/cancel company/orders company/quotes company/members !company/members/accept !company/members/decline !company/members/leave company/contracts company/tenders company/tenders-template.xlsx company/tenders/:id company/tenders/:id/wrong.xlsx company/tenders/:id/comparison.xlsx',
  'owner manager buyer documents': '!account/addresses !account/addresses/remove',
  'owner manager buyer':
    '!company/tenders !company/tenders/:id/upload !company/tenders/:id/terms !company/tenders/:id/remove-lines !company/tenders/:id/clear-wrong !company/tenders/:id/remove !company/tenders/:id/send !company/tenders/:id/withdraw !company/tenders/:id/review !company/tenders/:id/award',
  'owner manager finance':
    'company/approvals !company/approvals/grant !company/approvals/return company/money company/money/statement company/money/bill/:id company/money/payment/:no !company/money/pay',
  'owner manager':
    '!company/members/invite !company/members/withdraw !company/members/role !company/members/remove !company/members/branch/add !company/members/branch/rename !company/members/branch/remove !company/members/branch/assign company/approvalRules !company/approvalRules/add !company/approvalRules/remove company/log company/keys !company/keys/make !company/keys/withdraw company/webhooks !company/webhooks/make !company/webhooks/end !company/webhooks/resume !company/webhooks/test !company/webhooks/repeat',
};

const rowsOf = (table: object): string[] =>
  Object.entries(table as Record<string, string>)
    .flatMap(([who, names]) => names.split(' ').map((call) => `${who}: ${call}`))
    .toSorted();

test('the tables of permissions say who may call, open and send what', () => {
  const rows = Object.entries(endpointPermissions).map(([name, [permission, scope]]) => {
    const call = name.replace(/\/api-[a-z-]+\/(?:v2\/)?/, '').replace(' ', '/');
    return `${permissions[permission].join(' ')}, ${scope ?? 'no key'}: ${call}`;
  });
  expect(rows.toSorted()).toEqual(rowsOf(agreed));
  const ofCenter = Object.entries(centerPermissions).map(
    ([name, permission]) => `${permissions[permission].join(' ')}: ${name.replace('get /', '').replace('post /', '!')}`,
  );
  expect(ofCenter.toSorted()).toEqual(rowsOf(agreedOfCenter));
  const mounted = service.app.routes.flatMap(({ method, path }) => {
    const [, own] = /^\/user-center(\/(?!.*\.(?:css|js)$).+)$/.exec(path) ?? [];
    return own === undefined || !/GET|POST/.test(method) ? [] : [`${method.toLowerCase()} ${own}`];
  });
  expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(centerPermissions).toSorted());
});

const nobodys = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
/** Fields of forms that name nothing that exists, in a form that no check of letters rejects. */
const unknown = { bill: nobodys, id: nobodys, channel: 'none', orderNo: 'FCL1', code: '\0', session: '\0', role: 'x' };

test.each(companyRoles)('each page and form of the user center is rejected if the role lacks it: %s', async (role) => {
  const { get, post } = await entered(service, signedIn.get(role)!);
  const names = Object.keys(centerPermissions).filter((name) => name !== 'post /logout');
  const rejected: string[] = [];
  for (const name of names) {
    const [method, path = ''] = name.split(' ');
    const response = await (method === 'get' ? get(path) : post(path, unknown));
    if (response.status === 403 && (await response.text()).includes('您在公司的角色是')) rejected.push(name);
    else expect([name, [401, 500].includes(response.status)]).toEqual([name, false]);
  }
  expect(rejected).toEqual(names.filter((name) => lacking[role].includes(centerPermissions[name]!)));
});

test.each(companyRoles)('each call is rejected exactly if the role lacks the permission: %s', async (role) => {
  const rejected: string[] = [];
  for (const endpoint of calls.filter(({ path }) => path !== '/api-user/logout')) {
    const input = endpoint.payload === 'bytes' ? new Uint8Array([1]) : {};
    const response = await service.send(endpoint, input, { session: signedIn.get(role)! });
    if (response.status === 403) rejected.push(endpoint.path);
    if (response.status === 403) expect(await response.text()).toContain('您在公司的角色是');
    else expect([endpoint.path, response.status]).not.toEqual([endpoint.path, 401]);
  }
  const expected = calls.filter(({ path }) => lacking[role].includes(endpointPermissions[path]![0]));
  expect(rejected.toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
});

/** A key that a member creates for these scopes, as a call sends it. */
const keyed = async ({ userId }: Session, name: string, scopes: readonly string[]) => {
  const [user] = await service.db.select().from(users).where(eq(users.id, userId));
  const caller = { address: '203.0.113.5', userAgent: 'ERP', https: true };
  const context = { ...service, caller, user: { ...user!, userId, role: user!.companyRole } };
  return { Authorization: `Bearer ${await makeKey(context, { name, scopes, days: '90' })}`, appCode: '' };
};

test.each(keyScopes)('a key reaches exactly what its scope names, and gets no cookie: %s', async (scope) => {
  const headers = await keyed(signedIn.get('owner')!, scope, [scope]);
  const reached: string[] = [];
  for (const { endpoint } of handlers) {
    const input = endpoint.payload === 'bytes' ? new Uint8Array([1]) : {};
    const response = await service.send(endpoint, input, { headers });
    expect([endpoint.path, response.status]).not.toEqual([endpoint.path, 401]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('ratelimit-limit')).toBe('300');
    if (response.status !== 403) reached.push(endpoint.path);
    else expect(await response.text()).toContain('接口密钥');
  }
  const named = handlers.filter(({ endpoint: { path } }) => keyScopeOf(path) === scope);
  expect(reached).toEqual(named.map(({ endpoint: { path } }) => path));
  expect(reached.join(' ')).not.toMatch(/-user\/|-auth\/|desk\/|approval|addressBook|share|sms|licence|protocol/);
});

test('a key has no more rights than its maker', async () => {
  const manager = signedIn.get('manager')!;
  const headers = await keyed(manager, 'ERP', keyScopes);
  const statusAs = async (companyRole: CompanyRole) => {
    await service.db.update(users).set({ companyRole }).where(eq(users.id, manager.userId));
    return (await service.send(saveQuote, {}, { headers })).status;
  };
  expect([await statusAs('reader'), await statusAs('manager')]).toEqual([403, 400]);
});

/** The other inputs of calls for one order or quote, so that only its owner decides the result. */
const needed: Readonly<Record<string, object>> = {
  'order/invoice': { invoice: invoiceForm },
  'oss/order/document': { fileName: 'msds.pdf', content: sampleFile.pdf() },
  'oss/order/message/file': { fileName: 'msds.pdf', content: sampleFile.pdf() },
  'order/message': { text: '请问何时放舱？' },
  'message/read': { last: '00000000-0000-4000-8000-000000000001' },
  'message/file/content': { id: '00000000-0000-4000-8000-000000000001' },
  'order/dangerousPaper': { paper: 'multimodal', format: 'json' },
  'vgm/export': { format: 'dcsa' },
  'bill/file': { draft: 1 },
  'bill/approve': { draft: 1, answered: 0 },
  'bill/change': { draft: 1, answered: 0, changes: [{ path: 'marks', wanted: 'N/M', remark: '' }] },
  'template/save': { name: '常用' },
  'order/supplyInfo': { version: 1, note: '已补' },
  'order/requestAmendment': { version: 1, note: '改期' },
  'approval/return': { note: '退回' },
  'order/cancel': { version: 1, reason: '' },
  'quote/rename': { name: '新名' },
  'quote/share': { isShared: true },
  'track/share': { isShared: true },
};
/** Not found even for the own company: nothing was issued or submitted, or an earlier call removed it. */
const isGone = (path: string): boolean =>
  /invoice\/file$|instruction\/dcsa$|(?:vgm\/export|bill\/file|message\/file\/content)$|\/remove$/.test(path);

test('another company knows no order or quote; colleagues do, by their role', { tags: ['postgres'] }, async () => {
  const [owner, other] = [signedIn.get('owner')!, await service.signIn('13900000311')];
  const { orderNo, totals } = await place(service, owner, fclForm());
  const { id: quoteId } = await service.call(saveQuote, { name: '三月汉堡', form: fclForm() }, { session: owner });
  const file = { orderNo, fileName: 'coa.pdf', content: new Uint8Array(sampleFile.pdf()) };
  const { id } = await service.call(uploadOrderDocument, file, { session: owner });
  const detail = await service.call(orderDetail, { orderNo }, { session: owner });
  const form = instructionOfOrder(detail);
  const weighed = { method: '2', containerNo: 'MSCU1234566', tareKg: '2230', packingKg: '80', dunnageKg: '40' };
  const begun = vgmOfOrder(detail);
  const vgm = {
    ...begun,
    signatory: 'CHEN MIN',
    containers: begun.containers.map((one) => Object.assign({}, one, weighed)),
  };
  const inputOf = (path: string) => {
    const more = Object.entries(needed).find(([end]) => path.endsWith(end))?.[1];
    if (path.includes('/quote/')) return { id: quoteId, ...more };
    if (path.includes('/instruction/')) return { orderNo, after: 0, form };
    if (/vgm\/(?:draft|submit)$/.test(path)) return { orderNo, after: 0, form: vgm };
    if (path.endsWith('/amend')) return { orderNo, version: 1, order: fclForm(), expectedTotals: totals };
    return /document\/(?:file|remove)$/.test(path) ? { orderNo, id } : { orderNo, ...more };
  };
  const naming = calls.filter(({ path, input }) => {
    const { shape = {} } = input as { shape?: object };
    return 'orderNo' in shape || ('id' in shape && path.includes('/quote/'));
  });
  expect(naming).toHaveLength(42);
  const [ownKey, otherKey] = [await keyed(owner, 'own', keyScopes), await keyed(other, 'other', keyScopes)];
  for (const endpoint of naming.toSorted((one, next) => Number(isGone(one.path)) - Number(isGone(next.path)))) {
    const { path } = endpoint;
    const statusOf = async (session: Session) => {
      const headers = { 'Idempotency-Key': `walk-${session.userId}` };
      const response = await service.send(endpoint, inputOf(path), { session, headers });
      await response.arrayBuffer();
      return response.status;
    };
    const statusByKey = async (key: Record<string, string>) => {
      const headers = { ...key, 'Idempotency-Key': 'walk-of-a-system' };
      const response = await service.send(endpoint, inputOf(path), { headers });
      await response.arrayBuffer();
      return response.status;
    };
    expect([path, await statusOf(other)]).toEqual([path, 404]);
    const isOpen = keyScopeOf(path) !== null;
    expect([path, await statusByKey(otherKey)]).toEqual([path, isOpen ? 404 : 403]);
    if (isOpen && !isGone(path))
      expect([401, 403, 404, 500], `${path} by key`).not.toContain(await statusByKey(ownKey));
    for (const [role, session] of [...signedIn].toReversed()) {
      const status = await statusOf(session);
      if (lacking[role].includes(endpointPermissions[path]![0]))
        expect([path, role, status]).toEqual([path, role, 403]);
      else if (!isGone(path)) expect([403, 404, 500], `${path} ${role}`).not.toContain(status);
    }
  }
});
