import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import model from '#stories/tooling/models/Licence.tsx';
import { chooseLicence } from '#stories/tooling/models/licenceHands.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const words = identityCopy.licence;
const refusal = '请稍后再试';

const submit = () => page.getByRole('button', { name: words.submit });
const replace = () => page.getByLabelText(words.replace);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { fields, percent, problems, fileProblem, refusal: told } = state.context;
  expect(shown(chooseLicence())).toBe(state.matches('choosing'));
  expect(shown(page.getByText(words.restoring))).toBe(state.matches('restoring'));
  expect(shown(page.getByText(words.reading))).toBe(state.matches('reading'));
  const bar = page.getByRole('progressbar');
  if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
  else expect(shown(bar)).toBe(false);
  for (const problem of ['fileType', 'fileSize', 'fileUnreadable', 'fileGone'] as const) {
    expect([problem, shown(page.getByText(words.fileProblems[problem]))]).toEqual([problem, problem === fileProblem]);
  }
  expect(shown(page.getByText(refusal))).toBe(told === refusal);
  const correcting = ['filling', 'submitting', 'submitted'].includes(state.value);
  expect(shown(submit())).toBe(correcting);
  if (!correcting) return;
  for (const [name, value] of Object.entries(fields)) {
    const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
    await expect.element(control).toHaveValue(value);
    expect(control.element().ariaInvalid).toBe(problems[name] ? 'true' : null);
    expect(control.element().matches(':read-only')).toBe(!state.matches('filling'));
  }
  if (state.matches('filling')) await expect.element(replace()).toBeEnabled();
  else await expect.element(replace()).toBeDisabled();
});
