import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { OrderTemplates } from '#src/features/quotes/OrderTemplates.tsx';
import { TemplateChoice } from '#src/features/quotes/TemplateChoice.tsx';
import { templates } from '#stories/quotes/templateSamples.ts';
import model from '#stories/tooling/models/OrderTemplates.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = quoteMessages.templates;
const [{ id, name }, { name: other }] = templates as [(typeof templates)[0], (typeof templates)[0]];
const list = (actor: OrderTemplatesActor) => <OrderTemplates actor={actor} />;
const choice = (actor: OrderTemplatesActor) => <TemplateChoice actor={actor} onClose={() => undefined} />;

const open = async (view = list, input: object = {}) => {
  const started = renderMachine(orderTemplatesMachine, input, view);
  started.requests.fetchTemplates?.at(-1)?.resolve(templates);
  await settled();
  return started;
};

test('a renamed template keeps its place; a name that is taken is rejected where it was typed', async () => {
  const { requests } = await open();
  await named(messages.renameOf(name)).click();
  const field = page.getByRole('textbox', { name: messages.name });
  await expect.element(field).toHaveValue(name);
  await field.fill(other);
  await named(quoteMessages.quote.save).click();
  requests.rename?.at(-1)?.reject(new ApiError(codes.conflict, '已有同名模板'));
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('已有同名模板');
  await expect.element(field).toHaveValue(other);
  await field.fill(' 汉堡 ');
  await named(quoteMessages.quote.save).click();
  expect(requests.rename?.at(-1)?.input).toEqual({ id, name: '汉堡' });
  requests.rename?.at(-1)?.resolve(null);
  await settled();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('汉堡');
});

test('a template is deleted only after it was confirmed', async () => {
  const { requests } = await open();
  await named(messages.removeOf(name)).click();
  await expect.element(page.getByText(messages.removing(name))).toBeVisible();
  expect(requests.remove ?? []).toEqual([]);
  await named(quoteMessages.quote.confirm).click();
  expect(requests.remove?.at(-1)?.input).toEqual({ id });
  requests.remove?.at(-1)?.resolve(null);
  await settled();
  await expect.element(named(messages.removeOf(name))).not.toBeInTheDocument();
  await expect.element(named(messages.removeOf(other))).toBeVisible();
});

test('the choice in the order form has the templates of its service', async () => {
  const { requests } = await open(choice, { line: 'fcl' });
  expect(requests.fetchTemplates?.at(-1)?.input).toEqual({ line: 'fcl' });
  await named(messages.fillOf(name)).click();
  expect(requests.fetchContent?.at(-1)?.input).toEqual({ id });
  requests.fetchContent?.at(-1)?.reject(new ApiError(codes.notFound, '模板不存在或已删除'));
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('模板不存在或已删除');
  await expect.element(named(messages.fillOf(other))).toBeEnabled();
});

walkEvery(model, async (state) => {
  const { templates: listed, chosenId, errorMessage } = state.context;
  const isListed = state.matches('listed');
  expect(page.getByRole('listitem').elements()).toHaveLength(isListed ? listed.length : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(
    errorMessage !== undefined && !state.matches('fetching') ? 1 : 0,
  );
  expect(page.getByText(messages.none, { exact: true }).elements()).toHaveLength(
    isListed && listed.length === 0 ? 1 : 0,
  );
  const isNamed = state.matches({ listed: 'renaming' }) || state.matches({ listed: 'storingName' });
  expect(page.getByRole('textbox').elements()).toHaveLength(isNamed && chosenId !== undefined ? 1 : 0);
});
