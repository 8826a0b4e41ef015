/** A file in memory: its path within the folder, with `/`, and its bytes. */
export interface ImportFile {
  path: string;
  bytes: Uint8Array;
}

const lengthBytes = 4;

/** Packs files for a request: the length of the list, the list as JSON, then the files one after the other. */
export const packFiles = (files: readonly ImportFile[]): Uint8Array<ArrayBuffer> => {
  const list = new TextEncoder().encode(JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length])));
  const packed = new Uint8Array(lengthBytes + list.length + files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(packed.buffer).setUint32(0, list.length);
  packed.set(list, lengthBytes);
  let at = lengthBytes + list.length;
  for (const { bytes } of files) {
    packed.set(bytes, at);
    at += bytes.length;
  }
  return packed;
};

/** The files of a request; undefined if it is not what `packFiles` makes. */
export const unpackFiles = (packed: Uint8Array): ImportFile[] | undefined => {
  try {
    const listBytes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0);
    let at = lengthBytes + listBytes;
    const list = JSON.parse(new TextDecoder().decode(packed.subarray(lengthBytes, at))) as [string, number][];
    const files = list.map(([path, length]) => {
      if (typeof path !== 'string' || !Number.isInteger(length) || length < 0) throw new Error('no file');
      at += length;
      return { path, bytes: packed.subarray(at - length, at) };
    });
    return at === packed.length ? files : undefined;
  } catch {
    return undefined;
  }
};
