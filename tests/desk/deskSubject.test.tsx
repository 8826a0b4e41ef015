import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { enquiry, ofOrder, reviewedOrder } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/DeskSubject.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const view = (actor: DeskSubjectActor) => <DeskSubject actor={actor} onBack={() => undefined} />;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = async (about: 'order' | 'application', detail: unknown) => {
  const { requests } = renderMachine(deskSubjectMachine, { about, subject: 'FCL202603010042' }, view);
  requests.fetchSubject?.at(-1)?.resolve(detail);
  await settled();
};

test('an order has the buttons of its commands alone, and a preview of what the customer will see', async () => {
  await shown('order', ofOrder(reviewedOrder));
  const commands = page.getByRole('group', { name: deskMessages.order.commands });
  expect(
    commands
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['要求补料', '受理', '拒绝', deskMessages.order.writeNote, deskMessages.order.writeCustomerNote]);
  await button('要求补料').click();
  await page.getByLabelText(deskMessages.fields.note).fill('请补充危包证');
  await page.getByLabelText(deskMessages.fields.dueAt).fill('2026-03-03T18:00');
  const preview = page.getByRole('region', { name: deskMessages.preview.title });
  await expect.element(preview).toHaveTextContent('状态变为“待补资料”');
  await expect.element(preview).toHaveTextContent('请补充危包证');
  await expect.element(preview).toHaveTextContent('须于 2026-03-03 18:00 前答复');
});

walkEvery(model, (state) => {
  const { about, detail, openDocument, errorMessage } = state.context;
  const isEnquiry = detail !== undefined && about === 'enquiry';
  expect(page.getByText(enquiry.content.goods).elements()).toHaveLength(isEnquiry ? 1 : 0);
  expect(page.getByRole('complementary').elements()).toHaveLength(openDocument === undefined ? 0 : 1);
  expect(page.getByRole('form').elements()).toHaveLength(state.matches({ shown: 'acting' }) ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
  expect(page.getByRole('article').element().ariaBusy).toBe(String(state.hasTag('busy')));
});
