import { expect, test } from 'vitest';
import { repeatTemplate, saveTemplate, templateContent, templateList } from '#contract/quotes/orderTemplates.ts';
import type { TemplateRhythm } from '#contract/quotes/templateRhythm.ts';
import { rhythmDayFrom } from '#contract/quotes/templateRhythm.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { queueDueTemplates } from '#server/quotes/dueTemplates.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForEach();

test.each([
  ['week', '2026-03-02', '', '2026-03-02', '2026-03-02'],
  ['week', '2026-03-02', '', '2026-03-03', '2026-03-09'],
  ['week', '2026-03-02', '', '2026-02-01', '2026-03-02'],
  ['twoWeeks', '2026-03-02', '', '2026-03-09', '2026-03-16'],
  ['twoWeeks', '2026-12-28', '', '2027-01-01', '2027-01-11'],
  ['month', '2026-01-31', '', '2026-02-01', '2026-02-28'],
  ['month', '2026-01-31', '', '2026-03-01', '2026-03-31'],
  ['month', '2027-12-31', '', '2028-02-01', '2028-02-29'],
  ['month', '2026-01-15', '', '2026-12-16', '2027-01-15'],
  ['week', '2026-03-02', '2026-03-09', '2026-03-09', '2026-03-09'],
  ['week', '2026-03-02', '2026-03-15', '2026-03-10', null],
] as const)('%s from %s until %s, asked on %s, is next on %s', (every, from, until, day, next) =>
  expect(rhythmDayFrom({ every, from, until }, day)).toBe(next),
);

/** A template of the user's own order, and calls on it. */
const templateOf = async (session: Session) => {
  const { orderNo } = await place(service, session, fclForm());
  const { id } = await service.call(saveTemplate, { orderNo, name: '每周涂料' }, { session });
  return {
    id,
    orderNo,
    repeat: (rhythm: TemplateRhythm | null) => service.call(repeatTemplate, { id, rhythm }, { session }),
    listed: async () => (await service.call(templateList, {}, { session }))[0]!,
  };
};

/** Moves to noon in China this many days later, lets two processes check; returns how many users were notified. */
const noonAfter = async (days: number): Promise<number> => {
  const noon = dayBegins(chinaDayOf(service.clock.now()), days).getTime() + 12 * 3_600_000;
  service.clock.advance(noon - service.clock.now().getTime());
  const told = await Promise.all([1, 2].map(() => queueDueTemplates(service.db, service.clock.now())));
  return told[0]! + told[1]!;
};

test('its user is told on each day of the rhythm once, until it is ordered with or left out', async () => {
  const session = await service.signIn('13900000411');
  const address = await messagesOf(service).withAddress(session.userId);
  const { id, orderNo, repeat, listed } = await templateOf(session);
  const today = chinaDayOf(service.clock.now());
  const dayIn = (days: number) => chinaDayOf(dayBegins(today, days));
  const rhythm = { every: 'week', from: dayIn(1), until: '' } as const;
  expect(await repeat(rhythm)).toEqual({ rhythm, nextOn: dayIn(1) });
  expect(await noonAfter(0)).toBe(0);
  expect(await noonAfter(1)).toBe(1);
  await messagesOf(service).send();
  const told = messagesOf(service).mailsTo(address);
  expect(told.filter(({ text }) => text.includes('模板'))).toMatchObject([
    {
      subject: expect.stringContaining('该下单了：每周涂料'),
      text: expect.stringMatching(/最近可订航次20\d\d-\d\d-\d\d开船。.*\/orders\?tab=templates/s),
    },
  ]);
  expect(await listed()).toMatchObject({ nextOn: dayIn(8), dueSince: service.clock.now().toISOString() });
  const workplace = async () => (await entered(service, session)).text('/dashboard/workplace');
  expect(await workplace()).toMatch(/该用模板下单 · 每周涂料.*最近可订航次 20/s);
  expect(await noonAfter(1)).toBe(0);
  await service.call(templateContent, { id }, { session });
  expect((await listed()).dueSince).toBeUndefined();
  expect(await workplace()).not.toContain('该用模板下单');
  expect(await noonAfter(6)).toBe(1);
  // skipped on its day: the next one is a week later
  expect(await repeat(rhythm)).toEqual({ rhythm, nextOn: dayIn(15) });
  // saved again under its name, it continues
  await service.call(saveTemplate, { orderNo, name: '每周涂料' }, { session });
  expect(await listed()).toMatchObject({ rhythm, nextOn: dayIn(15) });
});

test('a rhythm ends by its last day or its user, and belongs to nobody else', async () => {
  const [owner, stranger] = [await service.signIn('13900000412'), await service.signIn('13900000413')];
  const { id, repeat, listed } = await templateOf(owner);
  const today = chinaDayOf(service.clock.now());
  const rhythm = { every: 'month', from: today, until: today } as const;
  await expect(service.call(repeatTemplate, { id, rhythm }, { session: stranger })).rejects.toThrow('模板不存在');
  await expect(repeat({ ...rhythm, from: '2026-01-01', until: '2026-01-31' })).rejects.toMatchObject({
    field: 'until',
    message: expect.stringContaining('末次日期'),
  });
  await expect(repeat({ ...rhythm, until: '2026-01-01' })).rejects.toMatchObject({ field: 'rhythm.until' });
  expect(await repeat(rhythm)).toEqual({ rhythm, nextOn: today });
  expect(await noonAfter(0)).toBe(1);
  expect((await listed()).nextOn).toBeUndefined();
  expect(await repeat(null)).toEqual({});
  expect(await noonAfter(40)).toBe(0);
});
