import { tradeMessages } from '#server/orders/messages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvoiceRequestActor } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { InvoiceRequest } from '#src/features/orders/follow/InvoiceRequest.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import model from '#stories/tooling/models/InvoiceRequest.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages.invoice;
const rejected = tradeMessages.invoiceIssued;
const view = (actor: InvoiceRequestActor) => <InvoiceRequest actor={actor} onDrop={() => undefined} />;
const submit = () => page.getByRole('button', { name: messages.submit });
const bank = () => page.getByLabelText(messages.fields.bank);
const { bank: _bank, bankAccount: _account, ...withoutBank } = invoiceForm;

test('known data are filled in; a special invoice needs address, phone and bank, a normal one does not', async () => {
  const { requests, effects } = renderMachine(invoiceRequestMachine, { orderNo: 'FCL1' }, view);
  expect(requests.knownInvoice?.at(-1)?.input).toEqual({ orderNo: 'FCL1' });
  requests.knownInvoice?.at(-1)?.resolve(withoutBank);
  await settled();
  await expect.element(page.getByLabelText(messages.fields.companyName)).toHaveValue(invoiceForm.companyName);
  await submit().click();
  expect(effects.map(({ name }) => name)).toEqual(['focusProblem']);
  expect(bank().element().ariaInvalid).toBe('true');
  await page.getByText(messages.kinds.normal).click();
  expect(bank().element().ariaInvalid).toBeNull();
  await submit().click();
  expect(requests.sendInvoice?.at(-1)?.input).toEqual({
    orderNo: 'FCL1',
    form: { ...invoiceForm, kind: 'normal', bank: '', bankAccount: '' },
  });
});

walkEvery(model, async (state) => {
  const { form, problems, errorMessage } = state.context;
  expect(page.getByText(messages.opening).elements()).toHaveLength(state.matches('opening') ? 1 : 0);
  expect(page.getByText(rejected).elements()).toHaveLength(errorMessage ? 1 : 0);
  expect(submit().element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  if (state.matches('opening')) return;
  for (const name of Object.keys(messages.fields) as (keyof typeof messages.fields)[]) {
    const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
    await expect.element(control).toHaveValue(form[name]);
    expect([name, control.element().ariaInvalid]).toEqual([name, problems[name] ? 'true' : null]);
    expect(control.element().matches(':read-only')).toBe(!state.matches('editing'));
  }
});
