import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import type { WidthName } from './widths.ts';
import { widths } from './widths.ts';

/** A story's picture at a width. */
export type Picture = `${WidthName}/${string}`;

/** The kept pictures of one part of the stories: who drew them, and the mark of each shot. */
interface Marks {
  drawnBy: string;
  marks: Record<Picture, string>;
}

export interface Difference {
  /** Pixels of the half-sized picture that changed, and their share of it. */
  pixels: number;
  share: number;
  /** PNGs, all of one size. */
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

const folder = new URL('kept/', import.meta.url);
const fileOf = (picture: Picture) => new URL(`${picture}.avif`, folder);
const marksFile = (part: string) => new URL(`${part}.json`, folder);

const half = 0.5;

const markOf = (shot: Buffer): string => createHash('sha256').update(shot).digest('base64url').slice(0, 16);

const drawn = (image: Image, width: number, height: number, scale = 1): Canvas => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, image.width * scale, image.height * scale);
  return canvas;
};

/** Pictures are kept at half their size and lossily: a thousand of them must fit into a repository. */
const packed = async (shot: Buffer): Promise<Buffer> => {
  const image = await loadImage(shot);
  const canvas = drawn(image, Math.ceil(image.width * half), Math.ceil(image.height * half), half);
  // the encoder counts from the best, 0, to the worst, 100
  return canvas.encode('avif', { quality: 50, speed: 8 });
};

/**
 * How pixels are compared (thresholds of pixelmatch). Both pictures have gone through the same packing, which swallows
 * the hair's breadth by which one machine draws the same corner now and then. What is left beyond the first threshold is
 * a difference; nearby the packing then comes out otherwise too, and the second leaves that out of what is shown. A line
 * that is drawn a fraction of a pixel elsewhere leaves some faint pixels, of which none is beyond the second.
 */
const nothing = { threshold: 0.02, includeAA: true };
const shown = { threshold: 0.15 };
const faintPixels = 24;

const differenceOf = async (kept: Buffer, shot: Buffer): Promise<Difference | undefined> => {
  const images = await Promise.all([kept, await packed(shot)].map((picture) => loadImage(picture)));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [before, after] = images.map((image) => drawn(image, width, height)) as [Canvas, Canvas];
  const unlike = pixelmatch(before.data(), after.data(), undefined, width, height, nothing);
  if (unlike === 0) return undefined;
  const difference = createCanvas(width, height);
  const pen = difference.getContext('2d');
  const image = pen.createImageData(width, height);
  const seen = pixelmatch(before.data(), after.data(), image.data, width, height, shown);
  if (seen === 0 && unlike <= faintPixels) return undefined;
  const pixels = seen || unlike;
  pen.putImageData(image, 0, 0);
  const [one, two, three] = await Promise.all([before, after, difference].map((canvas) => canvas.encode('png')));
  return { pixels, share: pixels / (width * height), before: one!, after: two!, difference: three! };
};

/** The kept pictures, of those of a part, that are not among these. */
const orphansIn = (pictures: readonly Picture[], isOfPart: (id: string) => boolean): Picture[] =>
  widths.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, folder))
      .map((file) => file.replace(/\.avif$/, ''))
      .filter((id) => isOfPart(id) && !pictures.includes(`${name}/${id}`))
      .map((id): Picture => `${name}/${id}`),
  );

/**
 * The kept pictures of a part of the stories. A shot with the kept mark is the same to the last pixel, and nothing is
 * unpacked: that is nearly every one. Any other is compared with the kept picture.
 */
export const keptPictures = (part: string) => {
  const kept: Marks = existsSync(marksFile(part))
    ? (JSON.parse(readFileSync(marksFile(part), 'utf8')) as Marks)
    : { drawnBy: '', marks: {} };
  for (const { name } of widths) mkdirSync(new URL(`${name}/`, folder), { recursive: true });

  return {
    drawnBy: kept.drawnBy,
    has: (picture: Picture) => existsSync(fileOf(picture)),
    isSame: (picture: Picture, shot: Buffer) => kept.marks[picture] === markOf(shot),
    /** Nothing where no eye could tell them apart. */
    difference: (picture: Picture, shot: Buffer) => differenceOf(readFileSync(fileOf(picture)), shot),
    keep: async (picture: Picture, shot: Buffer): Promise<void> => {
      kept.marks[picture] = markOf(shot);
      writeFileSync(fileOf(picture), await packed(shot));
    },
    /** Pictures of stories that are gone. */
    orphans: orphansIn,
    /** Writes down what was kept, and by whom; the pictures of stories that are gone go too. */
    finish: (drawnBy: string, pictures: readonly Picture[], isOfPart: (id: string) => boolean): void => {
      for (const picture of orphansIn(pictures, isOfPart)) rmSync(fileOf(picture));
      const marks = Object.fromEntries(pictures.toSorted().map((picture) => [picture, kept.marks[picture]]));
      writeFileSync(marksFile(part), `${JSON.stringify({ drawnBy, marks }, null, 2)}\n`);
    },
  };
};
