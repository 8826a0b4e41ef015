import { waitText } from '#contract/protocol/waitText.ts';
import { sellingMessages } from '#server/services/messages.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { storedEnquiry } from '#stories/services/serviceSamples.ts';
import model from '#stories/tooling/models/Enquiry.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = serviceMessages.enquiry;
const rejected = sellingMessages.enquiryTooMany(waitText(60));
const goods = () => page.getByLabelText(messages.goods);
const submit = () => page.getByRole('button', { name: messages.submit });
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
