import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { transportFacts } from '#contract/desk/transportChecks.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskForm } from '#src/features/desk/DeskForm.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { releasedOrder } from '#stories/desk/deskSamples.ts';
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

test('a container with a wrong check digit is rejected before it is sent', async () => {
  const facts = transportFacts(releasedOrder, noShipment);
  const about = { kind: 'command', subject: 'FCL1', command: 'cargo.gatedIn', line: 'fcl', facts } as const;
  const { requests } = renderMachine(deskFormMachine, { about }, view);
  await field('containers').fill('MSCU1234567 CN1');
  await field('at').fill('2026-03-02T08:00');
  await submit(forms.command.submit).click();
  await expect.element(field('containers')).toHaveAccessibleDescription(/ISO 6346/);
  expect(requests.sendForm).toBeUndefined();
  await field('containers').fill('MSCU1234566 CN1');
  await submit(forms.command.submit).click();
  await expect.element(field('containers')).toHaveAccessibleDescription(/填了 1 箱，委托为 2 箱/);
  expect(requests.sendForm).toBeUndefined();
  await field('containers').fill('MSCU1234566 CN1\nCSQU3054383 40HQ');
  await submit(forms.command.submit).click();
  expect(requests.sendForm?.at(-1)?.input).toMatchObject({
    values: { containers: 'MSCU1234566 CN1\nCSQU3054383 40HQ' },
  });
});

walkEvery(model, async (state) => {
  const { about, values, problems, errorMessage } = state.context;
  const [name] = about.kind === 'answer' ? (['answer'] as const) : (['invoiceNo'] as const);
  await expect.element(field(name)).toHaveValue(values[name] ?? '');
  expect(field(name).element().matches(':read-only')).toBe(!state.matches('editing'));
  expect(field(name).element().ariaInvalid).toBe(problems[name] ? 'true' : null);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage === undefined ? 0 : 1);
});
