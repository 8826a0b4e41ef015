/** Whether column 7a permits limited quantities: it states the inner packaging's maximum (IMDG 3.4.1). */
export const permitsLimited = (limit: string | null): boolean => limit !== null && !/^0?$/.test(limit);

/** Whether column 7b permits excepted quantities: any code except E0 (IMDG 3.5.1.2). */
export const permitsExcepted = (code: string | null): boolean => code !== null && /^E[1-5]$/.test(code);

/** Whether the exemption for small packages of acids and alkalis can be declared (IMDG 7.2.6.5). */
export const permitsAcidAlkali = ({
  hazardClass,
  packingGroup,
}: {
  hazardClass: string;
  packingGroup: 'I' | 'II' | 'III' | null;
}): boolean => hazardClass === '8' && (packingGroup === 'II' || packingGroup === 'III');
