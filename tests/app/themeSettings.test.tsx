import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themeDefaults, themeSettingsIn } from '#contract/app/theme.ts';
import type { ThemeSettingsActor } from '#machines/app/themeSettings.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { ThemeSettings } from '#src/app/theme/ThemeSettings.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { openPanel, themePanel } from '#stories/tooling/models/themePanel.ts';
import model from '#stories/tooling/models/ThemeSettings.tsx';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const input = { settings: themeDefaults };
const view = (actor: ThemeSettingsActor) => <ThemeSettings actor={actor} />;
const choice = (label: string) => page.getByRole('radio', { name: label, exact: true });

describe('specification 3: the theme settings', () => {
  test('stored settings are restored; damaged or foreign values become the default', () => {
    expect(themeSettingsIn({ ...themeDefaults, colour: 'teal', fixedHeader: false })).toEqual({
      ...themeDefaults,
      colour: 'teal',
      fixedHeader: false,
    });
    for (const damaged of [null, 'text', 7, [], { colour: 'pink', toString: 'light', contentWidth: {} }])
      expect(themeSettingsIn(damaged)).toEqual(themeDefaults);
  });

  test('Escape closes it, and the keyboard goes back to its button', async () => {
    const { actor } = renderMachine(themeSettingsMachine, input, view);
    await openPanel();
    await userEvent.keyboard('{Escape}');
    // the browser reports that a dialog has closed some time after the key
    await expect.poll(() => actor.getSnapshot().value).toBe('closed');
    await expect.element(themePanel()).not.toBeInTheDocument();
    await expect.element(named(uiMessages.footer.settings)).toHaveFocus();
  });
});

walkEvery(model, async (state) => {
  if (state.matches('closed')) await expect.element(themePanel()).not.toBeInTheDocument();
  else await expect.element(choice(state.context.settings.colour === 'teal' ? '青绿' : '海蓝')).toBeChecked();
});
