import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Campaign as Whole } from '#contract/cms.ts';
import type { DetailActor } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import type { ListActor } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { phaseOf } from '#src/campaign/phase.ts';
import { campaignWords as words } from '#src/campaign/words.ts';
import { copy } from '#src/copy.ts';
import { Campaign } from '#src/pages/Campaign.tsx';
import { Campaigns } from '#src/pages/Campaigns.tsx';
import { errorWords } from '#src/pages/error/words.ts';
import { campaign, endedCampaign } from '#stories/contentSamples.ts';
import { now } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const details = detailMachineOf<Whole | null>('campaign');
const lists = listMachineOf<null, Whole>('campaigns');
const one = (actor: DetailActor<Whole | null>) => <Campaign campaign={actor} now={now.getTime()} />;
const all = (actor: ListActor<null, Whole>) => <Campaigns list={actor} now={now.getTime()} />;
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

describe('the days of a campaign', () => {
  const span = { startsAt: '2026-03-01T16:00:00Z', endsAt: '2026-03-10T15:59:59Z' };
  test.each([
    ['2026-02-28T16:00:00Z', 'ahead', 1],
    ['2026-03-01T15:59:59Z', 'ahead', 1],
    ['2026-03-01T16:00:00Z', 'running', 8],
    ['2026-03-09T15:59:59Z', 'running', 1],
    ['2026-03-09T16:00:00Z', 'running', 0],
    ['2026-03-10T15:59:59Z', 'ended', 0],
  ] as const)('at %s: %s, %i days of China Standard Time', (at, phase, days) => {
    expect(phaseOf(span, Date.parse(at))).toEqual({ phase, days });
  });
});

describe('a campaign', () => {
  test('tells what is offered, by which rules, and how many days are left', async () => {
    stage(details, { id: 'tank', ahead: campaign }, one);
    await expect.element(heading(campaign.title)).toBeVisible();
    await expect.element(page.getByText(words.phase('running', 29))).toBeVisible();
    await expect.element(page.getByRole('link', { name: '查罐箱价格' })).toHaveAttribute('href', '/tankIndex');
    for (const rule of campaign.rules) await expect.element(page.getByText(rule)).toBeVisible();
    expect(document.title).toBe(`${campaign.title} · ${copy.brand}`);
  });

  test('says that it is over', async () => {
    stage(details, { id: 'lcl', ahead: endedCampaign }, one);
    await expect.element(page.getByText(words.endedNotice)).toBeVisible();
    await expect.element(page.getByRole('link', { name: words.endedAdvice })).toHaveAttribute('href', '/act');
  });

  test('says nothing of time while the time is not known', async () => {
    stage(details, { id: 'lcl', ahead: endedCampaign }, (actor: DetailActor<Whole | null>) => (
      <Campaign campaign={actor} now={undefined} />
    ));
    await expect.element(heading(endedCampaign.title)).toBeVisible();
    expect(page.getByText(/活动已结束|还剩|今天截止/).elements()).toEqual([]);
  });

  test('that does not exist is the lost page', async () => {
    const { asked } = stage(details, { id: 'x' }, one);
    asked.fetchDetail?.at(-1)?.answer(null);
    await settled();
    await expect.element(heading(errorWords.notFound.title)).toBeVisible();
    expect(document.title).toContain(errorWords.notFound.pageTitle);
  });
});

const detailPaths = pathsOf(details, {
  inputs: { fetched: { id: 'tank' }, ahead: { id: 'tank', ahead: campaign }, none: {} },
  samples: [{ type: 'detail.opened', id: 'tank' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [campaign] } },
});

test.each(titled(detailPaths))('a campaign: %s', async (_, path) => {
  await walk(details, path, {
    view: one,
    gestures: { 'retry.requested': () => page.getByRole('button', { name: copy.retry }).click() },
    // another address is another actor
    world: ['detail.opened', 'detail.closed'],
    see: (state) => {
      expect(heading(campaign.title).elements().length).toBe(state.matches('open') ? 1 : 0);
      expect(page.getByText(words.loading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
      expect(page.getByText(words.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
    },
  });
});

const some = { total: 2, rows: [campaign, endedCampaign] };
const listPaths = pathsOf(lists, {
  inputs: { fetched: { query: null }, ahead: { query: null, ahead: some } },
  samples: [{ type: 'query.changed', query: null }, { type: 'page.requested', page: 1 }, { type: 'retry.requested' }],
  outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
});

test.each(titled(listPaths))('the campaigns: %s', async (_, path) => {
  await walk(lists, path, {
    view: all,
    gestures: { 'retry.requested': () => page.getByRole('button', { name: copy.retry }).click() },
    // the campaigns have one query and one page
    world: ['query.changed', 'page.requested'],
    see: (state) => {
      const card = page.getByRole('link', { name: new RegExp(`${words.phase('running', 29)}.*${campaign.title}`) });
      expect(card.elements().map((link) => link.getAttribute('href'))).toEqual(
        state.matches('filled') ? ['/act/tank'] : [],
      );
      expect(page.getByText(words.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
      expect(page.getByText(words.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
    },
  });
});
