import { createHash } from 'node:crypto';
import type { TextLine } from '#service/enterprise/textEngine.ts';
import type { TextReader } from '#service/enterprise/textReader.ts';
import { openTextReader } from '#service/enterprise/textReader.ts';

/** The real reader, which knows a picture again: reading one takes a second, and some tests show the same ones often. */
export const openRememberingReader = (): TextReader => {
  const reader = openTextReader();
  const known = new Map<string, Promise<TextLine[]>>();
  return {
    read(picture) {
      const digest = createHash('sha256').update(picture).digest('hex');
      const reading = known.get(digest) ?? reader.read(picture);
      known.set(digest, reading);
      return reading;
    },
    stop: () => reader.stop(),
  };
};
