import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Port } from '#contract/basic.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { controlLook } from './controlLook.ts';
import { DescribedInput } from './DescribedInput.tsx';
import { groupPorts, matchPorts } from './portMatch.ts';
import type { PortPickerProps } from './PortPicker.tsx';

interface Props extends PortPickerProps {
  /** What was typed before this combobox was loaded. */
  typed: string;
}

/** The combobox behind a port field: type a name, a code, pinyin or initials, or look through the lanes. */
export function PortCombobox({ control, ports, status, value, onOpen, onChoose, typed }: Props) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typedBefore = useRef(typed);
  // it replaces the field that the visitor has just stepped into, and may have typed into
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus();
    if (typedBefore.current !== '') {
      field.setRangeText(typedBefore.current, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else {
      // Headless UI does not open on a focus that comes while it mounts; the arrow key does
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }
  }, []);

  const groups = query.trim()
    ? [{ name: '', ports: matchPorts(ports, query) }]
    : groupPorts(ports, sailingCopy.port.hot);
  const chosen = ports.find((port) => port.code === value.code) ?? null;
  const none = groups.every((group) => group.ports.length === 0);

  return (
    <Combobox<Port | null>
      immediate
      value={chosen}
      by="code"
      onChange={(port) => port && onChoose(port)}
      onClose={() => setQuery('')}
    >
      <ComboboxInput
        {...control}
        as={DescribedInput}
        describedBy={control['aria-describedby']}
        ref={input}
        autoComplete="off"
        placeholder={value.name || sailingCopy.port.placeholder}
        className={controlLook}
        displayValue={(port: Port | null) => port?.nameZh ?? value.name}
        onFocus={(event) => {
          onOpen();
          event.currentTarget.select();
        }}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ComboboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="z-40 [--anchor-max-height:20rem] w-(--input-width) min-w-72 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-pop empty:invisible"
      >
        {status !== 'ready' && ports.length === 0 && (
          <p className="px-3 py-2 text-sm text-ink-faint">
            {status === 'failed' ? sailingCopy.port.failed : sailingCopy.port.loading}
          </p>
        )}
        {status === 'ready' && none && <p className="px-3 py-2 text-sm text-ink-faint">{sailingCopy.port.none}</p>}
        {groups.map((group) => (
          <Fragment key={group.name}>
            {group.name && (
              <p aria-hidden="true" className="px-3 pt-2 pb-0.5 text-xs text-ink-faint">
                {group.name}
              </p>
            )}
            {group.ports.map((port) => (
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
          </Fragment>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
