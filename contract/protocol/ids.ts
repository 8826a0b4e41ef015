import * as z from 'zod/mini';
import { plainText } from './textInput.ts';

const nobodys = '00000000-0000-0000-0000-000000000000';

/** The characters of an id: no blanks, controls or lone surrogates. */
const idCharacters = /^[^\p{C}\s]*$/u;

/** An id from an address. An impossible one becomes empty: it is unknown (404), not invalid input (400). */
export const givenId = (lengthMax: number) =>
  z.pipe(
    z.string(),
    z.transform((id) => (id.length <= lengthMax && idCharacters.test(id) ? id : '')),
  );

/** The same for UUIDs: anything else becomes the nil UUID, which no row has. */
export const givenUuid = z.pipe(
  z.string(),
  z.transform((id) => (z.uuid().safeParse(id).success ? id : nobodys)),
);

/** The version of a response that the caller has. */
export const givenVersion = z.string().check(z.maxLength(40));

/** A copied text without the label of an order's number. */
export const withoutOrderLabel = (text: string): string => text.replace(/^\s*订单(?:编)?号\s*[:：]?\s*/, '');

/** The number of an order in the usual copied forms: with label, blanks, invisible marks, full-width or small letters. */
export const givenOrderNo = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => withoutOrderLabel(plainText(typed)).replaceAll(/\s/g, '').toUpperCase()),
  ),
  givenId(32),
);
