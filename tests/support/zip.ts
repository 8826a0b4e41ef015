import { crc32, deflateRawSync } from 'node:zlib';

interface ZipFile {
  /** The name's bytes, or its text in UTF-8. */
  name: string | Uint8Array;
  text: string;
}

const header = (fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const parts = fields.map(([bytes, value]) => {
    const part = Buffer.alloc(bytes);
    part.writeUIntLE(value, 0, bytes);
    return part;
  });
  return Buffer.concat(parts);
};

/** A zip file as Windows or macOS makes one (APPNOTE 4.3), deflated; a name in bytes is not marked as UTF-8. */
export const zipOf = (files: readonly ZipFile[]): Uint8Array => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const common = [
      [2, 20],
      [2, typeof name === 'string' ? 0x0800 : 0],
      [2, 8],
      [4, 0],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, nameBytes.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([header([[4, 0x04_03_4b_50], ...common]), nameBytes, packed]);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    directory.push(Buffer.concat([header([[4, 0x02_01_4b_50], [2, 20], ...common, ...place]), nameBytes]));
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = header([
    [4, 0x06_05_4b_50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, listed.length],
    [4, at],
    [2, 0],
  ]);
  return new Uint8Array(Buffer.concat([...locals, listed, end]));
};
