import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { DeskUnsentActor } from '#machines/desk/deskUnsent.ts';
import { deskUnsentMachine, resendable } from '#machines/desk/deskUnsent.ts';
import { DeskUnsent } from '#src/features/desk/DeskUnsent.tsx';
import { unsentMessages as messages } from '#src/features/desk/messages/unsent.ts';
import { unsent } from '#stories/desk/peopleSamples.ts';
import model from '#stories/tooling/models/DeskUnsent.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const opened: (Place | undefined)[] = [];
const view = (actor: DeskUnsentActor) => <DeskUnsent actor={actor} onOpen={(place) => opened.push(place)} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () => page.getByRole('region', { name: messages.list }).getByRole('row').elements();

test('a message shows its reason, its tries and its order, and only a failed one is sent again', async () => {
  const { requests } = renderMachine(deskUnsentMachine, undefined, view);
  requests.fetchUnsent?.at(-1)?.resolve(unsent);
  await settled();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '通知客户收件人订单时间原因次数状态',
    '订单须补充资料 短信李强138****5678FCL2026030100422026-03-02 09:42SMS gateway: timeout of 10 s3 次03-02 10:04 再试',
    '已放舱 邮件李强trade@huadong.example.comFCL2026030100422026-03-02 06:10550 5.1.1 recipient rejected: user unknown8 次失败重新发送',
    '企业认证结果 邮件赵询价zhao@example.com2026-03-02 06:10550 5.1.1 recipient rejected: user unknown8 次失败重新发送',
  ]);
  await page.getByRole('link').first().click();
  expect(opened).toEqual([{ about: 'order', subject: 'FCL202603010042' }]);
  await button(messages.resendOf('企业认证结果', '赵询价')).click();
  expect(requests.resendMessages?.at(-1)?.input).toEqual({ ids: ['m2'] });
  requests.resendMessages?.at(-1)?.resolve({ queued: 0 });
  await settled();
  await expect.element(page.getByText(messages.queued(0))).toBeVisible();
});

walkEvery(model, (state) => {
  const { messages: shown, queued, errorMessage } = state.context;
  const isShown = state.matches('shown');
  expect(isShown ? rows().length : 0).toBe(isShown ? shown.length + 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByText(messages.queued(1)).elements()).toHaveLength(queued === 1 ? 1 : 0);
  const all = page.getByRole('button', { name: messages.resendAll(resendable(shown).length) }).elements();
  expect(all.map((element) => (element as HTMLButtonElement).disabled)).toEqual(
    isShown ? [!state.matches({ shown: 'resting' })] : [],
  );
  expect(page.getByRole('region', { name: messages.title, exact: true }).element().ariaBusy).toBe(
    String(state.hasTag('busy')),
  );
});
