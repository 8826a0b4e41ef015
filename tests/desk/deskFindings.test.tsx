import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { keepFocus } from '#src/platform/keepFocus.ts';
import { deskNow, ofOrder, suspectedOrder } from '#stories/desk/deskSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const view = (actor: DeskSubjectActor) => <DeskSubject actor={actor} now={deskNow} onBack={() => undefined} />;

test('a finding has its words marked, its entry, what was decided before, and three answers, each with its form beside it', async () => {
  onTestFinished(keepFocus());
  const { requests } = renderMachine(deskSubjectMachine, { about: 'order', subject: suspectedOrder.orderNo }, view);
  requests.fetchSubject?.at(-1)?.resolve(ofOrder(suspectedOrder));
  await settled();
  const findings = page.getByRole('region', { name: deskMessages.findings.title });
  const items = findings.getByRole('listitem').elements();
  const [first, second] = items.filter((item) => item.querySelector('h3'));
  expect([...first!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['双氧水（命中的文字）']);
  for (const text of [
    'UN 2014',
    '5.1 类',
    '包装类别 II',
    '过氧化氢水溶液',
    'HYDROGEN PEROXIDE',
    '易制爆',
    '赵刚 2026-02-11 14:20',
  ])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('王敏 2026-03-02 11:10 确认为普通货物：色母粒不含溶剂，附鉴定书');
  expect(second?.querySelectorAll('button')).toHaveLength(0);
  await page.getByRole('button', { name: '按建议申报：货物 1' }).click();
  await expect.element(page.getByLabelText(deskMessages.fields.reason)).toHaveFocus();
  await expect.element(page.getByLabelText(deskMessages.fields.dueAt)).toHaveValue('2026-03-03T18:00');
  expect(first?.contains(page.getByRole('form', { name: '按建议申报' }).element())).toBe(true);
  // the pressed button has the focus again
  await page.getByRole('button', { name: deskMessages.drop }).click();
  await expect.element(page.getByRole('button', { name: '按建议申报：货物 1' })).toHaveFocus();
});
