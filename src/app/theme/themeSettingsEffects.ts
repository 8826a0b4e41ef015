import { themeSettingsIn } from '#contract/app/theme.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { themeSettingsKey as key } from '#src/app/hydration/preHydration.ts';
import { describeDocument, readLocal, writeLocal } from '#src/platform/browser.ts';

/** The settings stored on this device. */
export const storedThemeSettings = () => themeSettingsIn(readLocal(key));

/** The theme settings with their effects. */
export const themeSettingsWith = () =>
  themeSettingsMachine.provide({
    actions: {
      applySettings: (_, { settings }) => {
        describeDocument({ ...settings, fixedHeader: String(settings.fixedHeader) });
        writeLocal(key, settings);
      },
    },
  });
