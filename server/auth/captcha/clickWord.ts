import { randomInt } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { limits } from '#contract/protocol/limits.ts';
import { between, oneOf } from './brush.ts';
import { loadFonts, wordFont, wordPool } from './fonts.ts';
import type { Point } from './judge.ts';
import { paintScene } from './scenery.ts';

const { captchaWidth: width, captchaHeight: height, captchaWords, captchaCorner } = limits;
const drawnWords = captchaWords + 1;
const sizePx = 30;
const margin = 22;
const apart = 44;

const picture = createCanvas(width, height);
const ink = picture.getContext('2d');

const shuffledWords = (): string[] => {
  const pool = [...wordPool];
  return Array.from({ length: drawnWords }, () => pool.splice(randomInt(pool.length), 1)[0]!);
};

/** The picture's top right corner, where AJ-Captcha's own clients show their refresh button. */
const isInCorner = ({ x, y }: Point): boolean => x > width - captchaCorner - margin && y < captchaCorner + margin;

/** Random places outside that corner that do not touch each other. */
const freePlaces = (): Point[] => {
  const places: Point[] = [];
  while (places.length < drawnWords) {
    const place = { x: randomInt(margin, width - margin), y: randomInt(margin, height - margin) };
    if (!isInCorner(place) && places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= apart))
      places.push(place);
  }
  return places;
};

const drawWord = (word: string, { x, y }: Point): void => {
  ink.save();
  ink.translate(x, y);
  ink.rotate(between(-0.6, 0.6));
  ink.font = wordFont(word, sizePx);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.lineWidth = 4;
  ink.strokeStyle = 'rgba(10, 18, 32, 0.82)';
  ink.strokeText(word, 0, 0);
  ink.fillStyle = oneOf(['#fff4d6', '#d9f2ff', '#ffe0d6', '#e2ffd9', '#f4e3ff', '#ffffff']);
  ink.fillText(word, 0, 0);
  ink.restore();
};

/** Draws a click-word challenge with one word too many; the requested order differs from that of the places. */
export const drawClickWord = () => {
  loadFonts();
  const words = shuffledWords();
  const places = freePlaces();
  paintScene(ink);
  words.forEach((word, index) => drawWord(word, places[index]!));
  return {
    answer: places.slice(0, captchaWords),
    originalImageBase64: picture.toBuffer('image/jpeg', 80).toString('base64'),
    wordList: words.slice(0, captchaWords),
  };
};
