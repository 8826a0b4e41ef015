const bytesOf = (head: readonly number[], tail: string, size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  bytes.set(Buffer.from(tail, 'latin1'), size - tail.length);
  return bytes;
};

const magic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const lengthOf = (chunk: number): number[] => [24, 16, 8, 0].map((shift) => (chunk >> shift) & 0xff);

/** Files of that many bytes that begin and end as such files do; `html` is not an accepted type. */
export const sampleFile = {
  pdf: (size = 64) => bytesOf([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37], '%%EOF', size),
  jpeg: (size = 64) => bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xda, 0, 2], '\xff\xd9', size),
  png: (size = 64) => bytesOf([...magic, ...lengthOf(size - 32)], '\0\0\0\0IEND\xae\x42\x60\x82', size),
  html: () => new TextEncoder().encode('<script>alert(1)</script>'),
};
