import { beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { draftFrom } from '#src/features/booking/draftFrom.ts';
import type { DraftStore } from '#src/features/booking/draftsEffects.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import { document as sds } from '#stories/orders/fclOrderSamples.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { siteOfWindow } from '#tests/support/siteOfWindow.ts';
import type { DraftEvent } from '#machines/booking/bookingContext.ts';
import { page } from 'vitest/browser';
import { withListedNames } from '#contract/booking/edits/dangerousDetails.ts';
import { StoredDraft } from '#src/features/booking/form/Notices.tsx';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { named } from '#stories/tooling/models/named.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const { air } = allServices;
const start = { titleZh: '航空货运 上海浦东 → 法兰克福', isDanger: 'N' } as const;
let drafts: DraftStore = draftsOf(siteOfWindow());
const open = (offerId = 'air~PVG~FRA') => drafts.open(air, offerId, start);
const changed = (draft: OrderDraft, remark: string): OrderDraft => ({
  ...draft,
  revision: draft.revision + 1,
  form: { ...draft.form, remark },
});

beforeEach(() => {
  localStorage.clear();
  drafts = draftsOf(siteOfWindow());
});

describe('a draft', () => {
  test('is new if none is stored, and the same after a reload', () => {
    const fresh = open();
    expect(fresh).toMatchObject({ version: 2, revision: 0, form: { line: 'air', offerId: 'air~PVG~FRA' } });
    const stored = changed(fresh, '易碎');
    drafts.store(stored);
    expect(open()).toEqual({ ...stored, savedAt: expect.any(String) as string });
    expect(open().key).toBe(fresh.key);
  });

  test('of each quote is stored separately; the newest is listed first, and any can be deleted', () => {
    const older = changed(open('air~PVG~FRA'), '一');
    localStorage.setItem('draft.air~PVG~FRA', JSON.stringify({ ...older, savedAt: '2026-01-01T00:00:00Z' }));
    drafts.store(changed(open('air~PVG~LAX'), '二'));
    expect(drafts.list().map(({ form }) => form.remark)).toEqual(['二', '一']);
    drafts.drop(drafts.list()[0]!);
    expect(drafts.list().map(({ form }) => form.offerId)).toEqual(['air~PVG~FRA']);
  });

  test('continues with another quote under a key of its own, once', () => {
    const stored = { ...changed(open('air~PVG~FRA'), '易碎'), documents: [sds] };
    drafts.store(stored);
    const moved = drafts.move('air~PVG~FRA', 'air~PVG~LAX', '航空货运 上海浦东 → 洛杉矶');
    expect(moved).toMatchObject({
      titleZh: '航空货运 上海浦东 → 洛杉矶',
      documents: [sds],
      form: { offerId: 'air~PVG~LAX', remark: '易碎' },
    });
    expect(moved!.key).not.toBe(stored.key);
    expect(drafts.list().map(({ form }) => form.offerId)).toEqual(['air~PVG~LAX']);
    expect(drafts.move('air~PVG~FRA', 'air~PVG~LAX', '')).toBeUndefined();
  });

  test.each([
    ['no JSON', '{'],
    ['another line’s fields', JSON.stringify(changed({ ...open(), form: { ...open().form, details: {} } }, 'x'))],
    ['damaged goods', JSON.stringify({ ...open(), form: { ...open().form, cargo: [{ nameZh: 1 }] } })],
    ['another offer’s draft', JSON.stringify(open('air~PVG~LAX'))],
  ])('is not made of %s', (_, text) => {
    localStorage.setItem('draft.air~PVG~FRA', text);
    expect(open().revision).toBe(0);
    expect(open().form.remark).toBe('');
    expect(drafts.list()).toEqual([]);
    expect(localStorage.getItem('draft.air~PVG~FRA')).toBeNull();
  });

  test('the old kind’s place is cleared, what is none of its business is left', () => {
    localStorage.setItem('draft.fcl.S1', JSON.stringify({ version: 1 }));
    localStorage.setItem('slider', '"slider-1"');
    expect(drafts.list()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['slider']);
  });
});

describe('a draft of an order', () => {
  const today = { protocolVersion: '', today: '2026-03-08' };

  test('to amend an order is stored separately from a new order’s', () => {
    const amending = draftFrom(flown, { ...today, amends: true });
    drafts.store(amending);
    expect(drafts.openAmendment(flown.orderNo)?.key).toBe(amending.key);
    expect(open(flown.order.offerId).key).not.toBe(amending.key);
    expect(drafts.openAmendment('AIR0')).toBeUndefined();
  });

  test('that was requested replaces another for the same quote', () => {
    drafts.store(changed(open(flown.order.offerId), '旧'));
    const again = draftFrom(flown, { ...today, amends: false });
    drafts.replace(again);
    expect(open(flown.order.offerId).key).toBe(again.key);
  });
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

test.each(['fcl', 'goods'] as const)('the input of an expired quote has a way to continue: %s', async (service) => {
  const form = completeFormOf(service);
  drafts.replace(draftOf(form));
  const draft = drafts.find(form.offerId);
  expect(draft?.form).toEqual(withListedNames(form));
  const onGoOn = vi.fn<() => void>();
  render(<StoredDraft draft={draft!} onGoOn={onGoOn} />);
  await expect.element(page.getByText(bookingMessages.unavailable.stored)).toBeVisible();
  for (const said of [draft!.titleZh, ...form.cargo.map(({ nameZh }) => nameZh), form.bookingContact.name])
    await expect.element(page.getByRole('list')).toHaveTextContent(said);
  const { goOn } = bookingMessages.unavailable;
  await named(service === 'fcl' ? goOn.fcl : goOn.other).click();
  expect(onGoOn).toHaveBeenCalledOnce();
});
