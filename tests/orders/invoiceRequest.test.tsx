import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvoiceRequestActor } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { InvoiceRequest } from '#src/features/orders/InvoiceRequest.tsx';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { invoiceForm } from '#stories/orders/orderQuerySamples.ts';
import model from '#stories/tooling/models/InvoiceRequest.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const words = orderQueryCopy.invoice;
const refused = '本订单的发票已开具';
const view = (actor: InvoiceRequestActor) => <InvoiceRequest actor={actor} onDrop={() => undefined} />;
const submit = () => page.getByRole('button', { name: words.submit });
const bank = () => page.getByLabelText(words.fields.bank);
const { bank: _bank, bankAccount: _account, ...withoutBank } = invoiceForm;

test('what is known stands there; a special invoice needs address, phone and bank, a normal one does not', async () => {
  const { asked, told } = stage(invoiceRequestMachine, { orderNo: 'FCL1' }, view);
  expect(asked.knownInvoice?.at(-1)?.input).toEqual({ orderNo: 'FCL1' });
  asked.knownInvoice?.at(-1)?.answer(withoutBank);
  await settled();
  await expect.element(page.getByLabelText(words.fields.companyName)).toHaveValue(invoiceForm.companyName);
  await submit().click();
  expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
  expect(bank().element().ariaInvalid).toBe('true');
  await page.getByText(words.kinds.normal).click();
  expect(bank().element().ariaInvalid).toBeNull();
  await submit().click();
  expect(asked.sendInvoice?.at(-1)?.input).toEqual({
    orderNo: 'FCL1',
    form: { ...invoiceForm, kind: 'normal', bank: '', bankAccount: '' },
  });
});

test('what a special invoice asks for besides is said in the first round, along with the rest', async () => {
  const { asked } = stage(invoiceRequestMachine, { orderNo: 'FCL1' }, view);
  asked.knownInvoice?.at(-1)?.answer({});
  await settled();
  await submit().click();
  for (const name of ['companyName', 'bank', 'bankAccount', 'registeredAddress', 'registeredPhone', 'address'])
    expect([name, document.querySelector(`#field-${name}`)?.ariaInvalid]).toEqual([name, 'true']);
});

walkEvery(model, async (state) => {
  const { form, problems, refusal } = state.context;
  expect(page.getByText(words.opening).elements()).toHaveLength(state.matches('opening') ? 1 : 0);
  expect(page.getByText(refused).elements()).toHaveLength(refusal ? 1 : 0);
  expect(submit().element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  if (state.matches('opening')) return;
  for (const name of Object.keys(words.fields) as (keyof typeof words.fields)[]) {
    const control = page.elementLocator(document.querySelector(`#field-${name}`)!);
    await expect.element(control).toHaveValue(form[name]);
    expect([name, control.element().ariaInvalid]).toEqual([name, problems[name] ? 'true' : null]);
    expect(control.element().matches(':read-only')).toBe(!state.matches('filling'));
  }
});
