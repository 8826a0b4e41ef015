const bytesOf = (head: readonly number[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return bytes;
};

/** Files of that many bytes that begin as such files do; `html` is none that is taken. */
export const sampleFile = {
  pdf: (size = 64) => bytesOf([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37], size),
  jpeg: (size = 64) => bytesOf([0xff, 0xd8, 0xff, 0xe0], size),
  png: (size = 64) => bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], size),
  html: () => new TextEncoder().encode('<script>alert(1)</script>'),
};
