import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { DraftEvent } from '#machines/booking/bookingContext.ts';
import type { DraftStore } from '#src/features/booking/draftsEffects.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { siteOfWindow } from '#tests/support/siteOfWindow.ts';

aroundEachTest();

let drafts: DraftStore;
const open = (offerId = 'air~PVG~FRA') =>
  drafts.open(allServices.air, offerId, { titleZh: '航空货运 上海浦东 → 法兰克福', isDanger: 'N' });
const changed = (draft: OrderDraft, remark: string): OrderDraft => ({
  ...draft,
  revision: draft.revision + 1,
  form: { ...draft.form, remark },
});

/** Another window of the browser; the browser itself reports its writes here. */
const anotherWindow = (): Storage => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return frame.contentWindow!.localStorage;
};
/** The later storage events about a draft. */
const watching = (draft: OrderDraft): DraftEvent[] => {
  const events: DraftEvent[] = [];
  onTestFinished(drafts.watch(draft, (event) => events.push(event)));
  return events;
};

beforeEach(() => {
  localStorage.clear();
  drafts = draftsOf(siteOfWindow());
});

describe('two windows', () => {
  test('a later revision of another window is reported, and is not overwritten unseen', async () => {
    const mine = changed(open(), '我');
    drafts.store(mine);
    const events = watching(mine);
    const theirs = changed(mine, '他');
    anotherWindow().setItem('draft.air~PVG~FRA', JSON.stringify(theirs));
    drafts.store(changed(mine, '我又写'));
    expect(drafts.list()[0]?.form.remark).toBe('他');
    await expect.poll(() => events).toEqual([{ type: 'draft.changedElsewhere', theirs }]);
    drafts.store({ ...mine, revision: theirs.revision + 1 });
    expect(drafts.list()[0]?.form.remark).toBe('我');
  });

  test('a removal by another window is reported with a key to continue with', async () => {
    const mine = changed(open(), '我');
    drafts.store(mine);
    const events = watching(mine);
    anotherWindow().removeItem('draft.air~PVG~FRA');
    await expect.poll(() => events).toHaveLength(1);
    const freshKey = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
    expect(events).toEqual([{ type: 'draft.deletedElsewhere', freshKey }]);
    expect(events).not.toEqual([{ type: 'draft.deletedElsewhere', freshKey: mine.key }]);
  });
});
