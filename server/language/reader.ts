import { withEnglishDays } from '#contract/app/englishDates.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';
import { toEnglish } from './english.ts';

/** Whether the current request is of a person who reads English; jobs and the desk write Chinese. */
export const isReaderEnglish = (): boolean => currentRequest()?.language === 'en';

/** A text of a table in the language of the current request; days stay as programs read them. */
export const forReader = (text: string): string => (isReaderEnglish() ? toEnglish(text) : text);

/** The name of a file in the language of the current request. */
export const fileNameForReader = (name: string): string => {
  const whole = forReader(name);
  const [, stem = '', extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  return whole === name ? forReader(stem) + extension || name : whole;
};

/** A document with its texts in the language of the current request. */
export const documentForReader = <Document>(document: Document): Document => {
  if (!isReaderEnglish()) return document;
  const written = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? withEnglishDays(toEnglish(value)) : value,
  );
  return JSON.parse(written) as Document;
};
