import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Notice } from '#machines/notices.ts';
import { noticesMachine } from '#machines/notices.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { Notices } from '#src/flows/Notices.tsx';
import { pathsOf, titled } from './support/paths.ts';
import { pass, settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const sent = { type: 'notice.raised', tone: 'success', text: loginCopy.sms.sent } as const;
const busy = { type: 'notice.raised', tone: 'error', title: '错误', text: '抱歉，服务器正忙！' } as const;
const at = () => stage(noticesMachine, undefined, (actor) => <Notices actor={actor} />);
const close = () => page.getByRole('button', { name: copy.close });

const region = (text: string) => page.getByText(text).element().closest('[aria-live]')?.getAttribute('aria-live');

describe('specification 8: what is told over the page', () => {
  test('an error has its title and stays 6 s, a success 3 s', async () => {
    const { actor } = at();
    actor.send(sent);
    actor.send(busy);
    await settled();
    await expect.element(page.getByText(busy.title)).toBeVisible();
    await pass(2_999);
    await expect.element(page.getByText(loginCopy.sms.sent)).toBeVisible();
    await pass(1);
    await expect.element(page.getByText(loginCopy.sms.sent)).not.toBeInTheDocument();
    await pass(2_999);
    await expect.element(page.getByText(busy.text)).toBeVisible();
    await pass(1);
    await expect.element(page.getByText(busy.text)).not.toBeInTheDocument();
  });

  test('the same words are not shown twice at once', async () => {
    const { actor } = at();
    actor.send(busy);
    actor.send(busy);
    await settled();
    expect(page.getByText(busy.text).elements()).toHaveLength(1);
  });

  test('errors interrupt a screen reader, the others wait', async () => {
    const { actor } = at();
    actor.send(sent);
    actor.send(busy);
    await settled();
    expect([region(busy.text), region(loginCopy.sms.sent)]).toEqual(['assertive', 'polite']);
  });

  test('one that was closed by hand does not take a later one with it', async () => {
    const { actor } = at();
    actor.send(sent);
    await settled();
    await close().click();
    await pass(2_000);
    actor.send(sent);
    await pass(2_000);
    await expect.element(page.getByText(loginCopy.sms.sent)).toBeVisible();
  });
});

describe('every path through the view', () => {
  const paths = pathsOf(noticesMachine, {
    samples: [sent, busy, { type: 'notice.dismissed', id: 1 }],
    possible: (event, { notices }) => event.type !== 'notice.dismissed' || notices.some(({ id }) => id === event.id),
    keep: ({ notices }) => notices.map(({ id }) => id),
  });

  test('the paths', () => {
    expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "notice.raised (error, 错误, 抱歉，服务器正忙！) → notice.raised (success, 发送成功) → showing",
        "notice.raised (success, 发送成功) → notice.dismissed (1) → notice.raised (error, 错误, 抱歉，服务器正忙！) → showing",
        "notice.raised (success, 发送成功) → notice.raised (error, 错误, 抱歉，服务器正忙！) → notice.dismissed (1) → notice.raised (success, 发送成功) → showing",
        "notice.raised (success, 发送成功) → notice.dismissed (1) → notice.raised (success, 发送成功) → notice.raised (error, 错误, 抱歉，服务器正忙！) → showing",
      ]
    `);
  });

  test.each(titled(paths))('%s', async (_, path) => {
    let shown: Notice[] = [];
    const toast = (id: number) => {
      const text = page.getByText(shown.find((notice) => notice.id === id)?.text ?? '');
      return page.elementLocator(text.element().closest('[data-tone]')!);
    };
    await walk(noticesMachine, path, {
      view: (actor) => <Notices actor={actor} />,
      gestures: { 'notice.dismissed': ({ id }) => toast(id).getByRole('button', { name: copy.close }).click() },
      // every flow may raise one
      world: ['notice.raised'],
      see: (state) => {
        shown = state.context.notices;
        for (const { text } of state.context.notices) expect(page.getByText(text).elements()).toHaveLength(1);
        expect(close().elements()).toHaveLength(state.context.notices.length);
      },
    });
  });
});
