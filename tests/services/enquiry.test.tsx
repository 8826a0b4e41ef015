import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { enquiryForm, storedEnquiry } from '#stories/services/serviceSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';
import { waitText } from '#contract/protocol/waitText.ts';
import { sellingMessages } from '#server/services/messages.ts';
import model from '#stories/tooling/models/Enquiry.tsx';

aroundEachTest();

const messages = serviceMessages.enquiry;
const view = (actor: EnquiryActor) => (
  <Enquiry actor={actor} content={air} submit={messages.submit} deployment={siteDefaults} newKey={() => 'k2'} />
);
const at = (form: Partial<EnquiryForm> = {}) =>
  renderMachine(enquiryMachine, { key: 'k1', form: { ...enquiryForm, ...form } }, view);
const field = (label: string) => page.getByLabelText(label);
const submit = () => page.getByRole('button', { name: messages.submit });

describe('an enquiry', () => {
  test('goods, contact and phone are required; a problem is shown at its field and focused', async () => {
    const { requests, effects } = at({
      goods: '',
      contactName: ' ',
      phone: '1381234567',
      email: 'chen@',
      unNumber: '12',
    });
    await submit().click();
    const marked = [...document.querySelectorAll<HTMLInputElement>('[aria-required]')].map(({ name }) => name);
    expect(marked).toEqual(['goods', 'contactName', 'phone']);
    for (const name of ['goods', 'contactName'] as const)
      await expect.element(field(messages[name])).toHaveAccessibleDescription(`请输入${messages[name]}`);
    await expect.element(field(messages.phone)).toHaveAccessibleDescription(problemMessages.phoneInvalid);
    await expect.element(field(messages.email)).toHaveAccessibleDescription(problemMessages.emailInvalid);
    await expect
      .element(field(messages.unNumber))
      .toHaveAccessibleDescription(`${messages.unHint} ${problemMessages.unNumberInvalid}`);
    expect(effects.map(({ name }) => name)).toEqual(['focusProblem']);
    expect(requests.sendEnquiry).toBeUndefined();
  });

  test('what the session knows of the visitor fills what is empty, and replaces nothing typed', async () => {
    const { actor } = at({ contactName: '', phone: '', company: '自己的公司' });
    await submit().click();
    actor.send({ type: 'contact.known', contactName: '陈立', phone: '13900000001', company: '登记的公司' });
    await expect.element(field(messages.contactName)).toHaveValue('陈立');
    await expect.element(field(messages.phone)).toHaveValue('13900000001');
    await expect.element(field(messages.phone)).not.toHaveAttribute('aria-invalid');
    await expect.element(field(messages.company)).toHaveValue('自己的公司');
  });
});

const rejected = sellingMessages.enquiryTooMany(waitText(60));
const goods = () => page.getByLabelText(messages.goods);
const another = () => page.getByRole('button', { name: messages.another });

walkEvery(model, async (state) => {
  const { form, problems, errorMessage } = state.context;
  const isAccepted = state.matches('accepted');
  expect(another().elements()).toHaveLength(isAccepted ? 1 : 0);
  expect(page.getByText(storedEnquiry.enquiryNo).elements()).toHaveLength(isAccepted ? 1 : 0);
  expect(submit().elements()).toHaveLength(isAccepted ? 0 : 1);
  expect(page.getByText(rejected).elements()).toHaveLength(errorMessage === rejected ? 1 : 0);
  if (isAccepted) return;
  await expect.element(goods()).toHaveValue(form.goods);
  expect(goods().element().ariaInvalid).toBe(problems.goods ? 'true' : null);
  expect(submit().element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  expect(goods().element().matches(':read-only')).toBe(state.matches('sending'));
});
