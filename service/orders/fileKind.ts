interface FileKind {
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** The endings of its names, the usual one first. */
  endings: readonly string[];
  /** The bytes that it begins with. */
  magic: readonly number[];
}

const kinds: readonly FileKind[] = [
  // %PDF-
  { mediaType: 'application/pdf', endings: ['pdf'], magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], magic: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', endings: ['png'], magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** What a file's own first bytes say it is, whatever it is called; undefined for all but PDF, JPEG and PNG. */
export const fileKindOf = (content: Uint8Array): FileKind | undefined =>
  kinds.find(({ magic }) => content.length > magic.length && magic.every((byte, index) => content[index] === byte));

const nameMax = 100;

/**
 * A file's name that no file system and no reader stumbles over: without folders, control characters and reserved ones,
 * with the ending of what the file is.
 */
export const cleanFileName = (name: string, { endings }: Pick<FileKind, 'endings'>): string => {
  const [usual = ''] = endings;
  const bare = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const dot = bare.lastIndexOf('.');
  const ending = bare.slice(dot + 1).toLowerCase();
  const stem = (dot > 0 ? bare.slice(0, dot) : bare).trim();
  const kept = Array.from(stem === '' ? '单证' : stem)
    .slice(0, nameMax)
    .join('');
  return `${kept}.${dot > 0 && endings.includes(ending) ? ending : usual}`;
};
