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

test.each(journeys)(
  '$title: each event is possible where it happens, and each story shows its state',
  async (journey) => {
    expect(await replay(journey, data)).toEqual([]);
  },
);
