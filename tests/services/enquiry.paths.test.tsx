import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lineWords } from '#src/features/services/messages.ts';
import { keptEnquiry } from '#stories/services/serviceSamples.ts';
import model from '#stories/tooling/models/Enquiry.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const words = lineWords.enquiry;
const refused = '提交过于频繁';
const goods = () => page.getByLabelText(words.goods);
const submit = () => page.getByRole('button', { name: words.submit });
const another = () => page.getByRole('button', { name: words.another });

walkEvery(model, async (state) => {
  const { form, problems, refusal } = state.context;
  const isKept = state.matches('kept');
  expect(another().elements()).toHaveLength(isKept ? 1 : 0);
  expect(page.getByText(keptEnquiry.enquiryNo).elements()).toHaveLength(isKept ? 1 : 0);
  expect(submit().elements()).toHaveLength(isKept ? 0 : 1);
  expect(page.getByText(refused).elements()).toHaveLength(refusal === refused ? 1 : 0);
  if (isKept) return;
  await expect.element(goods()).toHaveValue(form.goods);
  expect(goods().element().ariaInvalid).toBe(problems.goods ? 'true' : null);
  expect(submit().element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  expect(goods().element().matches(':read-only')).toBe(state.matches('sending'));
});
