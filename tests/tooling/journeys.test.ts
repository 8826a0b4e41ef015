import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replay } from '#flows/node';
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
