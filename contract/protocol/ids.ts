import * as z from 'zod/mini';

const nobodys = '00000000-0000-0000-0000-000000000000';

/** What an id is made of: no blanks, controls, halves of characters. */
const idCharacters = /^[^\p{C}\s]*$/u;

/**
 * An id as somebody followed, copied or guessed it. One that cannot be ours becomes empty: it is unknown (404), not a
 * wrong input (400), whatever its length and shape.
 */
export const givenId = (lengthMax: number) =>
  z.pipe(
    z.string(),
    z.transform((id) => (id.length <= lengthMax && idCharacters.test(id) ? id : '')),
  );

/** The same where ids are UUIDs: one that is none becomes the nil UUID, which is nobody's. */
export const givenUuid = z.pipe(
  z.string(),
  z.transform((id) => (z.uuid().safeParse(id).success ? id : nobodys)),
);
