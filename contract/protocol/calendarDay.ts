import { plainDashes } from './textInput.ts';

/** A calendar day as `YYYY-MM-DD`, from `2026/1/5`, `2026年1月5日`, `20260105`; other text is unchanged. */
export const calendarDayTyped = (typed: string): string => {
  const plain = plainDashes(typed).trim();
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  return parts ? `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}` : plain;
};
