import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { loginMessages } from '#src/features/auth/messages.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import model from '#stories/tooling/models/Login.tsx';
import { fieldsOf, modes } from '#stories/tooling/models/loginFields.ts';
import { fields, tab, textShown } from '#stories/tooling/models/loginGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state) => {
  const mode = modes.find((one) => state.matches({ open: { form: one } }));
  if (!mode) return expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  if (state.matches({ open: { text: 'open' } })) return textShown(userAgreement.title);
  if (mode !== 'reset' && mode !== 'email') await expect.element(tab(mode)).toHaveAttribute('aria-selected', 'true');
  for (const field of fieldsOf[mode]) {
    await expect.element(fields[field]()).toHaveValue(state.context.form[field]);
    // a phone or address to which no code can be sent is reported at its field
    const requested =
      (field === 'userName' || field === 'email') && state.children.smsCode?.getSnapshot().context.problem;
    if (state.context.problems[field] ?? requested)
      await expect.element(fields[field]()).toHaveAttribute('aria-invalid', 'true');
    else await expect.element(fields[field]()).not.toHaveAttribute('aria-invalid');
  }
  const submit = named(loginMessages.login.submit[mode]);
  if (state.hasTag('busy')) await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  else await expect.element(submit).not.toHaveAttribute('aria-busy');
});
