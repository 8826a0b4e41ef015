/** The two windows that every story is seen in, in CSS pixels. A story tagged with a width's name is made for that one alone. */
export const widths = [
  { name: 'desktop', width: 1440, height: 900, isPictured: true },
  // what is fixed to the narrow window's edge comes out with other pixels from one run to the next
  { name: 'phone', width: 390, height: 844, isPictured: false },
] as const;

export type Width = (typeof widths)[number];
export type WidthName = Width['name'];
