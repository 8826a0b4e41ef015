import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PageHistoryActor } from '#machines/app/pageHistory.ts';
import { historyCommands } from '#src/app/navigation/historyCommands.ts';
import { historiesOf } from '#src/app/navigation/historyEffects.ts';
import { entry } from '#src/app/navigation/historyEntry.ts';
import { createFocusTrail } from '#src/platform/focusTrail.ts';
import type { Site } from '#src/app/siteContext.ts';
import model from '#stories/tooling/models/DialogHistory.tsx';
import { pass } from '#tests/support/time.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** The dialog history over the browser's real history; `go` receives the address of a navigation away. */
const begin = () => {
  const go = vi.fn<(href?: string) => void>();
  const focusTrail = createFocusTrail();
  const site = { focusTrail, pageHistory: { send: () => {} } as unknown as PageHistoryActor } as unknown as Site;
  const openDialogs = new Map<string, () => void>();
  const ended = new AbortController();
  focusTrail.follow(ended.signal);
  const histories = historiesOf(site, openDialogs);
  const machine = histories.dialogHistory.provide({ actions: { leave: (_, { href }) => go(href) } });
  const dialogHistory = createActor(machine).start();
  Object.assign(site, { dialogHistory });
  const report = () =>
    dialogHistory.send({ type: 'history.traversed', to: location.pathname, entries: entry().dialogs ?? 0 });
  window.addEventListener('popstate', report);
  onTestFinished(() => {
    ended.abort();
    window.removeEventListener('popstate', report);
    dialogHistory.stop();
  });
  return { ...historyCommands(site, openDialogs), dialogHistory, go };
};

afterEach(async () => {
  vi.restoreAllMocks();
  const { dialogs = 0 } = entry();
  if (dialogs === 0) return;
  const stepped = popped();
  history.go(-dialogs);
  await stepped;
});

/** A dialog with its entry in the browser's history, and a function that ends it. */
const opened = async () => {
  const begun = begin();
  const close = vi.fn<() => void>();
  const letGo = begun.holdBack(close);
  await pass(1);
  expect(entry().dialogs).toBe(1);
  return { ...begun, letGo, close };
};

test('specification 4: no step back breaks off leaving the page as a dialog closes', async () => {
  const { letGo, leaveFor, go } = await opened();
  const step = vi.spyOn(history, 'go');
  letGo();
  leaveFor('/member');
  await pass(1);
  expect(go.mock.calls).toEqual([['/member']]);
  expect(step).not.toHaveBeenCalled();
});

test('two steps back close two dialogs, the upper one first', async () => {
  const { holdBack } = begin();
  const closed: string[] = [];
  for (const name of ['lower', 'upper']) {
    const letGo = holdBack(() => {
      closed.push(name);
      letGo();
    });
  }
  await pass(1);
  expect(entry().dialogs).toBe(2);
  const stepped = popped();
  history.go(-2);
  await stepped;
  await pass(1);
  expect(closed).toEqual(['upper', 'lower']);
});

test.each<[where: string, opener: string, remove: string]>([
  ['to what opened it', '打开', 'none'],
  ['near that if it is gone', '菜单', '#opener'],
  ['to the page if all around is gone', '', 'header'],
])('the focus, lost with the dialog that had it, goes back %s', async (_, name, remove) => {
  // history events of the previous dialogs
  await new Promise(requestAnimationFrame);
  const { holdBack } = begin();
  document.body.innerHTML = `<header><button>品牌</button><p><button>菜单</button><button id="opener">打开</button></p></header>
      <main id="main" tabindex="-1"></main><section role="dialog"><input></section>`;
  document.querySelector<HTMLElement>('#opener')!.click();
  const letGo = holdBack(() => {});
  document.querySelector('input')!.focus();
  document.querySelector('section')!.remove();
  document.querySelector(remove)?.remove();
  letGo();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(document.activeElement!.textContent).toBe(name);
  document.body.replaceChildren();
});

walkEvery(model, ({ context: { dialogs, entries, deferred } }) =>
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
    [dialogs.length, entries, deferred.length].map(String),
  ),
);
