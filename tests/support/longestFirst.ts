import { basename } from 'node:path';
import type { TestProject, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The files of each project that take longest: one of them begun last would leave the other workers idle. */
const longest = [
  ['verificationReading', 'orderLife', 'smsLimits', 'ordersAutoCancel', 'verification', 'verificationFiles'],
  ['randomWalks', 'session.paths', 'login.paths', 'search.paths', 'orderFollow.paths', 'booking.paths'],
  ['site', 'bookLines', 'identity', 'bookFcl', 'sessions', 'followOrder', 'wandering', 'codes', 'process'],
].flat();

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return place === -1 ? longest.length : place;
};

/** The stories come first: the journeys' service seeds its data meanwhile, and shorter files follow the long ones. */
const isStories = ({ name }: TestProject): number => Number(name === 'storybook');

/** Vitest's order, but for what is known to take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects
      .toSorted((a, b) => isStories(b) - isStories(a))
      .flatMap((own) => sorted.filter(({ project }) => project === own).toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}
