/** The two windows that every story is seen in, in CSS pixels. A story tagged with a width's name is made for that one alone. */
export const widths = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export type Width = (typeof widths)[number];
export type WidthName = Width['name'];
