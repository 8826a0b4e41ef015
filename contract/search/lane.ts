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

/**
 * The names that a port may be typed by, the whole first: without the marks that an input method sets between syllables
 * (`shang'hai`), without 港 or 市 at the end, and each part of `Shanghai, China` or `CNSHA 上海`.
 */
export const spellingsOf = (typed: string): string[] => {
  const whole = plainText(typed).replaceAll(/['’‘`]/g, '');
  const parts = whole.split(/[\s,，、;；/()（）|·-]+/);
  const names = [whole, ...parts].flatMap((name) => [name, name.replace(/(?<=\p{Script=Han}{2})[港市]+$/u, '')]);
  return [...new Set(names.map(comparable))].filter((name) => name !== '');
};

/** The port with a typed name (Chinese, English, pinyin) or code; undefined unless exactly one matches. */
export const portNamed = <Port extends NamedPort>(ports: readonly Port[], typed: string): Port | undefined => {
  for (const wanted of spellingsOf(typed)) {
    const called = ports.filter(({ code, nameZh, nameEn, pinyin }) =>
      [code, nameZh, nameEn, pinyin].some((name) => comparable(name) === wanted),
    );
    if (called.length > 0) return called.length === 1 ? called[0] : undefined;
  }
  return undefined;
};

/** Where a search begins or ends, as it was typed or linked. */
interface GivenPort {
  name: string;
  code: string;
}

/** The port of a code, else the port that serves this end of a search and has the name. */
export const portGiven = <Port extends NamedPort & { loading: boolean; discharging: boolean }>(
  ports: readonly Port[],
  end: 'loading' | 'discharging',
  { name, code }: GivenPort,
): Port | undefined => {
  const typed = portCodeTyped(code);
  return typed === ''
    ? portNamed(
        ports.filter((port) => port[end]),
        name,
      )
    : ports.find((port) => port.code === typed);
};
