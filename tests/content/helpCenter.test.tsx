import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DetailActor } from '#machines/support/detail.ts';
import { configFrom } from '#src/platform/config.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import { templates } from '#src/features/content/help/texts/downloadsText.ts';
import { helpTopics } from '#src/features/content/help/texts/helpTopics.ts';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/ServiceMail.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const { machine: mail } = model;
const address = 'service@example.com';
const known = () => frozen(mail, { value: 'open', context: { id: 'serviceMail', value: address } });
const open = (articleId: string | null) =>
  render(<HelpCenter articleId={articleId} config={configFrom('{}')} mail={known()} />);
/** Lets the article's code come; React shows it a moment after what stood in its place. */
const arrived = async () => {
  await vi.dynamicImportSettled();
  await settled();
  await pass(1_000);
};
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

  test('has the mini-program’s code and the templates to take away', async () => {
    open('2');
    await arrived();
    // the code comes when it comes, and React lets its placeholder stand for a moment
    await expect
      .poll(() => pass(100).then(() => page.getByRole('img', { name: '官方小程序二维码' }).query()))
      .toBeVisible();
    for (const { title, href, fileName } of templates) {
      const link = page.getByRole('link', { name: new RegExp(`下载.*${title}`) });
      await expect.element(link).toHaveAttribute('href', href);
      await expect.element(link).toHaveAttribute('download', fileName);
    }
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

test('a failed mail address is said, and the telephone stays', async () => {
  const { requests } = renderMachine(mail, { id: 'serviceMail' }, (actor: DetailActor<string>) => (
    <HelpCenter articleId="3" config={configFrom('{}')} mail={actor} />
  ));
  requests.fetchDetail?.at(-1)?.reject(new Error('away'));
  await settled();
  await expect.element(page.getByText(messages.mailFailed)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '400-000-0000' })).toBeVisible();
});
