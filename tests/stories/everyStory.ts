import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { keptPictures } from './pictures.ts';
import { keepDifference } from './report.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';
import type { WidthName } from './widths.ts';
import { widths } from './widths.ts';

/**
 * Every story at one width: it is rendered, played, checked by axe and compared with its kept picture. This drives the
 * built Storybook itself, and not `@storybook/addon-vitest`, because that needs three times the time: it loads each story
 * file anew from a development server, knows one width in a run, and has no pictures small enough to be kept.
 */
export const testEveryStory = (name: WidthName): void => {
  const { url, stories, isUpdate } = inject('storybook');
  const width = widths.find((one) => one.name === name)!;
  const others = widths.filter((one) => one !== width).map((one): string => one.name);
  const here = stories.filter(({ tags }) => tags.includes(name) || !others.some((other) => tags.includes(other)));
  const ids = here.map(({ id }) => id);
  const kept = keptPictures(name);
  let stage: Stage;

  /** Plays a story and takes its picture; plays it anew, at most twice, as long as the picture is not as expected. */
  const pictureOf = async (id: string, isExpected: (shot: Buffer) => boolean): Promise<Buffer> => {
    const play = async () => {
      const faults = await stage.show(id);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return stage.shoot();
    };
    let shot = await play();
    for (let again = 0; again < 2 && !isExpected(shot); again += 1) shot = await play();
    return shot;
  };

  /** Keeps a story's picture where it is another: one that came out alike twice in succession. */
  const update = async (id: string): Promise<void> => {
    let last: Buffer | undefined;
    const shot = await pictureOf(id, (taken) => {
      const isSteady = kept.isSame(id, taken) || last?.equals(taken) === true;
      last = taken;
      return isSteady;
    });
    if (!kept.has(id) || (!kept.isSame(id, shot) && (await kept.difference(id, shot)))) await kept.keep(id, shot);
  };

  describe(`the stories, ${width.width} px wide`, () => {
    beforeAll(async () => {
      stage = await openStage(url, width);
    });
    afterAll(async () => {
      if (isUpdate) kept.finish(stage.drawnBy, ids);
      await stage.close();
    });

    // oxlint-disable-next-line vitest/expect-expect -- what is wrong is thrown, in whole
    test.for(here.map((story) => [`${story.title} › ${story.name}`, story] as const))('%s', async ([named, story]) => {
      if (isUpdate) return update(story.id);
      const isComparable = kept.drawnBy === stage.drawnBy;
      const shot = await pictureOf(story.id, (taken) => !isComparable || kept.isSame(story.id, taken));
      if (!isComparable || kept.isSame(story.id, shot)) return undefined;
      if (!kept.has(story.id)) throw new Error(`${named}, ${name}: no picture is kept; npm run pictures makes it`);
      const difference = await kept.difference(story.id, shot);
      if (!difference) return undefined;
      keepDifference(name, story, difference);
      const changed = `${(difference.share * 100).toFixed(2)} % of the pixels changed (${difference.pixels})`;
      throw new Error(
        `${named}, ${name}: ${changed}; see dist/reports/pictures/index.html; if meant: npm run pictures`,
      );
    });

    test.skipIf(isUpdate)('the pictures were drawn by this Chromium', ({ skip }) => {
      const makers = `kept are those of ${kept.drawnBy || 'nobody'}, here draws ${stage.drawnBy}`;
      const note = `${name}: NO PICTURE WAS COMPARED: ${makers}; npm run pictures, on the last good revision, makes them anew`;
      if (kept.drawnBy !== stage.drawnBy) process.stderr.write(`\n${note}\n`);
      skip(kept.drawnBy !== stage.drawnBy, note);
      expect(kept.drawnBy).toBe(stage.drawnBy);
    });

    test.skipIf(isUpdate)('no picture is kept of a story that is gone', () => {
      expect(kept.orphans(ids)).toEqual([]);
    });
  });
};
