import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { hasPorts } from '#machines/search/searchData.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import model from '#stories/tooling/models/Search.tsx';
import { picker, submit, swap, volume } from '#stories/tooling/models/searchGestures.ts';
import { danger, hidden } from './renderedSearch.ts';
import { walkEvery } from '#tests/support/walk.tsx';

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
    const messages = problems[field] && problemMessages[problems[field]];
    await expect.element(picker(field)).toHaveAccessibleDescription(messages ?? '');
  }
  await expect.element(volume()).toHaveValue(data.volume);
  const quoted = !hasPorts(data) && state.context.recent.length > 0;
  expect(page.getByRole('navigation', { name: searchCardMessages.recent }).elements()).toHaveLength(quoted ? 1 : 0);
  await expect.element(submit()).toBeEnabled();
  await expect.element(submit()).toHaveProperty('ariaBusy', state.matches('naming') ? 'true' : null);
});
