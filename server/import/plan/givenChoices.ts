import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import { choicesOf } from '#contract/desk/import/importChoices.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { importMessages } from '#server/import/messages.ts';

/** The choices sent with the files of an import; rejects an invalid text. */
export const givenChoices = (text: string | undefined): ImportChoices => {
  const choices = choicesOf(text);
  if (!choices) throw apiErrorAt('choices', codes.badInput, importMessages.files.choices);
  return choices;
};
