import type { Problems } from '#contract/protocol/fields.ts';
import { portCodePattern } from '#contract/protocol/portCode.ts';
import { plainText } from '#contract/protocol/textInput.ts';

/** Problems of a search lane: both ports are required and must differ. */
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

/** A name normalised for comparison: without blanks, accents and case, full-width letters as plain ones. */
export const comparable = (name: string): string =>
  plainText(name)
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** A typed port code, normalised: `cn sha` and `ＣＮＳＨＡ` become `CNSHA`. */
export const portCodeTyped = (typed: string): string => plainText(typed).replaceAll(/\s/g, '').toUpperCase();

/** The port with a typed name (Chinese, English, pinyin) or code; undefined unless exactly one matches. */
export const portNamed = <Port extends NamedPort>(ports: readonly Port[], typed: string): Port | undefined => {
  const wanted = comparable(typed);
  if (wanted === '') return undefined;
  const called = ports.filter(({ code, nameZh, nameEn, pinyin }) =>
    [code, nameZh, nameEn, pinyin].some((name) => comparable(name) === wanted),
  );
  return called.length === 1 ? called[0] : undefined;
};
