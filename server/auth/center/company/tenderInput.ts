import type { Context as HonoContext } from 'hono';
import { givenUuid } from '#contract/protocol/ids.ts';
import { declineReasons, tenderSheetBytesMax } from '#contract/tenders/tenders.ts';
import type { Choice, Choices } from '#server/enterprise/tenders/award.ts';
import type { SeenTender, TypedTerms } from '#server/enterprise/tenders/tenders.ts';
import { rejectUnstorable } from '#server/http/requests/input.ts';

/** The maximum bytes of a form with a sheet, and with a choice for each line. */
export const formBytesMax = tenderSheetBytesMax + 8_192;

/** The fields of a form. */
export type Given = Awaited<ReturnType<HonoContext['req']['parseBody']>>;

/** The fields of a form; none if it cannot be read. */
export const givenIn = async (c: HonoContext): Promise<Given> => {
  const given = await c.req.parseBody({ all: true }).catch(() => ({}));
  rejectUnstorable(Object.values(given).flat());
  return given as Given;
};
/** A text field; empty if missing. */
export const textIn = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};
/** The chosen file, or the pasted cells as one. */
export const fileIn = async (given: Given) => {
  const { file } = given;
  const pasted = textIn(given, 'pasted');
  if (file instanceof File && (file.size > 0 || pasted === ''))
    return { path: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  return pasted === '' ? undefined : { path: 'pasted.csv', bytes: new TextEncoder().encode(pasted) };
};
/** The terms of a tender, as typed. */
export const termsIn = (given: Given): TypedTerms => ({
  title: textIn(given, 'title'),
  validFrom: textIn(given, 'validFrom'),
  validUntil: textIn(given, 'validUntil'),
  answerBy: textIn(given, 'answerBy'),
});
/** The terms of an empty form. */
export const blank: TypedTerms = { title: '', validFrom: '', validUntil: '', answerBy: '' };

/** The id of the tender in an address. */
export const idIn = (c: HonoContext): string => givenUuid.parse(c.req.param('id') ?? '');
/** The id of the tender with the version that the member saw. */
export const seenIn = (c: HonoContext, given: Given): SeenTender => {
  const version = Number(textIn(given, 'version'));
  return { id: idIn(c), version: Number.isSafeInteger(version) ? version : -1 };
};

/** The selected option of each line. */
export const choicesIn = (given: Given, lines: readonly { id: string }[]): Choices =>
  new Map(
    lines.map(({ id }): [string, Choice] => {
      const chosen = textIn(given, `line-${id}`);
      if (chosen !== 'none') return [id, chosen === '' ? undefined : { option: chosen }];
      const declined = declineReasons.find((reason) => reason === textIn(given, `why-${id}`));
      return [id, { declined: declined ?? null }];
    }),
  );
