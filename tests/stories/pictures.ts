import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import type { WidthName } from './widths.ts';

/** The kept pictures of one width: who drew them, and the mark of each story's shot. */
interface Marks {
  drawnBy: string;
  marks: Record<string, string>;
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
const fileOf = (width: WidthName, id: string) => new URL(`${width}/${id}.avif`, folder);
const marksFile = (width: WidthName) => new URL(`${width}.json`, folder);

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
 * a difference; nearby the packing then comes out otherwise too, and the second leaves that out of what is shown.
 */
const nothing = { threshold: 0.02, includeAA: true };
const shown = { threshold: 0.15 };

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
  const pixels = pixelmatch(before.data(), after.data(), image.data, width, height, shown) || unlike;
  pen.putImageData(image, 0, 0);
  const [one, two, three] = await Promise.all([before, after, difference].map((canvas) => canvas.encode('png')));
  return { pixels, share: pixels / (width * height), before: one!, after: two!, difference: three! };
};

/**
 * The kept pictures of a width. A shot with the kept mark is the same to the last pixel, and nothing is unpacked: that is
 * nearly every one. Any other is compared with the kept picture.
 */
export const keptPictures = (width: WidthName) => {
  const kept: Marks = existsSync(marksFile(width))
    ? (JSON.parse(readFileSync(marksFile(width), 'utf8')) as Marks)
    : { drawnBy: '', marks: {} };
  const pictures = new URL(`${width}/`, folder);
  mkdirSync(pictures, { recursive: true });
  const orphans = (ids: readonly string[]) =>
    readdirSync(pictures).filter((file) => !ids.includes(file.replace(/\.avif$/, '')));

  return {
    drawnBy: kept.drawnBy,
    has: (id: string) => existsSync(fileOf(width, id)),
    isSame: (id: string, shot: Buffer) => kept.marks[id] === markOf(shot),
    /** Nothing where no eye could tell them apart. */
    difference: (id: string, shot: Buffer) => differenceOf(readFileSync(fileOf(width, id)), shot),
    /** Keeps a story's picture. */
    keep: async (id: string, shot: Buffer): Promise<void> => {
      kept.marks[id] = markOf(shot);
      writeFileSync(fileOf(width, id), await packed(shot));
    },
    /** Pictures of stories that are gone. */
    orphans,
    /** Writes down what was kept, and by whom; the pictures of stories that are gone go too. */
    finish: (drawnBy: string, ids: readonly string[]): void => {
      for (const file of orphans(ids)) rmSync(new URL(file, pictures));
      const marks = Object.fromEntries(ids.toSorted().map((id) => [id, kept.marks[id]]));
      writeFileSync(marksFile(width), `${JSON.stringify({ drawnBy, marks }, null, 2)}\n`);
    },
  };
};
