import type { DangerousItem } from './paper.ts';

/** Kinds of packages in English by UN packaging code (IMDG 6.1.2.7, 6.5.1.4), each in the plural. */
const kinds: Readonly<Record<string, string>> = {
  '1A1': 'STEEL DRUMS',
  '1A2': 'STEEL DRUMS',
  '1B1': 'ALUMINIUM DRUMS',
  '1H1': 'PLASTICS DRUMS',
  '1H2': 'PLASTICS DRUMS',
  '1G': 'FIBRE DRUMS',
  '3A1': 'STEEL JERRICANS',
  '3H1': 'PLASTICS JERRICANS',
  '4C1': 'WOODEN BOXES',
  '4D': 'PLYWOOD BOXES',
  '4G': 'FIBREBOARD BOXES',
  '5H3': 'PLASTICS WOVEN BAGS',
  '5H4': 'PLASTICS FILM BAGS',
  '5M2': 'PAPER BAGS',
  '6HA1': 'COMPOSITE PACKAGINGS',
  '6HG1': 'COMPOSITE PACKAGINGS',
  '31HA1': 'COMPOSITE IBCS',
  '31A': 'STEEL IBCS',
  '13H3': 'FLEXIBLE IBCS',
  CYL: 'CYLINDERS',
  TANK: 'PORTABLE TANKS',
};

const ones =
  ',ONE,TWO,THREE,FOUR,FIVE,SIX,SEVEN,EIGHT,NINE,TEN,ELEVEN,TWELVE,THIRTEEN,FOURTEEN,FIFTEEN,SIXTEEN,SEVENTEEN,EIGHTEEN,NINETEEN'.split(
    ',',
  );
const tens = ',,TWENTY,THIRTY,FORTY,FIFTY,SIXTY,SEVENTY,EIGHTY,NINETY'.split(',');

const below100 = (count: number): string =>
  count < 20 ? ones[count]! : [tens[Math.floor(count / 10)]!, ones[count % 10]!].filter(Boolean).join('-');

const below1000 = (count: number): string =>
  [count >= 100 ? `${ones[Math.floor(count / 100)]!} HUNDRED` : '', below100(count % 100)].filter(Boolean).join(' ');

/** A whole number from 1 to 999,999,999 in English words, `ONE THOUSAND TWO HUNDRED FORTY-ONE`. */
export const inWords = (count: number): string =>
  [
    [Math.floor(count / 1_000_000), ' MILLION'],
    [Math.floor(count / 1_000) % 1_000, ' THOUSAND'],
    [count % 1_000, ''],
  ]
    .flatMap(([part, unit]) => (part === 0 ? [] : [`${below1000(part as number)}${unit}`]))
    .join(' ');

const one = (plural: string): string => (plural.endsWith('BOXES') ? plural.slice(0, -2) : plural.replace(/s$/i, ''));

/** An English noun after its number, `PACKAGE` after 1. */
export const nounOf = (count: number, plural: string): string => (count === 1 ? one(plural) : plural);

/** The kind of a cargo item's packages in English, in the plural unless it is one: `STEEL DRUMS`. */
export const packageKind = ({
  packagingCode,
  packages,
}: Pick<DangerousItem['item'], 'packagingCode' | 'packages'>): string =>
  nounOf(packages, kinds[packagingCode] ?? 'PACKAGES');

/** Number and kind of packages; the UN code only supplements the kind (IMDG 5.4.1.5.1): `40 (FORTY) STEEL DRUMS (1A1)`. */
export const packagesText = ({ packages, packagingCode }: DangerousItem['item']): string => {
  const code = /^\d/.test(packagingCode) ? ` (${packagingCode})` : '';
  return `${packages} (${inWords(packages)}) ${packageKind({ packages, packagingCode })}${code}`;
};
