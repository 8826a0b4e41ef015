import { messages as serviceMessages } from '#server/http/messages.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import model from '#stories/tooling/models/Licence.tsx';
import { chooseLicence } from '#stories/tooling/models/licenceGestures.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = enterpriseMessages.licence;
const errorMessage = serviceMessages.failed;

const submit = () => page.getByRole('button', { name: messages.submit });
const replace = () => page.getByLabelText(messages.replace);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { fields, percent, problems, fileProblem, errorMessage: effects } = state.context;
  expect(shown(chooseLicence())).toBe(state.matches('choosing'));
  expect(shown(page.getByText(messages.restoring))).toBe(state.matches('restoring'));
  expect(shown(page.getByText(messages.reading))).toBe(state.matches('reading'));
  const bar = page.getByRole('progressbar');
  if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
  else expect(shown(bar)).toBe(false);
  for (const problem of ['fileType', 'fileSize', 'fileUnreadable', 'fileGone'] as const) {
    expect([problem, shown(page.getByText(messages.fileProblems[problem]))]).toEqual([
      problem,
      problem === fileProblem,
    ]);
  }
  expect(shown(page.getByText(errorMessage))).toBe(effects === errorMessage);
  const correcting = ['editing', 'submitting', 'submitted'].includes(state.value);
  expect(shown(submit())).toBe(correcting);
  if (!correcting) return;
  for (const [name, value] of Object.entries(fields)) {
    const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
    await expect.element(control).toHaveValue(value);
    expect(control.element().ariaInvalid).toBe(problems[name] ? 'true' : null);
    expect(control.element().matches(':read-only')).toBe(!state.matches('editing'));
  }
  if (state.matches('editing')) await expect.element(replace()).toBeEnabled();
  else await expect.element(replace()).toBeDisabled();
});
