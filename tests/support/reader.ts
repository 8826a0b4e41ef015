import { createHash } from 'node:crypto';
import type { TextLine } from '#service/verification/textEngine.ts';
import type { TextReader } from '#service/verification/textReader.ts';
import { openTextReader } from '#service/verification/textReader.ts';

/** The real reader, with patience: four workers on two cores leave it a quarter of what a company's would have. */
export const openPatientReader = (): TextReader => openTextReader({ limitMs: 60_000 });

/** The same, which knows a picture again: reading one takes a second, and some tests show the same ones often. */
export const openRememberingReader = (): TextReader => {
  const reader = openPatientReader();
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
