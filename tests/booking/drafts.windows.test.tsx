import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { draftsChanged, openDraft, otherWindow, readDrafts, storeDraft } from '#src/features/booking/drafts.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

const open = (offerId = 'air~PVG~FRA') =>
  openDraft(allLines.air, offerId, { titleZh: '航空货运 上海浦东 → 法兰克福', isDanger: 'N' });
const changed = (draft: OrderDraft, remark: string): OrderDraft => ({
  ...draft,
  revision: draft.revision + 1,
  form: { ...draft.form, remark },
});

/** Another window of the browser: what it writes is told here by the browser itself. */
const anotherWindow = (): Storage => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return frame.contentWindow!.localStorage;
};
const scope = (): AbortSignal => {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return controller.signal;
};
const listening = async (draft: OrderDraft) => otherWindow(draft, scope());
const pending = async (promise: Promise<unknown>) => Promise.race([promise, Promise.resolve('pending')]);

beforeEach(() => localStorage.clear());

describe('two windows', () => {
  test('a later revision of another window is told, and is not written over unseen', async () => {
    const mine = changed(open(), '我');
    storeDraft(mine);
    const told = listening(mine);
    const theirs = changed(mine, '他');
    anotherWindow().setItem('draft.air~PVG~FRA', JSON.stringify(theirs));
    storeDraft(changed(mine, '我又写'));
    expect(readDrafts()[0]?.form.remark).toBe('他');
    expect(await told).toEqual({ theirs, freshKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    storeDraft({ ...mine, revision: theirs.revision + 1 });
    expect(readDrafts()[0]?.form.remark).toBe('我');
  });

  test('a removal by another window is told with a key to go on with', async () => {
    const mine = changed(open(), '我');
    storeDraft(mine);
    const told = listening(mine);
    anotherWindow().removeItem('draft.air~PVG~FRA');
    const { theirs, freshKey } = await told;
    expect(theirs).toBeNull();
    expect(freshKey).not.toBe(mine.key);
  });

  test('a change between opening and listening is found', async () => {
    const mine = changed(open(), '我');
    storeDraft(mine);
    localStorage.setItem('draft.air~PVG~FRA', JSON.stringify(changed(mine, '他')));
    expect((await listening(mine)).theirs?.form.remark).toBe('他');
  });

  test('one’s own writing, and other drafts, are no change', async () => {
    const mine = changed(open(), '我');
    const told = listening(mine);
    storeDraft(mine);
    storeDraft(changed(mine, '我又写'));
    anotherWindow().setItem('draft.air~PVG~LAX', JSON.stringify(changed(open('air~PVG~LAX'), '他')));
    expect(await pending(told)).toBe('pending');
  });

  test('the list hears of drafts stored or deleted here and elsewhere', async () => {
    const here = draftsChanged(scope());
    storeDraft(changed(open(), '我'));
    await here;
    const elsewhere = draftsChanged(scope());
    anotherWindow().removeItem('draft.air~PVG~FRA');
    await elsewhere;
    expect(readDrafts()).toEqual([]);
  });
});
