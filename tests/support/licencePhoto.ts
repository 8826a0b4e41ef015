import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

/** A licence on a table as a telephone takes it: a little turned, shaded to one side, grainy. */
export const photographed = (licence: Canvas): Canvas => {
  // reading the canvas's size at each pixel takes ten seconds
  const [width, height] = [1_600, 1_200];
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#7a7468';
  ink.fillRect(0, 0, width, height);
  ink.translate(width / 2, height / 2);
  ink.rotate(0.02);
  ink.drawImage(licence, -700, -495, 1_400, 990);
  ink.resetTransform();
  const pixels = ink.getImageData(0, 0, width, height);
  const { data } = pixels;
  let grain = 1;
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 === 3) continue;
    // a plain congruential sequence: the same picture each time
    grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
    const light = 0.85 + (0.15 * ((at / 4) % width)) / width;
    data[at] = Math.max(0, Math.min(255, data[at]! * light + (grain / 2 ** 32 - 0.5) * 36));
  }
  ink.putImageData(pixels, 0, 0);
  return canvas;
};
