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

/** Paints one of the port and chemistry scenes over the whole 310 x 155 picture. */
export const paintScene = (ink: Ink): void => {
  ink.globalAlpha = 1;
  ink.lineJoin = 'round';
  ink.lineCap = 'butt';
  oneOf(scenes)(ink);
  ink.drawImage(grain, -between(0, width), -between(0, height));
};
