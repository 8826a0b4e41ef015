import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { loginMachine } from '#machines/auth/login.ts';
import { PreHydrationLogin } from '#src/features/auth/login/PreHydrationLogin.tsx';
import { Login } from '#src/features/auth/Login.tsx';
import { openPreHydrationLogin, removeLogin } from '#src/app/hydration/preHydration.ts';
import { replacePreHydrationLogin } from '#src/features/auth/preHydrationLogin.ts';
import { createActor } from '#src/platform/actors.ts';
import { fields, flows, phone } from '#stories/tooling/models/loginGestures.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { browserDriver } from '#tests/support/browserDriver.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const prerendered = (): HTMLDialogElement | null => document.querySelector('dialog#pre-hydration-login');

/** The markup of the prerendered dialog as the service sends it. */
const markup = (): string => {
  const actor = createActor(loginMachine, { input: {} }).start();
  const html = renderToStaticMarkup(<PreHydrationLogin actor={actor} />);
  actor.stop();
  return html;
};

/** Opens the prerendered dialog by its button's command, as the browser does without the page's code. */
const openPrerendered = async (): Promise<HTMLDialogElement> => {
  const place = document.createElement('div');
  place.innerHTML = `<button command="show-modal" commandfor="pre-hydration-login">登录</button>${markup()}`;
  document.body.append(place);
  onTestFinished(() => place.remove());
  await userEvent.click(place.querySelector('button')!);
  return prerendered()!;
};

const openReal = () =>
  renderMachine(
    loginMachine,
    {},
    (actor) => <Login actor={actor} deployment={siteDefaults} onMount={replacePreHydrationLogin} />,
    flows(),
  );

const nothing = () => undefined;

describe('the prerendered login dialog', () => {
  test.each([
    ['submit', 'login.submitted'],
    ['code', 'code.requested'],
    ['password', 'password.chosen'],
    ['register', 'registration.chosen'],
    ['privacy', 'text.opened'],
  ])('has a button %s, whose press is the event %s', async (value, type) => {
    const dialog = await openPrerendered();
    expect(dialog.querySelectorAll(`button[value="${value}"]`)).toHaveLength(1);
    dialog.dataset.pressed = value;
    const sent: { type: string }[] = [];
    replacePreHydrationLogin({ send: (event) => void sent.push(event) });
    await expect.poll(() => sent.map((event) => event.type)).toEqual([type]);
  });

  test('a button that is held down while the real one comes is pressed', async () => {
    const dialog = await openPrerendered();
    await browserDriver.mouse.press(dialog.querySelector('button[value="password"]')!);
    openReal();
    await expect.element(fields.password()).toBeInTheDocument();
    await browserDriver.mouse.release();
    await expect.element(fields.password()).toBeInTheDocument();
    expect(prerendered()).toBeNull();
  });

  test('closed before the real one was there closes that too', async () => {
    const dialog = await openPrerendered();
    dialog.close();
    const { effects } = openReal();
    await expect.poll(() => effects.map(({ name }) => name)).toContain('close');
    expect(prerendered()).toBeNull();
  });

  test('taken out at hydration opens again until the code of the real one is there, and goes when it is closed', async () => {
    vi.stubGlobal('preHydration', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const first = await openPrerendered();
    // its event is a separate task, and would count as the next closing
    const closed = new Promise((resolve) => first.addEventListener('close', resolve, { once: true }));
    first.close();
    await closed;
    removeLogin();
    expect(prerendered()).toBeNull();
    let closings = 0;
    const close = (): void => {
      closings += 1;
      removeLogin();
    };
    for (const time of [1, 2]) {
      const stop = openPreHydrationLogin(close);
      expect(prerendered()?.matches(':modal')).toBe(true);
      expect(document.activeElement).toBe(prerendered()!.querySelector('[name="userName"]'));
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => closings).toBe(time);
      expect(prerendered()).toBeNull();
      stop?.();
    }
    openPreHydrationLogin(close);
    removeLogin();
    openPreHydrationLogin(nothing);
    await userEvent.fill(prerendered()!.querySelector('[name="userName"]')!, phone);
    openReal();
    await expect.element(fields.userName()).toHaveValue(phone);
    expect(prerendered()).toBeNull();
  });
});
