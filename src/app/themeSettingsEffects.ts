import { themeSettingsIn } from '#contract/app/theme.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { describeDocument, readLocal, writeLocal } from '#src/platform/browser.ts';

const key = 'themeSettings';

/** The settings stored on this device. */
export const storedThemeSettings = () => themeSettingsIn(readLocal(key));

/** Whether this device has settings of its own, whose style is not in the document. */
export const hasThemeSettings = (): boolean => readLocal(key) !== null;

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
