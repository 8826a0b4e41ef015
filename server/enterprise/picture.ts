import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The format and size of a picture, from its first bytes; sides in pixels. */
export interface PictureHead {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => PictureHead | null;

const pngHead: Reader = (bytes) => {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1A\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return null;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegHead: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (isFrame(marker))
      return { contentType: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // additional 0xff bytes may pad a marker
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const webp = (width: number, height: number): PictureHead => ({ contentType: 'image/webp', width, height });

const webpHead: Reader = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return webp(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return webp((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return webp(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    default:
      return null;
  }
};

const headBytesMin = 32;

/** The picture format by the file's own bytes, regardless of its name; null except for JPEG, PNG and WebP. */
export const headOf = (content: Uint8Array): PictureHead | null => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < headBytesMin) return null;
  return pngHead(bytes) ?? jpegHead(bytes) ?? webpHead(bytes);
};

/**
 * Decoding takes four bytes a pixel, regardless of the file's size: 40 million are 160 MB, more than a phone's photo
 * needs.
 */
const pixelsMax = 40_000_000;
const sideMin = 200;

/** Whether a picture is large enough to be read and small enough to be decoded safely. */
export const isReadableSize = ({ width, height }: PictureHead): boolean =>
  Math.min(width, height) >= sideMin && width * height <= pixelsMax;

/** The longest side for OCR: a licence's print is then some 30 pixels high, which is best for OCR. */
const sideRead = 1_600;
const enlargedMax = 2.5;

/**
 * Converts a picture to a grey PNG for OCR: scaled, without metadata. Grey is the red channel, in which the red seal
 * and the coloured background fade. Throws if the bytes are damaged.
 */
export const redrawn = async (content: Uint8Array): Promise<Buffer> => {
  const picture = await loadImage(content);
  const scale = Math.min(enlargedMax, sideRead / Math.max(picture.width, picture.height));
  const canvas = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = ink.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    data[at + 1] = data[at]!;
    data[at + 2] = data[at]!;
  }
  ink.putImageData(pixels, 0, 0);
  return canvas.encode('png');
};
