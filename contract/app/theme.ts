/** The theme settings of specification section 3, each with its allowed values. */
export const themeOptions = {
  theme: ['light', 'contrast'],
  layoutMode: ['topmenu', 'sidemenu'],
  colour: ['ocean', 'teal', 'indigo', 'graphite'],
  fixedHeader: [true, false],
  contentWidth: ['Fixed', 'Fluid'],
} as const;

export type ThemeSettings = { [Name in keyof typeof themeOptions]: (typeof themeOptions)[Name][number] };

/** The theme until a visitor changes it. */
export const themeDefaults: ThemeSettings = {
  theme: 'light',
  layoutMode: 'topmenu',
  colour: 'ocean',
  fixedHeader: true,
  contentWidth: 'Fixed',
};

/** Reads theme settings from a value of unknown origin; missing or unknown values become the defaults. */
export const themeSettingsIn = (value: unknown): ThemeSettings => {
  const given = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const known = given.filter(
    ([name, setting]) =>
      Object.hasOwn(themeOptions, name) &&
      (themeOptions as Record<string, readonly unknown[]>)[name]?.includes(setting),
  );
  return { ...themeDefaults, ...Object.fromEntries(known) };
};
