import { createCanvas, loadImage } from '@napi-rs/canvas';

const pixelsOf = async (base64: string) => {
  const image = await loadImage(Buffer.from(base64, 'base64'));
  const canvas = createCanvas(image.width, image.height);
  const ink = canvas.getContext('2d');
  ink.drawImage(image, 0, 0);
  return ink.getImageData(0, 0, image.width, image.height);
};

const brightness = (data: Uint8ClampedArray, at: number) => data[at]! + data[at + 1]! + data[at + 2]!;

/** The position of the gap, in pixels of the background: a darkened copy of the piece under its outline. */
export const solveSlider = async (backgroundBase64: string, pieceBase64: string): Promise<number> => {
  const [background, piece] = await Promise.all([pixelsOf(backgroundBase64), pixelsOf(pieceBase64)]);
  const inside: { x: number; y: number; light: number }[] = [];
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      const at = (y * piece.width + x) * 4;
      if (piece.data[at + 3]! > 250) inside.push({ x, y, light: brightness(piece.data, at) });
    }
  }
  const offsets = Array.from({ length: background.width - piece.width }, (_, offset) => ({
    offset,
    // the gap shows the same image as the piece, at less than half its brightness
    difference: inside.reduce(
      (sum, { x, y, light }) =>
        sum + Math.abs(light * 0.42 - brightness(background.data, (y * background.width + x + offset) * 4)),
      0,
    ),
  }));
  return offsets.reduce((best, each) => (each.difference < best.difference ? each : best)).offset;
};
