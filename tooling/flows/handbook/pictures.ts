import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { GalleryStory } from './handbook.ts';

/** The quality of pictures, of 100: they show layouts, and are a quarter of the stored ones. */
const quality = 65;

/** The margin around a cropped part, in pixels of the picture. */
const margin = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The bounding box of pixels that differ from the colour of the picture's last corner; undefined if there are none. */
const boxOf = ({ data, width, height }: ImageData): Box | undefined => {
  const pixels = new Uint32Array(data.buffer);
  const ground = pixels.at(-1);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const [begin, end] = [y * width, (y + 1) * width];
    let first = begin;
    while (first < end && pixels[first] === ground) first += 1;
    if (first === end) continue;
    let last = end - 1;
    while (pixels[last] === ground) last -= 1;
    left = Math.min(left, first - begin);
    right = Math.max(right, last - begin);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  const [from, above] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: from,
    top: above,
    width: Math.min(width, right + 1 + margin) - from,
    height: Math.min(height, bottom + 1 + margin) - above,
  };
};

/** The part of a picture that is not blank. */
const cut = (image: Image): Canvas | undefined => {
  const whole = createCanvas(image.width, image.height);
  const context = whole.getContext('2d');
  context.drawImage(image, 0, 0);
  const box = boxOf(context.getImageData(0, 0, image.width, image.height) as unknown as ImageData);
  if (!box) return undefined;
  const part = createCanvas(box.width, box.height);
  part.getContext('2d').drawImage(whole, -box.left, -box.top);
  return part;
};

/**
 * Writes the pictures of stories, cropped to their content: those at scale 1, otherwise the reference pictures. A blank
 * picture is left out, and its story is marked as blank. Stories of several calls that look the same share a picture.
 */
export const pictureWriter = (outDir: string, stored: string) => {
  const written = new Map<string, string>();
  return async (gallery: readonly GalleryStory[], shots: ReadonlyMap<string, Buffer>): Promise<void> => {
    const waiting = gallery.values();
    const write = async (): Promise<void> => {
      for (const story of waiting) {
        const kept = await Promise.all(
          story.pictures.map(async (picture) => {
            const part = cut(
              await loadImage(shots.get(story.id) ?? `${stored}/${picture.file.replace('.webp', '.png')}`),
            );
            if (!part) return [];
            const encoded = await part.encode('webp', quality);
            const print = createHash('sha256').update(encoded).digest('base64');
            const same = written.get(print);
            const size = [part.width, part.height] as const;
            if (same !== undefined) return [{ ...picture, file: same, size }];
            written.set(print, picture.file);
            const file = `${outDir}pictures/${picture.file}`;
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, encoded);
            return [{ ...picture, size }];
          }),
        );
        if (story.pictures.length > 0 && kept.flat().length === 0) story.drawsNothing = true;
        story.pictures = kept.flat();
      }
    };
    // few at once: a whole page takes 10 MB, and is encoded in a separate thread
    await Promise.all([write(), write(), write()]);
  };
};
