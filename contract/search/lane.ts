import type { Problems } from '#contract/protocol/fields.ts';
import { portCodePattern } from '#contract/protocol/portCode.ts';
import { plainText } from '#contract/protocol/textInput.ts';

/** What is wrong with a lane that is searched for: both ports must be known, and not the same one twice. */
export const laneProblems = ({ orgPortCode, dstPortCode }: { orgPortCode: string; dstPortCode: string }): Problems => {
  const problems: Record<string, 'portUnknown' | 'samePorts'> = {};
  if (!portCodePattern.test(orgPortCode)) problems.orgPortCode = 'portUnknown';
  if (!portCodePattern.test(dstPortCode)) problems.dstPortCode = 'portUnknown';
  else if (orgPortCode === dstPortCode) problems.dstPortCode = 'samePorts';
  return problems;
};

interface NamedPort {
  code: string;
  nameZh: string;
  nameEn: string;
  pinyin: string;
}

/** A name as names are compared: without blanks, accents and case, full-width letters as plain ones. */
export const comparable = (name: string): string =>
  plainText(name)
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** A code as somebody typed it: `cn sha` and `ＣＮＳＨＡ` are `CNSHA`. */
export const portCodeTyped = (typed: string): string => plainText(typed).replaceAll(/\s/g, '').toUpperCase();

/** The port that somebody typed the name of, in Chinese, English, pinyin or as its code; undefined unless exactly one is called so. */
export const portNamed = <Port extends NamedPort>(ports: readonly Port[], typed: string): Port | undefined => {
  const wanted = comparable(typed);
  if (wanted === '') return undefined;
  const called = ports.filter(({ code, nameZh, nameEn, pinyin }) =>
    [code, nameZh, nameEn, pinyin].some((name) => comparable(name) === wanted),
  );
  return called.length === 1 ? called[0] : undefined;
};
