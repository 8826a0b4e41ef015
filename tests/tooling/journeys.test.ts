import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replay } from '#flows/node';
import { startClock } from '#stories/fixtures/clock.ts';
import { journeys } from '#stories/tooling/journeys/all.ts';
import { journeyData } from '#stories/tooling/journeys/samples.ts';
import '#stories/tooling/flows/register.ts';
import { models } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const data = { models: new Map(models), ...journeyData };

test.each(journeys)('$title: its events are possible, and its stories show its states', async (journey) => {
  expect(await replay(journey, data)).toEqual([]);
});

test('the clock of the built Storybook begins at the time of its scenes', () => {
  const { Date: real } = globalThis;
  startClock();
  const begun = [new Date(), new Date(Date.now()), new Date('2026-05-01')].map((date) =>
    date.toISOString().slice(0, 10),
  );
  globalThis.Date = real;
  expect(begun).toEqual(['2026-03-02', '2026-03-02', '2026-05-01']);
});
