import { randomInt } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { oneOf } from './brush.ts';
import { paintScene } from './scenery.ts';

const { captchaWidth: width, captchaHeight: height, captchaPieceWidth: pieceWidth, captchaCorner } = limits;

// reused for every picture: new ones would be created faster than they are garbage-collected
const picture = createCanvas(width, height);
const piece = createCanvas(pieceWidth, height);
const ink = picture.getContext('2d');
const pieceInk = piece.getContext('2d');

/** The picture and the piece fit into 20 kB for every scene. */
const jpegQuality = 74;

const side = 36;
const knob = 7.5;
const inset = 1;

interface Cut {
  top: number;
  knobs: 'top' | 'bottom';
  notch: boolean;
}

/** The outline of a jigsaw piece whose body's left edge is at `x`: a knob to the right, one above or below. */
const outline = (on: Ink, x: number, { top: y, knobs, notch }: Cut): void => {
  const middle = side / 2;
  on.beginPath();
  on.moveTo(x, y);
  if (knobs === 'top') on.arc(x + middle, y - 2, knob, Math.PI * 0.92, Math.PI * 0.08);
  on.lineTo(x + side, y);
  on.arc(x + side + 2, y + middle, knob, -Math.PI * 0.58, Math.PI * 0.58);
  on.lineTo(x + side, y + side);
  if (knobs === 'bottom') on.arc(x + middle, y + side + 2, knob, -Math.PI * 0.08, Math.PI * 1.08);
  on.lineTo(x, y + side);
  if (notch) on.arc(x + 2, y + middle, knob, Math.PI * 0.58, -Math.PI * 0.58, true);
  on.closePath();
};

const cutPiece = (x: number, cut: Cut): void => {
  pieceInk.clearRect(0, 0, pieceWidth, height);
  pieceInk.save();
  outline(pieceInk, inset, cut);
  pieceInk.clip();
  pieceInk.drawImage(picture, -x, 0);
  pieceInk.restore();
  outline(pieceInk, inset, cut);
  pieceInk.strokeStyle = 'rgba(255, 255, 255, 0.9)';
  pieceInk.lineWidth = 1.4;
  pieceInk.stroke();
};

const cutGap = (x: number, cut: Cut): void => {
  outline(ink, x + inset, cut);
  ink.fillStyle = 'rgba(8, 14, 26, 0.58)';
  ink.fill();
  ink.strokeStyle = 'rgba(255, 255, 255, 0.75)';
  ink.lineWidth = 1.2;
  ink.stroke();
};

/** How far a knob reaches above or below the body, its outline included. */
const reach = 11;
const margin = 14;

/**
 * The allowed heights of the body at `x`: AJ-Captcha's own clients show their refresh button in the top right corner,
 * which the gap must not touch.
 */
const topRange = (x: number): [lowest: number, end: number] => [
  x + pieceWidth > width - captchaCorner ? captchaCorner + reach : margin,
  height - side - margin,
];

/** Places a gap: the distance the piece has to move, in the 310-wide frame, and the piece's shape. */
const placeGap = (): { x: number; cut: Cut } => {
  const x = randomInt(80, width - pieceWidth - 4);
  return {
    x,
    cut: { top: randomInt(...topRange(x)), knobs: oneOf(['top', 'bottom']), notch: randomInt(2) === 0 },
  };
};

/** Draws a slider challenge; the answer is the distance the piece has to move. */
export const drawBlockPuzzle = () => {
  const { x, cut } = placeGap();
  paintScene(ink);
  cutPiece(x, cut);
  cutGap(x, cut);
  return {
    answer: [{ x, y: limits.captchaSliderY }],
    originalImageBase64: picture.toBuffer('image/jpeg', jpegQuality).toString('base64'),
    jigsawImageBase64: piece.toBuffer('image/png').toString('base64'),
  };
};
