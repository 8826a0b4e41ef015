import type { ThemeSettings } from '#contract/app/theme.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { themeWords as words } from './themeMessages.ts';

interface Props {
  settings: ThemeSettings;
  onChange: (change: Partial<ThemeSettings>) => void;
  onDefaults: () => void;
  onClose: () => void;
}

const swatches = words.colour.choices.map(({ value, label }) => ({
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

/** The theme settings in a drawer, beside which the page shows what each of them does. */
export function ThemePanel({ settings, onChange, onDefaults, onClose }: Props) {
  return (
    <Drawer title={words.title} onClose={onClose}>
      <RadioGroup
        label={words.layoutMode.label}
        name="layoutMode"
        value={settings.layoutMode}
        options={words.layoutMode.choices}
        hint={words.layoutMode.hint}
        onChange={(layoutMode) => onChange({ layoutMode })}
      />
      <RadioGroup
        label={words.colour.label}
        name="colour"
        value={settings.colour}
        options={swatches}
        onChange={(colour) => onChange({ colour })}
      />
      <RadioGroup
        label={words.theme.label}
        name="theme"
        value={settings.theme}
        options={words.theme.choices}
        onChange={(theme) => onChange({ theme })}
      />
      <RadioGroup
        label={words.contentWidth.label}
        name="contentWidth"
        value={settings.contentWidth}
        options={words.contentWidth.choices}
        onChange={(contentWidth) => onChange({ contentWidth })}
      />
      <Checkbox name="fixedHeader" checked={settings.fixedHeader} onChange={(fixedHeader) => onChange({ fixedHeader })}>
        {words.fixedHeader}
      </Checkbox>
      <p className="text-xs text-ink-faint">{words.lead}</p>
      <div className="mt-auto flex justify-between gap-3">
        <Button tone="quiet" onClick={onDefaults}>
          {words.defaults}
        </Button>
        <Button type="submit">{words.done}</Button>
      </div>
    </Drawer>
  );
}
