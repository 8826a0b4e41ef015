import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noticesMachine } from '#machines/app/notices.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { Notices } from '#src/app/notices/Notices.tsx';
import type { Site } from '#src/app/siteContext.ts';
import { SiteContext } from '#src/app/siteContext.ts';
import { createFocusTrail } from '#src/platform/focusTrail.ts';
import model from '#stories/tooling/models/Notices.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const sent = { type: 'notice.raised', tone: 'success', text: loginMessages.sms.sent } as const;
const busy = { type: 'notice.raised', tone: 'error', title: '错误', text: '抱歉，服务器正忙！' } as const;
const at = () => renderMachine(noticesMachine, undefined, (actor) => <Notices actor={actor} />);
const close = () => page.getByRole('button', { name: uiMessages.close });

const region = (text: string) => page.getByText(text).element().closest('[aria-live]')?.getAttribute('aria-live');

describe('specification 8: the messages over the page', () => {
  test('an error has its title and stays 6 s, a success 3 s', async () => {
    const { actor } = at();
    actor.send(sent);
    actor.send(busy);
    await settled();
    await expect.element(page.getByText(busy.title)).toBeVisible();
    await pass(2_999);
    await expect.element(page.getByText(loginMessages.sms.sent)).toBeVisible();
    await pass(1);
    await expect.element(page.getByText(loginMessages.sms.sent)).not.toBeInTheDocument();
    await pass(2_999);
    await expect.element(page.getByText(busy.text)).toBeVisible();
    await pass(1);
    await expect.element(page.getByText(busy.text)).not.toBeInTheDocument();
  });

  test('the same message is not shown twice at once', async () => {
    const { actor } = at();
    actor.send(busy);
    actor.send(busy);
    await settled();
    expect(page.getByText(busy.text).elements()).toHaveLength(1);
    actor.send({ ...busy, tone: 'info' });
    await settled();
    expect(page.getByText(busy.text).elements()).toHaveLength(2);
  });

  test('errors interrupt a screen reader, the others wait', async () => {
    const { actor } = at();
    actor.send(sent);
    actor.send(busy);
    await settled();
    expect([region(busy.text), region(loginMessages.sms.sent)]).toEqual(['assertive', 'polite']);
  });

  test('the focus in one that ends, by key or by itself, goes back to where it was', async () => {
    const focusTrail = createFocusTrail();
    focusTrail.follow(AbortSignal.timeout(60_000));
    const { actor } = renderMachine(noticesMachine, undefined, (shown) => (
      <SiteContext value={{ focusTrail } as Site}>
        <button>下单</button>
        <Notices actor={shown} />
      </SiteContext>
    ));
    for (const end of [async () => userEvent.keyboard('{Escape}'), async () => pass(3_000)]) {
      page.getByRole('button', { name: '下单' }).element().focus();
      actor.send(sent);
      await settled();
      close().element().focus();
      await end();
      await expect.poll(() => document.activeElement?.textContent).toBe('下单');
    }
  });
});

walkEvery(model, (state) => {
  for (const { text } of state.context.notices) expect(page.getByText(text).elements()).toHaveLength(1);
  expect(close().elements()).toHaveLength(state.context.notices.length);
});
