import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { limits } from '#contract/protocol/limits.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { users } from '#server/db/schema/identity.ts';
import { decide } from '#server/enterprise/review.ts';
import { applications } from '#server/db/schema/verification.ts';
import { orderForm } from '#tests/support/order.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { applyWith } from '#tests/support/verification.ts';

const service = serviceForAll();

const path = '/account/addresses';
const address = {
  role: 'consignee',
  name: 'Beispiel Farben GmbH',
  address: 'Speicherstrasse 7, Hamburg',
  telephone: '+49 40 555 0130',
  email: 'import@example.com',
};
const bookOf = (session: Session) => service.call(addressBook, {}, { session });

describe('a placed order', () => {
  test('leaves its parties and persons in the book once; own ones begin the next', { tags: ['postgres'] }, async () => {
    const session = await service.signIn('13900000101');
    const form = fclForm();
    await place(service, session, form);
    const first = await bookOf(session);
    expect(Object.fromEntries(first.entries.map(({ role, name, isDefault }) => [role, [name, isDefault]]))).toEqual({
      shipper: [form.shipper?.name, true],
      consignee: [form.consignee?.name, false],
      contact: [form.bookingContact.name, true],
      emergency: [form.cargo[0]?.dangerous?.emergencyContact, true],
    });
    expect(first.entries).toHaveLength(4);
    await place(service, session, form);
    expect(await bookOf(session)).toEqual(first);
    const other = { ...form, consignee: { ...form.consignee!, address: '9 Other Street, Hamburg' } };
    await place(service, session, other);
    const { entries } = await bookOf(session);
    expect(entries).toHaveLength(first.entries.length + 1);
    expect(entries).toContainEqual(
      expect.objectContaining({ role: 'consignee', address: '9 Other Street, Hamburg', isDefault: false }),
    );
  });

  test('is taken though the book is full', { tags: ['postgres'] }, async () => {
    const session = await service.signIn('13900000102');
    const [owner] = await service.db.select().from(users).where(eq(users.id, session.userId));
    await service.db.insert(addressEntries).values(
      Array.from({ length: limits.addressesMax }, (_, index) => ({
        ...address,
        role: 'consignee' as const,
        name: `Consignee ${index}`,
        userId: session.userId,
        enterpriseId: owner!.enterpriseId,
        usedAt: service.clock.now(),
      })),
    );
    await place(service, session, orderForm('domestic'));
    expect((await bookOf(session)).entries).toHaveLength(limits.addressesMax);
    const { post } = await entered(service, session);
    expect(await (await post(path, address)).text()).toContain(`最多 ${limits.addressesMax} 条`);
  });
});

