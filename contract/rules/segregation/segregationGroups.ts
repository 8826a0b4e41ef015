/** The segregation groups of IMDG 42-24, 3.1.4.4: substances that react alike, regardless of their class. */
export const segregationGroups: ReadonlyMap<string, { nameZh: string; nameEn: string }> = new Map(
  Object.entries({
    SGG1: { nameZh: '酸类', nameEn: 'acids' },
    SGG1a: { nameZh: '强酸类', nameEn: 'strong acids' },
    SGG2: { nameZh: '铵化合物', nameEn: 'ammonium compounds' },
    SGG3: { nameZh: '溴酸盐', nameEn: 'bromates' },
    SGG4: { nameZh: '氯酸盐', nameEn: 'chlorates' },
    SGG5: { nameZh: '亚氯酸盐', nameEn: 'chlorites' },
    SGG6: { nameZh: '氰化物', nameEn: 'cyanides' },
    SGG7: { nameZh: '重金属及其盐类', nameEn: 'heavy metals and their salts' },
    SGG8: { nameZh: '次氯酸盐', nameEn: 'hypochlorites' },
    SGG9: { nameZh: '铅及其化合物', nameEn: 'lead and its compounds' },
    SGG10: { nameZh: '液态卤代烃', nameEn: 'liquid halogenated hydrocarbons' },
    SGG11: { nameZh: '汞和汞化合物', nameEn: 'mercury and mercury compounds' },
    SGG12: { nameZh: '亚硝酸盐及其混合物', nameEn: 'nitrites and their mixtures' },
    SGG13: { nameZh: '高氯酸盐', nameEn: 'perchlorates' },
    SGG14: { nameZh: '高锰酸盐', nameEn: 'permanganates' },
    SGG15: { nameZh: '金属粉末', nameEn: 'powdered metals' },
    SGG16: { nameZh: '过氧化物', nameEn: 'peroxides' },
    SGG17: { nameZh: '叠氮化物', nameEn: 'azides' },
    SGG18: { nameZh: '碱类', nameEn: 'alkalis' },
  }),
);

/**
 * The entries of SGG1 that are strong mineral acids, by UN number: hydrogen halides in water except fluoride,
 * perchloric, sulphuric and nitric acid, their mixtures, and chloro- and fluorosulphonic acid. Source: IMDG 3.1.4.4,
 * medium; the desk decides on every other acid.
 */
export const strongAcids: readonly string[] =
  '1754 1777 1786 1787 1788 1789 1796 1798 1802 1826 1830 1831 1832 1873 1906 2031 2032 2240 2796'.split(' ');

/** The shipper's declaration that no group applies. */
export const noSegregationGroup = 'none';

/** The codes of a declaration: groups, or `none`; empty in orders from before the declaration existed. */
export const groupsIn = (declared: string | undefined): string[] =>
  (declared ?? '').split(' ').filter((code) => code !== '');

/** A group with its Chinese name, `SGG1 酸类`, or that none applies. */
export const groupNameZh = (code: string): string =>
  code === noSegregationGroup ? '不属于任何隔离类' : `${code} ${segregationGroups.get(code)?.nameZh ?? ''}`.trim();

/** Whether a declaration contains known groups, each once, or only `none`, or nothing. */
export const areSegregationGroups = (declared: string): boolean => {
  const codes = groupsIn(declared);
  return (
    codes.join(' ') === declared &&
    new Set(codes).size === codes.length &&
    (declared === noSegregationGroup || codes.every((code) => segregationGroups.has(code)))
  );
};
