import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { BuiltStory } from './build.ts';
import type { Picture } from './pictures.ts';
import { keptPictures } from './pictures.ts';
import { keepDifference } from './report.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';
import type { Width } from './widths.ts';
import { widths } from './widths.ts';

const widthsOf = ({ tags }: BuiltStory): Width[] => {
  const own = widths.filter(({ name }) => tags.includes(name));
  return own.length > 0 ? own : [...widths];
};

type Part = 1 | 2 | 3;

/** Which part a story is of, whatever others there are: parts of like size keep the workers (vite.config.ts) busy to the end. */
const partOf = (id: string): number => (createHash('sha256').update(id).digest()[0]! % 3) + 1;

/**
 * The stories of one part, each at both widths: it is rendered, played, checked by axe and compared with its kept picture.
 * This drives the built Storybook itself, and not `@storybook/addon-vitest`, because that needs three times the time: it
 * loads each story file anew from a development server, knows one width in a run, and has no pictures small enough to be
 * kept.
 */
export const testStories = (part: Part): void => {
  const isOfPart = (id: string) => partOf(id) === part;
  const { url, stories, isUpdate } = inject('storybook');
  const here = stories.filter(({ id }) => isOfPart(id));
  // a window takes its time to become another: each story begins at the width that the one before ended with
  const shown = here.flatMap((story, index) => {
    const own = index % 2 === 0 ? widthsOf(story) : widthsOf(story).toReversed();
    return own.map((width) => [story, width] as const);
  });
  const pictured = shown.map(([{ id }, { name }]): Picture => `${name}/${id}`);
  const kept = keptPictures(`part${part}`);
  let stage: Stage;

  /** Plays a story and takes its picture; plays it anew, at most twice, as long as the picture is not as expected. */
  const pictureOf = async (story: BuiltStory, width: Width, isExpected: (shot: Buffer) => boolean): Promise<Buffer> => {
    const faults = await stage.show(story, width);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    let shot = await stage.shoot();
    for (let again = 0; again < 2 && !isExpected(shot); again += 1) {
      await stage.show(story, width, { anew: true });
      shot = await stage.shoot();
    }
    return shot;
  };

  /** Keeps a story's picture where it is another: one that came out alike twice in succession. */
  const update = async (story: BuiltStory, width: Width, picture: Picture): Promise<void> => {
    let last: Buffer | undefined;
    const shot = await pictureOf(story, width, (taken) => {
      const isSteady = kept.isSame(picture, taken) || last?.equals(taken) === true;
      last = taken;
      return isSteady;
    });
    if (!kept.has(picture) || (!kept.isSame(picture, shot) && (await kept.difference(picture, shot))))
      await kept.keep(picture, shot);
  };

  describe(`the stories, part ${part}`, () => {
    beforeAll(async () => {
      stage = await openStage(url);
    });
    afterAll(async () => {
      if (isUpdate) kept.finish(stage.drawnBy, pictured, isOfPart);
      await stage.close();
    });

    // oxlint-disable-next-line vitest/expect-expect -- what is wrong is thrown, in whole
    test.for(
      shown.map(([story, width]) => [`${story.title} › ${story.name}, ${width.width} px`, story, width] as const),
    )('%s', async ([named, story, width]) => {
      const picture = `${width.name}/${story.id}` as const;
      if (isUpdate) return update(story, width, picture);
      const isComparable = kept.drawnBy === stage.drawnBy;
      const shot = await pictureOf(story, width, (taken) => !isComparable || kept.isSame(picture, taken));
      if (!isComparable || kept.isSame(picture, shot)) return undefined;
      if (!kept.has(picture)) throw new Error(`${named}: no picture is kept; npm run pictures makes it`);
      const difference = await kept.difference(picture, shot);
      if (!difference) return undefined;
      keepDifference(width.name, story, difference);
      const changed = `${(difference.share * 100).toFixed(2)} % of the pixels changed (${difference.pixels})`;
      throw new Error(`${named}: ${changed}; see dist/reports/pictures/index.html; if meant: npm run pictures`);
    });

    test.skipIf(isUpdate)('the pictures were drawn by this Chromium', ({ skip }) => {
      const makers = `kept are those of ${kept.drawnBy || 'nobody'}, here draws ${stage.drawnBy}`;
      const note = `part ${part}: NO PICTURE WAS COMPARED: ${makers}; npm run pictures, on the last good revision, makes them anew`;
      if (kept.drawnBy !== stage.drawnBy) process.stderr.write(`\n${note}\n`);
      skip(kept.drawnBy !== stage.drawnBy, note);
      expect(kept.drawnBy).toBe(stage.drawnBy);
    });

    test.skipIf(isUpdate)('no picture is kept of a story that is gone', () => {
      expect(kept.orphans(pictured, isOfPart)).toEqual([]);
    });
  });
};
