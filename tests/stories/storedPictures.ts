import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { losslessCompressPng, pngQuantize } from '@napi-rs/image';
import type { Pixels } from './comparing.ts';
import { differingPixels, pixelsOf, roundedPixels } from './comparing.ts';

/** Stories that look like another of their view, and that other one, whose picture stands for both. */
export type Twins = Record<string, string>;

export const readTwins = (folder: string): Twins =>
  existsSync(`${folder}/twins.json`) ? (JSON.parse(readFileSync(`${folder}/twins.json`, 'utf8')) as Twins) : {};

const viewOf = (story: string): string => story.split('--')[0]!;

/** The picture in 16 steps of each colour: none is further away than the comparison lets through. */
const inSteps = async ({ data, width, height }: Pixels): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const steps = data.map((value) => Math.round(value / 17) * 17);
  canvas.getContext('2d').putImageData(new ImageData(steps, width, height), 0, 0);
  return losslessCompressPng(await canvas.encode('png'));
};

/** A new picture with a palette instead of full colours, where that rounds no more than is allowed; else in steps. */
const reduced = async (png: Buffer): Promise<Buffer> => {
  const pixels = await pixelsOf(png);
  const small = await pngQuantize(png, { minQuality: 0, maxQuality: 95, speed: 4 });
  return differingPixels(pixels, await pixelsOf(small)) <= roundedPixels ? small : inSteps(pixels);
};

/**
 * Tidies a view's pictures, those of `stories`: new ones are made small, and of those that look alike one stays. Returns
 * which stand for which. Former pictures are preferred to new ones, so that a small change is a small difference.
 */
const keepView = async (stories: string[], before: Twins, pathOf: (story: string) => string, since: number) => {
  const twins: Twins = {};
  const stored = new Map<string, Pixels>();
  const isNew = (story: string) => statSync(pathOf(story)).mtimeMs >= since;
  const inOrder = [...stories.filter((story) => !isNew(story)), ...stories.filter(isNew)];
  for (const story of inOrder) {
    const png = readFileSync(pathOf(story));
    const pixels = await pixelsOf(png);
    const likely = isNew(story) ? [before[story] ?? story, ...stored.keys()] : [];
    const twin = likely.find(
      (other) => stored.has(other) && differingPixels(stored.get(other)!, pixels) <= roundedPixels,
    );
    if (twin !== undefined) {
      twins[story] = twin;
      rmSync(pathOf(story));
      continue;
    }
    const small = isNew(story) ? await reduced(png) : png;
    if (small !== png) writeFileSync(pathOf(story), small);
    stored.set(story, await pixelsOf(small));
  }
  return twins;
};

/**
 * Tidies a folder after stories were rendered into it at `since` (ms); the pictures of stories that are gone go. Views of
 * which nothing was `rendered` stay as they are, unless the `rendered` stories are all there are.
 */
export const storePictures = async (
  folder: string,
  rendered: string[],
  since: number,
  isWhole: boolean,
): Promise<void> => {
  const views = new Set(rendered.map(viewOf));
  const isTouched = (story: string) => isWhole || views.has(viewOf(story));
  const pathOf = (story: string) => `${folder}/${story}.png`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const touched = files.map((file) => file.replace('.png', '')).filter(isTouched);
  for (const story of touched) if (!rendered.includes(story)) rmSync(pathOf(story));

  const before = readTwins(folder);
  const twins = Object.entries(before).filter(([story]) => !isTouched(story));
  const left = [...views];
  const work = async (): Promise<void> => {
    for (let view = left.pop(); view !== undefined; view = left.pop()) {
      const stories = touched.filter((story) => viewOf(story) === view && rendered.includes(story)).toSorted();
      twins.push(...Object.entries(await keepView(stories, before, pathOf, since)));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  const inOrder = twins.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(`${folder}/twins.json`, `${JSON.stringify(Object.fromEntries(inOrder), undefined, 2)}\n`);
};
