import type { ThemeSettings } from '#contract/app/theme.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Drawer } from '#src/ui/dialogs/Drawer.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { themeMessages as messages } from '#src/app/messages/theme.ts';

interface Props {
  settings: ThemeSettings;
  onChange: (change: Partial<ThemeSettings>) => void;
  onDefaults: () => void;
  onClose: () => void;
}

const swatches = messages.colour.choices.map(({ value, label }) => ({
  value,
  label: (
    <span className="flex flex-col items-center gap-1 py-1.5 text-sm whitespace-nowrap">
      <span
        data-colour={value}
        className="size-3.5 rounded-full border border-white bg-brand-600 forced-color-adjust-none"
      />
      {label}
    </span>
  ),
}));

/** The theme settings in a drawer, so that the page next to it shows their effect. */
export function ThemePanel({ settings, onChange, onDefaults, onClose }: Props) {
  return (
    <Drawer title={messages.title} onClose={onClose}>
      <RadioGroup
        label={messages.layoutMode.label}
        name="layoutMode"
        value={settings.layoutMode}
        options={messages.layoutMode.choices}
        hint={messages.layoutMode.hint}
        onChange={(layoutMode) => onChange({ layoutMode })}
      />
      <RadioGroup
        label={messages.colour.label}
        name="colour"
        value={settings.colour}
        options={swatches}
        onChange={(colour) => onChange({ colour })}
      />
      <RadioGroup
        label={messages.theme.label}
        name="theme"
        value={settings.theme}
        options={messages.theme.choices}
        onChange={(theme) => onChange({ theme })}
      />
      <RadioGroup
        label={messages.contentWidth.label}
        name="contentWidth"
        value={settings.contentWidth}
        options={messages.contentWidth.choices}
        onChange={(contentWidth) => onChange({ contentWidth })}
      />
      <Checkbox name="fixedHeader" checked={settings.fixedHeader} onChange={(fixedHeader) => onChange({ fixedHeader })}>
        {messages.fixedHeader}
      </Checkbox>
      <p className="text-xs text-ink-faint">{messages.lead}</p>
      <div className="mt-auto flex justify-between gap-3">
        <Button tone="quiet" onClick={onDefaults}>
          {messages.defaults}
        </Button>
        <Button type="submit">{messages.done}</Button>
      </div>
    </Drawer>
  );
}
