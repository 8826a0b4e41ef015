import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskQueueActor } from '#machines/desk/deskQueue.ts';
import { deskQueueMachine, shownItems } from '#machines/desk/deskQueue.ts';
import type { Place } from '#contract/desk/deskAddress.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { deskNow, waiting } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/DeskQueue.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const opened: (Place | undefined)[] = [];
const view = (actor: DeskQueueActor) => (
  <DeskQueue actor={actor} login="wang" now={deskNow} onOpen={(place) => opened.push(place)} />
);
const { queue: messages } = deskMessages;
const rows = () => page.getByRole('listitem').elements();

test('new items appear by themselves after twenty seconds, and a row opens its page', async () => {
  const { requests } = renderMachine(deskQueueMachine, {}, view);
  requests.fetchQueue?.at(-1)?.resolve(waiting.slice(1));
  await settled();
  expect(rows()).toHaveLength(3);
  await pass(20_000);
  requests.fetchQueue?.at(-1)?.resolve(waiting);
  await settled();
  expect(rows()).toHaveLength(4);
  await page.getByRole('link').first().click();
  expect(opened).toEqual([{ about: 'order', subject: waiting[0]!.subject }]);
});

/** The kinds of the items that a filter shows to somebody. */
const subjects = (kind: 'all' | 'review', owner: 'all' | 'mine' | 'free') =>
  shownItems(waiting, { kind, owner }, 'wang').map((item) => item.kind);

test('the filters show mine, nobody’s and one kind', () => {
  expect(subjects('all', 'all')).toEqual(['review', 'documents', 'verification', 'enquiry']);
  expect(subjects('all', 'mine')).toEqual(['documents']);
  expect(subjects('all', 'free')).toEqual(['review', 'enquiry']);
  expect(subjects('review', 'all')).toEqual(['review']);
});

walkEvery(model, (state) => {
  const { items, filter, errorMessage } = state.context;
  const isShown = state.matches('shown');
  expect(rows()).toHaveLength(isShown ? shownItems(items, filter, 'wang').length : 0);
  expect(page.getByText(messages.count(0, 0)).elements()).toHaveLength(isShown && items.length === 0 ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title }).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
