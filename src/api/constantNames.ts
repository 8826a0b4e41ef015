import type { Constant, ConstType } from '#contract/search/referenceData.ts';

/** The constants of one type. */
export const constantsIn = (constants: readonly Constant[], type: ConstType): Constant[] =>
  constants.filter((row) => row.constType === type);

/** The name of a code, by either pair of names; an unknown code is returned unchanged. */
export const nameOf = (constants: readonly Constant[], code: string): string => {
  const found = constants.find((row) => row.code === code || row.constValue === code);
  return found?.name || found?.constName || code;
};

/** The names of comma-separated codes, in their order; unknown codes stay unchanged. */
export const namesOf = (constants: readonly Constant[], codes: string): string[] =>
  codes
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => nameOf(constants, code));
