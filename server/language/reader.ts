import { withEnglishDays } from '#contract/app/englishDates.ts';
import { currentRequest } from '#server/http/requestContext.ts';
import { toEnglish } from './english.ts';

/** Whether the current request is of a person who reads English; jobs and the desk write Chinese. */
export const isReaderEnglish = (): boolean => currentRequest()?.language === 'en';

/** A text of a table or a file's name in the language of the current request; days stay as programs read them. */
export const forReader = (text: string): string => (isReaderEnglish() ? toEnglish(text) : text);

/** A document with its texts in the language of the current request. */
export const documentForReader = <Document>(document: Document): Document => {
  if (!isReaderEnglish()) return document;
  const written = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? withEnglishDays(toEnglish(value)) : value,
  );
  return JSON.parse(written) as Document;
};
