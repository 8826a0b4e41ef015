import { ComboboxOption } from '@headlessui/react';
import type { PortGroup } from './portMatch.ts';

interface Props {
  groups: readonly PortGroup[];
  /** The name of a group without one. */
  unnamed: string;
  /** The tab of the groups; screen readers need not repeat its name. */
  tabName: string;
}

/** Ports to choose, each with its names, country and code, in named groups. */
export function PortGroups({ groups, unnamed, tabName }: Props) {
  return groups.map(({ name, ports }) => (
    // the option list removes the implicit role of its descendants
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <fieldset key={name} role="group" aria-label={name || unnamed} className="min-w-0">
      {name && name !== tabName && (
        <p aria-hidden="true" className="px-3 pt-2 pb-0.5 text-xs text-ink-faint">
          {name}
        </p>
      )}
      {ports.map((port) => (
        <ComboboxOption
          key={port.code}
          value={port}
          className="flex min-h-8 cursor-pointer items-baseline gap-2 px-3 py-1.5 data-focus:bg-brand-50 data-selected:font-semibold"
        >
          <span>{port.nameZh}</span>
          <span className="min-w-0 flex-1 truncate text-sm text-ink-faint">{port.nameEn}</span>
          <span className="text-xs text-ink-faint">
            {port.countryZh} {port.code}
          </span>
        </ComboboxOption>
      ))}
    </fieldset>
  ));
}
