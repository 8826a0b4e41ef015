import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configFrom } from '#src/platform/config.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import { helpTopics } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/ServiceMail.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const { machine: mail } = model;
const address = 'service@example.com';
const known = () => frozen(mail, { value: 'open', context: { id: 'serviceMail', value: address } });
const open = (articleId: string | null) =>
  render(
    <HelpCenter articleId={articleId} keyword="" onSearch={() => undefined} config={configFrom('{}')} mail={known()} />,
  );
const heading = () => page.getByRole('heading', { level: 1 });
// the tree stands twice, folded for a phone and open for a desktop
const tree = () => page.getByRole('navigation', { name: messages.tree });

describe('the help center', () => {
  test.each(helpTopics.map(({ id, title }) => [id, title] as const))('%s is %s', async (id, title) => {
    open(id);
    await expect.element(heading()).toHaveTextContent(title);
    expect(document.title).toContain(title);
    const here = tree().element().querySelectorAll('[aria-current=page]');
    expect([...here].map((link) => link.getAttribute('href'))).toEqual([
      `/helpCenter?id=${id}`,
      `/helpCenter?id=${id}`,
    ]);
    expect(page.getByText(messages.unknown).elements()).toEqual([]);
  });

  test.each(['9.9', '', '1.1.1.1', '__proto__'])('says that there is no %j and shows the guide', async (articleId) => {
    open(articleId);
    await expect.element(page.getByText(messages.unknown)).toBeVisible();
    await expect.element(heading()).toHaveTextContent('新手指引');
  });
});

describe('the mail address', () => {
  walkEvery(model, (state) => {
    const link = page.getByRole('link', { name: address });
    expect(link.elements().map((one) => one.getAttribute('href'))).toEqual(
      state.matches('open') ? [`mailto:${address}`] : [],
    );
    expect(page.getByText(messages.mailLoading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
  });
});
