/**
 * The two windows that every story is seen in, in CSS pixels. A story tagged with a width's name is made for that one alone.
 * None is pictured: drawn at half size, letters came out half a pixel higher in one run than in another.
 */
export const widths = [
  { name: 'desktop', width: 1440, height: 900, isPictured: false },
  { name: 'phone', width: 390, height: 844, isPictured: false },
] as const;

export type Width = (typeof widths)[number];
export type WidthName = Width['name'];
