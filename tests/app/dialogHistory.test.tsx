import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { comeBack, entry, holdBack, leaveBy, takeDialogStep } from '#src/app/dialogHistory.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass } from '#tests/support/time.ts';

aroundEachTest();

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => window.addEventListener('popstate', takeDialogStep));

afterEach(async () => {
  vi.restoreAllMocks();
  const stepped = entry().dialogs ? popped() : undefined;
  comeBack();
  await pass(1);
  await stepped;
  // a step taken is looked at once more, on the next tick of a clock that may be ticking
  await pass(1);
  window.removeEventListener('popstate', takeDialogStep);
});

/** A dialog that has its entry in the browser's history; answers how to let it go. */
const opened = async () => {
  const letGo = holdBack(() => undefined);
  await pass(1);
  expect(entry().dialogs).toBe(1);
  return letGo;
};

describe('specification 4: leaving the page as a dialog closes', () => {
  test('no step back follows that would break it off', async () => {
    const letGo = await opened();
    const step = vi.spyOn(history, 'go');
    const go = vi.fn<() => void>();
    letGo();
    leaveBy(go);
    await pass(1);
    expect(go).toHaveBeenCalledOnce();
    expect(step).not.toHaveBeenCalled();
  });

  test('a step back that is on its way comes first', async () => {
    const letGo = await opened();
    const go = vi.fn<() => void>();
    const step = history.go.bind(history);
    const meanwhile = new Promise<number>((resolve) => {
      vi.spyOn(history, 'go').mockImplementationOnce((by) => {
        step(by);
        leaveBy(go);
        resolve(go.mock.calls.length);
      });
    });
    const stepped = popped();
    letGo();
    await pass(1);
    expect(await meanwhile).toBe(0);
    await stepped;
    expect(go).toHaveBeenCalledOnce();
    expect(entry().dialogs).toBeUndefined();
  });

  test('a page that is come back to makes good the step it left out', async () => {
    const letGo = await opened();
    letGo();
    leaveBy(() => undefined);
    await pass(1);
    expect(entry().dialogs).toBe(1);
    const stepped = popped();
    comeBack();
    await pass(1);
    await stepped;
    expect(entry().dialogs).toBeUndefined();
  });
});
