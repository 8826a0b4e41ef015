import { basename } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The journeys that take longest: one of them begun last would leave the other workers idle. */
const longest = ['site', 'bookLines', 'identity', 'sessions', 'followOrder', 'codes', 'bookFcl', 'wandering'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? longest.length : place;
};

/** Vitest's order, but for what is known to take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((own) =>
      sorted.filter(({ project }) => project === own).toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  }
}
