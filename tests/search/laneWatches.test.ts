import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limits } from '#contract/protocol/limits.ts';
import { laneChangeOf } from '#contract/search/laneWatch.ts';
import { oceanRates, voyages } from '#server/db/schema/network.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { laneWatches } from '#server/db/schema/watches.ts';
import { queueWatchNotices } from '#server/search/watches/watchNotices.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForEach();
const freshPhone = phonesAfter(13900000800);
const typed = { org: '上海', dst: 'DEHAM 汉堡', type: '20GP', danger: 'Y', below: '' };

const post = async (session: Session, name: string, form: Record<string, string>) => {
  const response = await (await entered(service, session)).post(`/account/watches/${name}`, form);
  return { status: response.status, text: await response.text() };
};
const page = async (session: Session) => (await entered(service, session)).text('/account/watches');
const all = () => service.db.select().from(laneWatches);

/** Raises every price to Hamburg by this percentage. */
const raise = (percent: number) =>
  service.db
    .update(oceanRates)
    .set({ amount20gp: sql`(${oceanRates.amount20gp} * ${100 + percent} / 100)::int` })
    .where(eq(oceanRates.dstPortCode, 'DEHAM'));

/** Lets two processes check a day later, at noon in China; returns the user's mails. */
const nextDay = async (): Promise<string[]> => {
  const now = service.clock.now();
  const noon = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000 + 28 * 3_600_000);
  service.clock.advance(noon.getTime() - now.getTime());
  await service.db.delete(notifications);
  await Promise.all([1, 2].map(() => queueWatchNotices(service.db, service.clock.now())));
  await messagesOf(service).send();
  return (await service.db.select().from(notifications)).map(({ facts }) => `${facts.routeZh}：${facts.note}`);
};

const watching = async (below = '') => {
  const session = await service.signIn(freshPhone());
  const address = await messagesOf(service).withAddress(session.userId);
  expect((await post(session, 'add', { ...typed, below })).status).toBe(303);
  return { session, address };
};

test.each([
  [100, 100, null, null],
  [100, 90, null, 'cheaper'],
  [100, 110, null, 'dearer'],
  [null, 100, null, 'opened'],
  [100, null, null, 'closed'],
  [100, 90, 80, null],
  [100, 80, 80, 'reached'],
  [80, 70, 80, null],
  [null, 70, 80, 'reached'],
  [null, 90, 80, null],
  [70, null, 80, 'closed'],
] as const)('from %s to %s, told below %s, is %s', (before, lowest, below, change) =>
  expect(laneChangeOf(before, lowest, below)).toBe(change),
);

test('a user is mailed a changed price once a day at most, by day, with a link', { tags: ['postgres'] }, async () => {
  const { session, address } = await watching();
  const [watch] = await all();
  expect(await nextDay()).toEqual([]);
  await raise(10);
  const before = watch!.lastAmount!;
  const [told] = await nextDay();
  expect(told).toMatch(/^上海 → 汉堡 20GP：最低海运费由\$[\d,.]+涨为\$[\d,.]+，最近\d{4}-\d\d-\d\d开船$/);
  const [mail] = messagesOf(service).mailsTo(address);
  expect(mail!.text).toContain('/shippingFcl?orgPort=%E4%B8%8A%E6%B5%B7&orgPortCode=CNSHA');
  const [after] = await all();
  expect(after!.lastAmount).toBeGreaterThan(before);
  await raise(10);
  await queueWatchNotices(service.db, service.clock.now());
  expect((await all())[0]!.lastAmount).toBe(after!.lastAmount);
  expect(await nextDay()).toHaveLength(1);
  expect(await page(session)).toContain('上海 → 汉堡');
});

test('a named price is told when it is reached, and again after it was left', async () => {
  await watching('1,000');
  expect(await nextDay()).toEqual([]);
  await raise(-60);
  expect(await nextDay()).toEqual([expect.stringContaining('已到您设定的价格')]);
  await raise(-5);
  expect(await nextDay()).toEqual([]);
  await raise(200);
  expect(await nextDay()).toEqual([]);
  await raise(-60);
  expect(await nextDay()).toHaveLength(1);
});

test('the last sailing that goes and the first that comes are told', async () => {
  await watching();
  const gone = await service.db.delete(voyages).returning();
  expect(await nextDay()).toEqual(['上海 → 汉堡 20GP：暂无可订航次']);
  await service.db.insert(voyages).values(gone);
  expect(await nextDay()).toEqual([expect.stringContaining('已有可订航次')]);
});

test('nobody is told at night, and a user without a wish for it never', async () => {
  const { session } = await watching();
  await raise(10);
  service.clock.advance(86_400_000);
  const night = new Date(Math.floor(service.clock.now().getTime() / 86_400_000) * 86_400_000 + 16 * 3_600_000);
  expect(await queueWatchNotices(service.db, night)).toBe(0);
  const [watch] = await all();
  expect((await post(await service.signIn(freshPhone()), 'remove', { id: watch!.id })).status).toBe(404);
  expect((await post(session, 'remove', { id: watch!.id })).status).toBe(303);
  expect([await all(), await nextDay()]).toEqual([[], []]);
});

test('the page begins with the lane of a search', async () => {
  const session = await service.signIn(freshPhone());
  const center = await entered(service, session);
  const shown = await center.text('/account/watches?lane=CNNGB-NLRTM-N-40HQ');
  for (const part of ['value="CNNGB 宁波"', 'value="NLRTM 鹿特丹"', '<option value="40HQ" selected>'])
    expect(shown).toContain(part);
  expect(shown).not.toContain('name="danger" value="Y" checked');
  expect(await center.text('/account/watches?lane=%22%3E%3Cb')).toMatch(/name="org"\s+value=""/);
});

test('a form with a fault names its field and keeps what was typed', async () => {
  const { session } = await watching();
  for (const [form, text] of [
    [{ org: '火星' }, '没有这个港口'],
    [{ dst: '' }, '没有这个港口'],
    [{ dst: '上海' }, '不能相同'],
    [{ type: '45HQ' }, '请选择箱型'],
    [{ below: '一千' }, '请填写美元金额'],
    [{ below: '0' }, '请填写美元金额'],
    [{ below: '1500.001' }, '请填写美元金额'],
    [{}, '已关注这条航线'],
  ] as const) {
    const { status, text: shown } = await post(session, 'add', { ...typed, ...form });
    expect([status >= 400 && status < 500, shown.includes(text), shown.includes('aria-invalid')]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect((await post(session, 'add', { ...typed, below: '一千' })).text).toContain('value="一千"');
  const [watch] = await all();
  const { userId, createdAt, toldAt } = watch!;
  const lanes = ['CNNGB', 'CNTAO'].flatMap((orgPortCode) =>
    ['DEHAM', 'NLRTM', 'SGSIN', 'USLAX'].flatMap((dstPortCode) =>
      (['20GP', '40GP', '40HQ'] as const).map((containerType) => ({ orgPortCode, dstPortCode, containerType })),
    ),
  );
  const more = lanes.slice(0, limits.laneWatchesMax - 1);
  await service.db
    .insert(laneWatches)
    .values(more.map((lane) => Object.assign(lane, { userId, createdAt, toldAt, isDangerous: true })));
  expect((await post(session, 'add', { ...typed, type: '40HQ' })).text).toContain('最多关注 20 条');
});
