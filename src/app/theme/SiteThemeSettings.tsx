import { ThemeSettings } from './ThemeSettings.tsx';
import { useSite } from '#src/app/siteContext.ts';
import { storedThemeSettings, themeSettingsWith } from './themeSettingsEffects.ts';

/** The theme settings of this device. */
export function SiteThemeSettings() {
  const { spawned } = useSite();
  const settings = spawned('themeSettings', themeSettingsWith, () => ({ settings: storedThemeSettings() }));
  return <ThemeSettings actor={settings} />;
}
