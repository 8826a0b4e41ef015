import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskQueueActor } from '#machines/desk/deskQueue.ts';
import { deskQueueMachine, wholeQueue } from '#machines/desk/deskQueue.ts';
import type { Place } from '#contract/desk/deskAddress.ts';
import { queueKey } from '#contract/desk/queue.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { deskNow, waiting, waitingPage } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/DeskQueue.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const opened: (Place | undefined)[] = [];
const view = (actor: DeskQueueActor) => (
  <DeskQueue actor={actor} login="wang" now={deskNow} onOpen={(place) => opened.push(place)} />
);
const { queue: messages } = deskMessages;
const rows = () => page.getByRole('listitem').elements();

test('what others do appears by itself after five seconds; a row is given from whom the page shows, and opens', async () => {
  const { requests } = renderMachine(deskQueueMachine, wholeQueue, view);
  requests.fetchQueue?.at(-1)?.resolve({ version: 'v1', page: { ...waitingPage, items: waiting.slice(1) } });
  await settled();
  expect(rows()).toHaveLength(3);
  await pass(5_000);
  expect(requests.fetchQueue?.at(-1)?.input).toMatchObject({ version: 'v1' });
  requests.fetchQueue?.at(-1)?.resolve({ version: 'v2', page: waitingPage });
  await settled();
  expect(rows()).toHaveLength(4);
  const ownerOfThird = page.getByRole('combobox', { name: messages.ownerOf(waiting[2]!.titleZh) });
  await userEvent.selectOptions(ownerOfThird, 'wang');
  expect(requests.sendAct?.at(-1)?.input).toMatchObject({ subject: 'a1', from: 'zhao', to: 'wang' });
  await page.getByRole('link').first().click();
  expect(opened).toEqual([{ about: 'order', subject: waiting[0]!.subject }]);
});

walkEvery(model, (state) => {
  const { page: shown, cursors, current, errorMessage } = state.context;
  const isShown = state.matches('shown');
  expect(rows()).toHaveLength(isShown ? (shown?.items.length ?? 0) : 0);
  expect(current === undefined || shown?.items.some((item) => queueKey(item) === current)).toBe(true);
  expect(page.getByRole('navigation').elements()).toHaveLength(isShown && (shown?.next || cursors.length > 0) ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('region', { name: messages.title }).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
