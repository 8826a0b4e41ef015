import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Campaign as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { phaseOf } from '#src/features/content/campaigns/CampaignTime.tsx';
import { campaignMessages as messages } from '#src/features/content/messages/news.ts';
import { Campaign } from '#src/features/content/campaigns/CampaignView.tsx';
import { campaign, endedCampaign } from '#stories/content/contentSamples.ts';
import campaignList from '#stories/tooling/models/CampaignList.tsx';
import campaignView from '#stories/tooling/models/CampaignView.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const { machine: details } = campaignView;
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

const span = { startsAt: '2026-03-01T16:00:00Z', endsAt: '2026-03-10T15:59:59Z' };
test.each([
  ['2026-02-28T16:00:00Z', 'ahead', 1],
  ['2026-03-01T15:59:59Z', 'ahead', 1],
  ['2026-03-01T16:00:00Z', 'running', 8],
  ['2026-03-09T15:59:59Z', 'running', 1],
  ['2026-03-09T16:00:00Z', 'running', 0],
  ['2026-03-10T15:59:59Z', 'ended', 0],
] as const)('the days of a campaign at %s: %s, %i days of China Standard Time', (at, phase, days) => {
  expect(phaseOf(span, Date.parse(at))).toEqual({ phase, days });
});

test('a campaign says nothing of time while the time is not known', async () => {
  renderMachine(details, { id: 'lcl', initialData: endedCampaign }, (actor: DetailActor<Whole | null>) => (
    <Campaign campaign={actor} now={undefined} />
  ));
  await expect.element(heading(endedCampaign.title)).toBeVisible();
  expect(page.getByText(/活动已结束|还剩|今天截止/).elements()).toEqual([]);
});

describe('a campaign', () => {
  walkEvery(campaignView, (state) => {
    expect(heading(campaign.title).elements().length).toBe(state.matches('open') ? 1 : 0);
    expect(page.getByText(messages.loading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
    expect(page.getByText(messages.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
  });
});

describe('the campaigns', () => {
  walkEvery(campaignList, (state) => {
    const card = page.getByRole('link', { name: new RegExp(`${messages.phase('running', 29)}.*${campaign.title}`) });
    expect(card.elements().map((link) => link.getAttribute('href'))).toEqual(
      state.matches('filled') ? ['/act/tank'] : [],
    );
    expect(page.getByText(messages.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
    expect(page.getByText(messages.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
  });
});
