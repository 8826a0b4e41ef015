import type { Context as HonoContext } from 'hono';
import { dispositionOf } from '#server/http/mount.ts';

/** Sends a file for download that caches do not store. */
export const sendDownload = (
  c: HonoContext,
  { fileName, contentType, content }: { fileName: string; contentType: string; content: Uint8Array | string },
): Response => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  c.header('Content-Disposition', dispositionOf(fileName, bytes.length, false));
  c.header('Cache-Control', 'no-store');
  return c.body(bytes, 200, { 'Content-Type': contentType });
};
