import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchMachine } from '#machines/search/search.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { Search } from '#src/features/search/Search.tsx';
import { portMessages } from '#src/trade/messages/ports.ts';
import { hamburg, ports } from '#stories/fixtures/samples.ts';
import { complete, open, picker } from '#stories/tooling/models/searchGestures.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { recall } from './renderedSearch.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const busan = { ...hamburg, code: 'KRPUS', nameZh: '釜山', nameEn: 'Busan', laneZh: '日韩线', hot: false };
const before = [{ ...emptySearch, ...complete, dstPort: '釜山', dstPortCode: 'KRPUS' }];

/** The card of a device that searched for Busan before, with the destination's list open. */
const opened = async (searches = before) => {
  const staged = renderMachine(searchMachine, {}, (actor) => <Search actor={actor} />);
  await recall(staged.requests, searches);
  picker('dstPortCode').element().focus();
  await settled();
  staged.requests.fetchPorts?.at(-1)?.resolve([...ports, busan]);
  await open('dstPortCode');
  return staged;
};
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const chosen = (staged: Awaited<ReturnType<typeof opened>>) => staged.actor.getSnapshot().context.data.dstPortCode;
/** Enter as Safari sends it, with the code of a key that an input method has used, or as usual. */
const pressEnter = (keyCode: 229 | 13): void => {
  const init = { key: 'Enter', code: 'Enter', keyCode, bubbles: true, cancelable: true };
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
};
const active = () => document.querySelector('[role="option"][data-focus]')?.textContent ?? '';

describe('the port picker', () => {
  test('left and right arrows change the tab, and its content is announced', async () => {
    await opened();
    const status = page.getByRole('status').filter({ hasText: '方向键' });
    await expect.element(status).toHaveTextContent(portMessages.tabs(portMessages.names.often, 2));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent(portMessages.tabs('欧洲', 1));
    expect(options().join()).toContain('汉堡');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(status).toHaveTextContent(portMessages.tabs('日韩线', 1));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status).toHaveTextContent(portMessages.tabs(portMessages.names.often, 2));
  });

  test('the Enter that ends a composition in Safari chooses nothing, the next one does', async () => {
    const staged = await opened();
    await userEvent.keyboard('hanbao');
    await expect.poll(active).toContain('汉堡');
    pressEnter(229);
    await settled();
    expect(chosen(staged)).toBe('');
    pressEnter(13);
    await expect.poll(() => chosen(staged)).toBe('DEHAM');
  });

  test('a name that is typed in full is its port once the field is left; another one stays as typed', async () => {
    const staged = await opened();
    await userEvent.keyboard('hamburg{Tab}');
    await settled();
    expect(staged.actor.getSnapshot().context.data).toMatchObject({ dstPort: '汉堡', dstPortCode: 'DEHAM' });
    await userEvent.click(picker('orgPortCode'));
    await userEvent.keyboard('汉宝{Tab}');
    await settled();
    expect(staged.actor.getSnapshot().context.data).toMatchObject({ orgPort: '汉宝', orgPortCode: '' });
    await expect.element(picker('orgPortCode')).toHaveValue('汉宝');
  });

  test('a port is chosen by keys alone: arrows, home, end, enter', async () => {
    const staged = await opened();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toContain('汉堡');
    await userEvent.keyboard('{Home}');
    await expect.poll(active).toContain('釜山');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => chosen(staged)).toBe('DEHAM');
    await expect.element(picker('dstPortCode')).toHaveValue('汉堡');
  });
});
