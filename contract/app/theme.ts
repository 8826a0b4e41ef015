/** The theme constants of specification section 3, each with what it may be. */
export const themeOptions = {
  theme: ['light', 'contrast'],
  layoutMode: ['topmenu', 'sidemenu'],
  colour: ['ocean', 'teal', 'indigo', 'graphite'],
  fixedHeader: [true, false],
  contentWidth: ['Fixed', 'Fluid'],
} as const;

export type ThemeSettings = { [Name in keyof typeof themeOptions]: (typeof themeOptions)[Name][number] };

/** How the site looks until a visitor says otherwise. */
export const themeDefaults: ThemeSettings = {
  theme: 'light',
  layoutMode: 'topmenu',
  colour: 'ocean',
  fixedHeader: true,
  contentWidth: 'Fixed',
};

/** The settings in a value of unknown origin; what is missing or foreign is as by default. */
export const themeSettingsIn = (value: unknown): ThemeSettings => {
  const given = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const known = given.filter(
    ([name, setting]) =>
      Object.hasOwn(themeOptions, name) &&
      (themeOptions as Record<string, readonly unknown[]>)[name]?.includes(setting),
  );
  return { ...themeDefaults, ...Object.fromEntries(known) };
};
