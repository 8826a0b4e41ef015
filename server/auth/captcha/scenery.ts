import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { between, oneOf, times } from './brush.ts';
import { molecules } from './moleculeScene.ts';
import { chemicalPlant } from './plantScene.ts';
import { stockOf } from './pictureStock.ts';
import { portAtDusk } from './portScene.ts';
import { shipAtSea } from './shipScene.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

const scenes = [portAtDusk, shipAtSea, chemicalPlant, molecules] as const;

// fine noise, so that no part of the sky looks like another; one texture for all, at random offsets
const grain = createCanvas(width * 2, height * 2);
const grainInk = grain.getContext('2d');
times(2_800, () => {
  grainInk.fillStyle =
    Math.random() < 0.5 ? `rgba(255, 255, 255, ${between(0.05, 0.16)})` : `rgba(0, 0, 0, ${between(0.05, 0.14)})`;
  grainInk.fillRect(between(0, width * 2), between(0, height * 2), between(0.8, 2), between(0.8, 2));
});

/** Painting a scene takes twice as long as the rest of a picture. */
const stock = { pictures: 24, uses: 20 };
/** A scene is larger than the picture, which shows a part of it. */
const scale = 1.16;

/** Paints one of the port and chemistry scenes, mirrored or not. */
const paintAnew = (scene: Canvas = createCanvas(width * scale, height * scale)): Canvas => {
  const ink = scene.getContext('2d');
  ink.save();
  ink.globalAlpha = 1;
  ink.lineJoin = 'round';
  ink.lineCap = 'butt';
  if (Math.random() < 0.5) ink.transform(-scale, 0, 0, scale, width * scale, 0);
  else ink.scale(scale, scale);
  oneOf(scenes)(ink);
  ink.restore();
  ink.drawImage(grain, -between(0, width * (2 - scale)), -between(0, height * (2 - scale)));
  return scene;
};

const storedScene = stockOf(stock, paintAnew);

/** Fills the whole 310 x 155 picture with a random part of one of the stored scenes. */
export const paintScene = (ink: Ink): void => {
  ink.globalAlpha = 1;
  const [left, top] = [width, height].map((side) => Math.floor(between(0, side * (scale - 1))));
  ink.drawImage(storedScene(), -left!, -top!);
};
