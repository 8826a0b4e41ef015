import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NamingActor } from '#machines/quotes/naming.ts';
import { namingMachine } from '#machines/quotes/naming.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { SaveUnderName } from '#src/features/quotes/SaveUnderName.tsx';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import model from '#stories/tooling/models/SaveUnderName.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = quoteMessages.saving;
const subject = { type: 'quote', form: completeForm } as const;
const view = (actor: NamingActor) => <SaveUnderName actor={actor} />;
const name = () => page.getByRole('textbox');
const named = (text: string) => page.getByRole('button', { name: text, exact: true });

const open = async () => {
  const started = renderMachine(namingMachine, undefined, view);
  started.actor.send({ type: 'naming.requested', subject, name: '上海-汉堡 20GP×1' });
  started.requests.signIn?.at(-1)?.resolve(null);
  await settled();
  return started;
};

test('the suggested name can be changed, and is saved without blanks around it', async () => {
  const { requests } = await open();
  await expect.element(name()).toHaveValue('上海-汉堡 20GP×1');
  await name().fill('  给客户 A ');
  await named(messages.submit).click();
  expect(requests.save?.map(({ input }) => input)).toEqual([{ subject, name: '给客户 A' }]);
  requests.save?.at(-1)?.resolve({ id: 'q1' });
  await settled();
  await expect.element(page.getByRole('dialog', { name: messages.quote.done })).toBeInTheDocument();
});

walkEvery(model, async (state) => {
  const isOpen = state.matches('naming') || state.matches('saving') || state.matches('saved');
  expect(page.getByRole('dialog').elements()).toHaveLength(isOpen ? 1 : 0);
  if (state.matches('naming')) await expect.element(name()).toHaveValue(state.context.name);
  expect(page.getByText(messages.quote.doneText).elements()).toHaveLength(state.matches('saved') ? 1 : 0);
});
