import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyRole, Permission } from '#contract/enterprise/companyRoles.ts';
import { companyRoles } from '#contract/enterprise/companyRoles.ts';
import { endpointPermissions } from '#contract/enterprise/endpointPermissions.ts';
import { users } from '#server/db/schema/identity.ts';
import { handlers } from '#server/http/handlers.ts';
import type { Session } from '#tests/support/service.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

/** What each role may not do. */
const lacking: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: [],
  manager: [],
  buyer: ['invoice.write', 'company.verify'],
  documents: ['order.place', 'order.change', 'invoice.write', 'quote.write', 'company.verify'],
  finance: ['order.place', 'order.change', 'documents.write', 'quote.write', 'company.verify'],
  reader: ['order.place', 'order.change', 'documents.write', 'invoice.write', 'quote.write', 'company.verify'],
};

const calls = handlers
  .map(({ endpoint }) => endpoint)
  .filter(({ session }) => session === 'required' || session === 'optional');

const service = serviceForAll();
const sessions = new Map<CompanyRole, Session>();
beforeAll(async () => {
  for (const [index, role] of companyRoles.entries()) {
    const session = await service.signIn(`1390000030${index}`);
    await service.db.update(users).set({ companyRole: role }).where(eq(users.id, session.userId));
    sessions.set(role, session);
  }
});

test('every call with a session has a row, and every row a call', () => {
  expect(calls.map(({ path }) => path).toSorted()).toEqual(Object.keys(endpointPermissions).toSorted());
});

describe.each(companyRoles)('as %s', (role) => {
  test('each call is rejected exactly if its role lacks the permission', async () => {
    const rejected: string[] = [];
    for (const endpoint of calls.toSorted((one) => (one.path === '/api-user/logout' ? 1 : -1))) {
      const input = endpoint.payload === 'bytes' ? new Uint8Array([1]) : {};
      const response = await service.fetch(requestOf(endpoint, input, { session: sessions.get(role)! }));
      expect([endpoint.path, response.status]).not.toEqual([endpoint.path, 401]);
      if (response.status === 403) rejected.push(endpoint.path);
    }
    const expected = calls.filter(({ path }) => lacking[role].includes(endpointPermissions[path]!));
    expect(rejected.toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
  });
});

test('a rejection says which role one has', async () => {
  const place = calls.find(({ path }) => path === '/api-ecommerce/order/add')!;
  await service.db
    .update(users)
    .set({ companyRole: 'reader' })
    .where(eq(users.id, sessions.get('buyer')!.userId));
  const request = requestOf(place, {}, { session: await service.signIn('13900000302') });
  expect(await (await service.fetch(request)).json()).toMatchObject({ message: expect.stringContaining('“只读”') });
});
