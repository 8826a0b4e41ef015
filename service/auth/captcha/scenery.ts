import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { between, oneOf, times } from './brush.ts';
import { molecules } from './moleculeScene.ts';
import { chemicalPlant } from './plantScene.ts';
import { portAtDusk } from './portScene.ts';
import { shipAtSea } from './shipScene.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

const scenes = [portAtDusk, shipAtSea, chemicalPlant, molecules] as const;

// fine noise, so that no stretch of sky looks like its neighbour; one texture for all, at random offsets
const grain = createCanvas(width * 2, height * 2);
const grainInk = grain.getContext('2d');
times(2_800, () => {
  grainInk.fillStyle =
    Math.random() < 0.5 ? `rgba(255, 255, 255, ${between(0.05, 0.16)})` : `rgba(0, 0, 0, ${between(0.05, 0.14)})`;
  grainInk.fillRect(between(0, width * 2), between(0, height * 2), between(0.8, 2), between(0.8, 2));
});

/** How many painted scenes are stored; painting one takes twice as long as all the rest of a picture. */
const stockSize = 24;
/** How many pictures on average show a stored scene, before it is painted anew. */
const usesOfScene = 20;
/** A scene is larger than the picture, which shows a part of it. */
const scale = 1.16;
const stock: Canvas[] = [];

/** Paints one of the port and chemistry scenes, mirrored or not. */
const paintAnew = (scene: Canvas): Canvas => {
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

const storedScene = (): Canvas => {
  if (stock.length < stockSize) stock.push(paintAnew(createCanvas(width * scale, height * scale)));
  else if (Math.random() * usesOfScene < 1) paintAnew(oneOf(stock));
  return oneOf(stock);
};

/** Fills the whole 310 x 155 picture with a part of its own of one of the stored scenes. */
export const paintScene = (ink: Ink): void => {
  ink.globalAlpha = 1;
  const [left, top] = [width, height].map((side) => Math.floor(between(0, side * (scale - 1))));
  ink.drawImage(storedScene(), -left!, -top!);
};