describe('the page of the user center', () => {
  test('adds, changes and deletes an address; one of each role begins new orders', async () => {
    const session = await service.signIn('13900000103');
    const { post, text } = await entered(service, session);
    expect(await text(path)).toContain('地址簿还是空的');
    expect((await post(path, { ...address, isDefault: 'on' })).headers.get('location')).toBe(
      '/user-center/account/addresses?saved=1',
    );
    await post(path, { ...address, name: 'Second GmbH', isDefault: 'on' });
    const { entries } = await bookOf(session);
    expect(Object.fromEntries(entries.map(({ name, isDefault }) => [name, isDefault]))).toEqual({
      'Beispiel Farben GmbH': false,
      'Second GmbH': true,
    });
    const { id } = entries.find(({ name }) => name === 'Second GmbH')!;
    expect(await text(`${path}?edit=${id}`)).toMatch(/value="Second GmbH"[^]*保存/);
    await post(path, { ...address, id, name: 'Zweite GmbH' });
    expect((await bookOf(session)).entries).toContainEqual({ ...address, id, name: 'Zweite GmbH', isDefault: false });
    await post(`${path}/remove`, { id });
    expect((await bookOf(session)).entries.map(({ name }) => name)).toEqual(['Beispiel Farben GmbH']);
  });

  test('says at a field why it is rejected, and keeps what was typed', async () => {
    const { post } = await entered(service, await service.signIn('13900000104'));
    const response = await post(path, { ...address, email: 'nobody', name: 'A <b>' });
    expect(response.status).toBe(400);
    const shown = await response.text();
    expect(shown).toMatch(/name="email"[^>]*value="nobody"[^>]*aria-invalid="true"/);
    expect(shown).toContain('value="A &lt;b&gt;"');
    expect((await post(path, { ...address, role: 'owner' })).status).toBe(400);
    const faulty = await (await post(path, { ...address, name: '', telephone: 'abc' })).text();
    expect(faulty.match(/name="\w+"[^>]*aria-invalid="true"/g)).toHaveLength(2);
    const nameless = await post(path, { ...address, name: '' });
    expect([nameless.status, await nameless.text()]).toEqual([400, expect.stringContaining('名称或姓名：不能为空')]);
    expect((await post(path, { ...address, address: '地'.repeat(300) })).status).toBe(303);
  });

  test('of another company neither shows, changes nor deletes it', async () => {
    const owner = await service.signIn('13900000105');
    await (await entered(service, owner)).post(path, { ...address, isDefault: 'on' });
    const [held] = (await bookOf(owner)).entries;
    const stranger = await service.signIn('13900000106');
    const { post, text } = await entered(service, stranger);
    await post(path, { ...address, name: 'Own', isDefault: 'on' });
    const [own] = (await bookOf(stranger)).entries;
    expect(await text(`${path}?edit=${held!.id}`)).not.toContain(held!.name);
    expect(await (await post(path, { ...address, id: held!.id, name: 'Taken' })).text()).toContain('地址不存在');
    expect(await (await post(`${path}/remove`, { id: held!.id })).text()).toContain('地址不存在');
    expect(await (await post(`${path}/remove`, { id: 'x' })).text()).toContain('地址不存在');
    expect(held).toMatchObject({ isDefault: true });
    expect((await bookOf(owner)).entries).toEqual([held]);
    expect((await bookOf(stranger)).entries).toEqual([own]);
  });

  test('is shared by the members of a company, not by persons without one; each role has its default', async () => {
    const [one, other] = [await service.signIn('13900000107'), await service.signIn('13900000108')];
    const [owner] = await service.db.select().from(users).where(eq(users.id, one.userId));
    await service.db.update(users).set({ enterpriseId: owner!.enterpriseId }).where(eq(users.id, other.userId));
    const { post } = await entered(service, one);
    await post(path, address);
    const { entries } = await bookOf(other);
    expect(entries).toEqual((await bookOf(one)).entries);
    expect(entries).toHaveLength(1);
    await service.db.update(users).set({ enterpriseId: null }).where(eq(users.enterpriseId, owner!.enterpriseId!));
    for (const role of ['consignee', 'shipper']) await post(path, { ...address, role, isDefault: 'on' });
    expect((await bookOf(one)).entries.map(({ isDefault }) => isDefault)).toEqual([true, true]);
    expect((await bookOf(other)).entries).toEqual([]);
  });
});

test('the company is stated as its licence does, once it is verified', async () => {
  const session = await service.signIn('13900000109');
  const english = { name: 'Sample Chemicals Co., Ltd.', address: '100 Sample Road, Shanghai' };
  const submitted = { englishName: english.name, englishAddress: english.address };
  await applyWith(service, session, { submitted });
  expect((await bookOf(session)).company).toBeNull();
  const [waiting] = await service.db.select().from(applications).where(eq(applications.status, 'REVIEWING'));
  await decide({ ...service, by: 'desk' }, waiting!, { status: 'PASS' });
  const { company } = await bookOf(session);
  const { fields } = waiting!;
  expect(company).toEqual({ name: fields.enterpriseName, address: fields.address, english });
  expect(await (await entered(service, session)).text(path)).toContain(company!.name);
});
