import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Journey, JourneyStep } from '#flows';
import { replay } from '#flows/node';
import { journeys } from '#stories/tooling/journeys/all.ts';
import { deskDay } from '#stories/tooling/journeys/deskDay.ts';
import { journeyData } from '#stories/tooling/journeys/samples.ts';
import '#stories/tooling/flows/register.ts';
import { models } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A journey with one of its steps changed. */
const changed = (journey: Journey, at: number, change: Partial<JourneyStep>): Journey => ({
  ...journey,
  steps: journey.steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
});

const data = { models: new Map(models), ...journeyData };

test.each(journeys)('$title: its events are possible, and its stories show its states', async (journey) => {
  expect(await replay(journey, data)).toEqual([]);
});

test.each<[wrong: string, at: number, change: Partial<JourneyStep>]>([
  ['an event of another name', 6, { event: 'act.picked' }],
  ['a state that the event does not lead to', 6, { state: 'failed' }],
  ['a cause that is not so', 1, { from: [['desk', 'queue']] }],
  ['a report of a machine that has not ended', 3, { event: 'value.changed', state: 'editing', before: [] }],
  ['a story of another state', 6, { story: 'flows-deskqueue--fetching' }],
  ['an input that the model lacks', 1, { begins: 'signedIn' }],
])('a journey is rejected for %s', async (_, at, change) => {
  expect(await replay(changed(deskDay, at, change), data)).not.toEqual([]);
});
