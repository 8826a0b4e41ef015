import type { Page } from 'playwright';
import type { Recorded } from '#flows';
import { reportActors } from '#flows';
import '#stories/tooling/flows/machines.ts';

/** Records the steps of the machines on a visitor's pages, from the next page on. */
export const recordActors = async (page: Page): Promise<Recorded[]> => {
  const recorded: Recorded[] = [];
  await page.context().exposeBinding('recordActor', (_, one: Recorded) => void recorded.push(one));
  await page.context().addInitScript(reportActors);
  return recorded;
};
