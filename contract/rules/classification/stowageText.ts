/** The stowage category and the codes of stowage and handling (IMDG 3.2.1, column 16a): `A, SW1 H1`; empty if unknown. */
export const stowageText = (
  listed: { stowageCategory?: string | null | undefined; stowageCodes?: readonly string[] | undefined } | undefined,
): string => [listed?.stowageCategory ?? '', (listed?.stowageCodes ?? []).join(' ')].filter(Boolean).join(', ');
