import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchMachine } from '#machines/search/search.ts';
import { problemMessages, problemText } from '#src/ui/messages/problems.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import { Search } from '#src/features/search/Search.tsx';
import { hamburg, shanghai, ports } from '#stories/fixtures/samples.ts';
import { complete, submit, open, picker, swap, volume } from '#stories/tooling/models/searchGestures.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';
import { emptySearch, hasPorts } from '#machines/search/searchData.ts';
import { portMessages } from '#src/trade/messages/ports.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import model from '#stories/tooling/models/Search.tsx';

aroundEachTest();

const at = () => renderMachine(searchMachine, {}, (actor) => <Search actor={actor} />);

test('specification 3: size, number, weight and readiness of the containers go with a search', async () => {
  const { actor, effects } = at();
  actor.send({ type: 'origin.chosen', port: shanghai });
  actor.send({ type: 'destination.chosen', port: hamburg });
  await settled();
  await page.getByText('40HQ', { exact: true }).click();
  await userEvent.fill(page.getByLabelText(searchCardMessages.containers), '2.5');
  const ready = page.getByLabelText(searchCardMessages.readyDay);
  await userEvent.fill(ready, '2020-04-01');
  await submit().click();
  await expect.element(ready).toHaveAccessibleDescription(problemMessages.datePast);
  await userEvent.fill(ready, '2036-04-01');
  await userEvent.fill(page.getByLabelText(searchCardMessages.weight), '18 吨');
  await submit().click();
  await expect
    .element(page.getByLabelText(searchCardMessages.containers))
    .toHaveAccessibleDescription(problemMessages.mustBeWhole);
  await userEvent.fill(page.getByLabelText(searchCardMessages.containers), '2');
  await submit().click();
  const goods = { containerType: '40HQ', containers: '2', readyDay: '2036-04-01', weight: '18 吨' };
  expect(effects.at(-1)).toMatchObject({ name: 'openResults', params: { data: { ...complete, ...goods } } });
});

const busan = { ...hamburg, code: 'KRPUS', nameZh: '釜山', nameEn: 'Busan', laneZh: '日韩线', hot: false };
const before = [{ ...emptySearch, ...complete, dstPort: '釜山', dstPortCode: 'KRPUS' }];

/** The card of a device that searched for Busan before, with the destination's list open. */
const opened = async () => {
  const staged = at();
  staged.requests.recallSearches?.at(-1)?.resolve(before);
  await settled();
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

/** The form's fields of a port in addition to its name. */
const hidden = (field: 'orgPortCode' | 'dstPortCode') =>
  page.elementLocator(document.querySelector(`input[type="hidden"][name="${field}"]`)!);
const danger = (label: string) => page.getByRole('radio', { name: label });

walkEvery(model, async (state) => {
  const { data, problems } = state.context;
  await expect.element(hidden('orgPortCode')).toHaveValue(data.orgPortCode);
  await expect.element(hidden('dstPortCode')).toHaveValue(data.dstPortCode);
  await expect.element(swap()).toHaveProperty('disabled', !hasPorts(data));
  await expect
    .element(danger(sailingMessages.search.dangerousOptions[data.isDanger === 'Y' ? 0 : 1].label))
    .toBeChecked();
  for (const field of ['orgPortCode', 'dstPortCode'] as const) {
    // an open list leaves the text of its field
    const isOpen = picker(field).element().ariaExpanded === 'true';
    if (!isOpen) await expect.element(picker(field)).toHaveValue(data[field === 'orgPortCode' ? 'orgPort' : 'dstPort']);
    const messages = problems[field] && problemText(problems[field]);
    await expect.element(picker(field)).toHaveAccessibleDescription(messages ?? '');
  }
  await expect.element(volume()).toHaveValue(data.volume);
  const quoted = !hasPorts(data) && state.context.recent.length > 0;
  expect(page.getByRole('navigation', { name: searchCardMessages.recent }).elements()).toHaveLength(quoted ? 1 : 0);
  await expect.element(submit()).toBeEnabled();
  await expect.element(submit()).toHaveProperty('ariaBusy', state.matches('naming') ? 'true' : null);
});
