import { diff } from '@blazediff/core';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * When a story equals its stored picture. A stored picture has a palette of 256 colours at most, which rounds the edges of
 * letters: the threshold lets through a tenth of the steps between black and white, and the rest a few pixels more.
 */
export const comparatorOptions = { threshold: 0.04, includeAA: true, allowedMismatchedPixels: 6 };

/** So much of what is allowed may be used up by the palette. */
export const roundedPixels = 3;

export type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** The pixels of a PNG. */
export const pixelsOf = async (png: Buffer) => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
};

/** How many pixels the comparison of the stories takes for different; without end where the sizes are. */
export const differingPixels = (one: Pixels, other: Pixels): number =>
  one.width === other.width && one.height === other.height
    ? diff(one.data, other.data, undefined, one.width, one.height, comparatorOptions)
    : Infinity;
