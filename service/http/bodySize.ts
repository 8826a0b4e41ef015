import { bodyLimit } from 'hono/body-limit';
import { codes, Refusal } from '#contract/refusal.ts';
import { messages } from '../messages.ts';
import { refuse } from '../mount.ts';

/** Answers 413 in the envelope to a body of more bytes than that. */
export const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => refuse(c, new Refusal(codes.badInput, messages.tooLarge), 413) });
