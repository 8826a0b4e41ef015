interface Stowed {
  listed?: { stowageCategory?: string | null | undefined; stowageCodes?: readonly string[] | undefined } | undefined;
  limitedQuantity: boolean;
  exceptedQuantity: boolean;
}

/**
 * The stowage category and the codes of stowage and handling (IMDG 3.2.1, column 16a): `A, SW1 H1`; empty if unknown.
 * Limited and excepted quantities have category A and no code (3.4.3, 3.5.7).
 */
export const stowageText = ({ listed, limitedQuantity, exceptedQuantity }: Stowed): string =>
  limitedQuantity || exceptedQuantity
    ? 'A'
    : [listed?.stowageCategory ?? '', (listed?.stowageCodes ?? []).join(' ')].filter(Boolean).join(', ');

/** The paragraph that decides the stowage of goods. */
export const stowageParagraph = ({ limitedQuantity, exceptedQuantity }: Omit<Stowed, 'listed'>): string =>
  limitedQuantity ? 'IMDG 3.4.3' : exceptedQuantity ? 'IMDG 3.5.7.1' : 'IMDG 7.1.3';
