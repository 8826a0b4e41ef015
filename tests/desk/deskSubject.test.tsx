import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { application, enquiry, ofOrder, releasedOrder, reviewedOrder } from '#stories/desk/deskSamples.ts';
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

test('what is to be reviewed stands with its paragraph, and the timeline with the person', async () => {
  await shown('order', ofOrder(reviewedOrder));
  await expect.element(page.getByText('货物 2：与货物 1 同装：远离（IMDG 42-24 7.2.4）')).toBeVisible();
});

test('a released order shows its shipment, its notes, and a form with what is known', async () => {
  await shown('order', ofOrder(releasedOrder));
  await expect.element(page.getByText('COSU6300123')).toBeVisible();
  await expect.element(page.getByText('客户常改船期，先电话确认。')).toBeVisible();
  await expect.element(page.getByText('承运人：放舱（王敏）')).toBeVisible();
  await button('开具发票').click();
  await expect.element(page.getByLabelText(deskMessages.fields.invoiceNo)).toBeVisible();
});

test('a verification marks what differs from the picture, blanks aside', async () => {
  await shown('application', { about: 'application', application });
  const marked = page.getByRole('row').filter({ hasText: deskMessages.application.differs });
  expect(marked.elements()).toHaveLength(1);
  await expect.element(marked).toHaveTextContent('住所');
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
