import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { boxOfGap, drawBlockPuzzle, placeGap } from '#service/auth/captcha/blockPuzzle.ts';
import { freePlaces } from '#service/auth/captcha/clickWord.ts';

/**
 * AJ-Captcha's clients lay their refresh button, 35 px square, over the picture's top right corner, and show the picture as
 * narrow as 250 px on a phone: in the 310 x 155 frame it covers this much.
 */
const buttonPx = Math.ceil((35 * 310) / 250);
const places = 5_000;
const drawings = 40;

const canvas = createCanvas(47, 155);
const ink = canvas.getContext('2d');

/** The box of the piece's own pixels. */
const boxOf = async (jigsaw: string) => {
  ink.clearRect(0, 0, 47, 155);
  ink.drawImage(await loadImage(Buffer.from(jigsaw, 'base64')), 0, 0);
  const { data } = ink.getImageData(0, 0, 47, 155);
  const box = { top: 155, bottom: 0, right: 0 };
  for (let pixel = 0; pixel < 47 * 155; pixel += 1) {
    if (data[pixel * 4 + 3]! < 32) continue;
    const row = Math.floor(pixel / 47);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
    box.right = Math.max(box.right, (pixel % 47) + 1);
  }
  return box;
};

describe('nothing that is looked for lies under a foreign refresh button', () => {
  test(`the gap, ${places} times; it still comes to lie on the right and at the top`, () => {
    const gaps = Array.from({ length: places }, () => boxOfGap(placeGap()));
    expect(gaps.filter(({ right, top }) => right > 310 - buttonPx && top < buttonPx)).toEqual([]);
    expect(gaps.filter(({ top, bottom }) => top < 0 || bottom > 155)).toEqual([]);
    expect(gaps.filter(({ right }) => right > 310 - buttonPx).length).toBeGreaterThan(places / 10);
    expect(gaps.filter(({ top }) => top < buttonPx).length).toBeGreaterThan(places / 10);
  });

  test(`what is drawn lies in the box that was placed, ${drawings} times`, async () => {
    for (let index = 0; index < drawings; index += 1) {
      const gap = placeGap();
      const { answer, jigsawImageBase64 } = drawBlockPuzzle(gap);
      const issuedChallenge = await boxOf(jigsawImageBase64);
      const placed = boxOfGap(gap);
      expect(issuedChallenge.top).toBeGreaterThanOrEqual(placed.top);
      expect(issuedChallenge.bottom).toBeLessThanOrEqual(placed.bottom);
      expect(answer[0]!.x + issuedChallenge.right).toBeLessThanOrEqual(placed.right);
    }
  });

  test(`the words, ${places} times; they lie everywhere else`, () => {
    const half = 15;
    const messages = Array.from({ length: places }, freePlaces).flat();
    expect(messages.filter(({ x, y }) => x + half > 310 - buttonPx && y - half < buttonPx)).toEqual([]);
    expect(messages.filter(({ x }) => x + half > 310 - buttonPx).length).toBeGreaterThan(places / 10);
    expect(messages.filter(({ y }) => y - half < buttonPx).length).toBeGreaterThan(places / 10);
  });
});
