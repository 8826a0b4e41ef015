import { limits } from '#contract/protocol/limits.ts';

export interface FileType {
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** File name extensions, the usual one first. */
  endings: readonly string[];
  /** The first bytes of such a file. */
  magic: readonly number[];
}

const fileTypes: readonly FileType[] = [
  // %PDF-
  { mediaType: 'application/pdf', endings: ['pdf'], magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], magic: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', endings: ['png'], magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The file type by its own first bytes, whatever its name; undefined for all but PDF, JPEG and PNG. */
export const fileTypeOf = (content: Uint8Array): FileType | undefined =>
  fileTypes.find(({ magic }) => content.length > magic.length && magic.every((byte, index) => content[index] === byte));

/**
 * A file name that is safe for file systems and readers: without folders, control and reserved characters, with the
 * extension of its type.
 */
export const cleanFileName = (name: string, { endings }: Pick<FileType, 'endings'>): string => {
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
  const stored = Array.from(stem === '' ? '单证' : stem)
    .slice(0, limits.fileNameMax)
    .join('');
  return `${stored}.${dot > 0 && endings.includes(ending) ? ending : usual}`;
};
