/** A name in percent-encoded UTF-8; undefined if missing or malformed. */
const decodedName = (encoded: string | undefined): string | undefined => {
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** The file name of a content-disposition header; its UTF-8 form has precedence (RFC 6266). */
export const fileNameOf = (disposition: unknown): string => {
  const header = typeof disposition === 'string' ? disposition : '';
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1];
  return (decodedName(encoded) ?? plain)?.trim() || 'download';
};

/** The file size in bytes of a content-disposition header (RFC 2183, 2.7); undefined without one. */
export const sizeOf = (disposition: unknown): number | undefined => {
  const size = typeof disposition === 'string' ? /;\s*size\s*=\s*(\d+)\s*(?:;|$)/i.exec(disposition)?.[1] : undefined;
  return size === undefined ? undefined : Number(size);
};
