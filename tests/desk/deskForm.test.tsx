import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskForm } from '#src/features/desk/DeskForm.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import model from '#stories/tooling/models/DeskForm.tsx';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const view = (actor: DeskFormActor) => <DeskForm actor={actor} />;
const { fields, forms } = deskMessages;
const field = (name: keyof typeof fields) => page.getByLabelText(fields[name]);
const submit = (name: string) => page.getByRole('button', { name, exact: true });

test('a sign-in sends what was typed, and says what is missing at its field', async () => {
  const { requests } = renderMachine(deskFormMachine, { about: { kind: 'signIn' } }, view);
  await field('login').fill('wang');
  await field('totp').fill('12 34');
  await submit(forms.signIn.submit).click();
  expect(requests.sendForm).toBeUndefined();
  await expect.element(field('totp')).toHaveAccessibleDescription(/须为 6 位数字/);
  await page.getByRole('textbox', { name: fields.password, exact: true }).fill('nine tons of methanol');
  await field('totp').fill('123 456');
  await submit(forms.signIn.submit).click();
  expect(requests.sendForm?.at(-1)?.input).toMatchObject({
    about: { kind: 'signIn' },
    values: { login: 'wang', password: 'nine tons of methanol', totp: '123 456' },
  });
});

walkEvery(model, async (state) => {
  const { about, values, problems, errorMessage } = state.context;
  if (about.kind === 'trackTable') {
    const column = page.getByLabelText('几时');
    expect(column.elements()).toHaveLength(about.unmapped ? 1 : 0);
    if (!about.unmapped) return;
    await expect.element(column).toHaveValue(values['column1'] ?? '');
    expect(column.element().ariaInvalid).toBe(problems['column1'] ? 'true' : null);
    return;
  }
  const [name] = about.kind === 'answer' ? (['answer'] as const) : (['invoiceNo'] as const);
  await expect.element(field(name)).toHaveValue(values[name] ?? '');
  expect(field(name).element().matches(':read-only')).toBe(!state.matches('editing'));
  expect(field(name).element().ariaInvalid).toBe(problems[name] ? 'true' : null);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
});
