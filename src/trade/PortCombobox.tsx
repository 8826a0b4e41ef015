import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { portNamed } from '#contract/search/lane.ts';
import type { Port } from '#contract/search/referenceData.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { DescribedInput } from '#src/ui/fields/DescribedInput.tsx';
import { matchPorts, portTabs } from './portMatch.ts';
import { PortGroups } from './PortGroups.tsx';
import type { PortPickerProps } from './portPickerProps.ts';
import { PortTabs } from './PortTabs.tsx';
import { portMessages } from '#src/trade/messages/ports.ts';
import { useHydratedInput } from '#src/ui/fields/useHydratedInput.ts';

interface Props extends PortPickerProps {
  /** The text typed before this combobox was loaded. */
  typed: string;
}

const tabTurns: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The combobox of a port field: type a name, a code, pinyin or initials, or browse the lanes by tabs. */
export function PortCombobox({ control, ports, recent, status, value, onOpen, onChoose, typed }: Props) {
  const [query, setQuery] = useState(typed);
  const [tabName, setTabName] = useState('');
  const input = useHydratedInput(typed);

  const isTyped = query.trim() !== '';
  const tabs = portTabs(ports, recent, portMessages.names);
  const tab = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  const groups = isTyped ? [{ name: '', ports: matchPorts(ports, query) }] : (tab?.groups ?? []);
  const count = groups.reduce((sum, group) => sum + group.ports.length, 0);
  const unfetched = status === 'failed' ? sailingMessages.port.failed : sailingMessages.port.loading;
  const nothing = count === 0 && (status === 'ready' || ports.length > 0 ? sailingMessages.port.none : unfetched);
  const chosen = ports.find((port) => port.code === value.code) ?? null;

  /** Keeps the typed text if no port is chosen, or the list has not arrived yet. */
  const leave = () => {
    const named = portNamed(ports, query);
    if (named) onChoose(named);
    else if (isTyped && (value.code === '' || ports.length === 0)) onChoose({ code: '', nameZh: query.trim() });
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari sends the Enter that ends a composition as a separate key event after it
    if (event.key === 'Enter' && event.keyCode === 229) event.preventDefault();
    // the list closes before the field is left, and its text is cleared
    if (event.key === 'Tab') leave();
    const turn = tabTurns[event.key];
    // within typed text the arrows move the caret
    if (!turn || isTyped || !tab || event.shiftKey || event.currentTarget.ariaExpanded !== 'true') return;
    event.preventDefault();
    setTabName(tabs.at((tabs.indexOf(tab) + turn) % tabs.length)?.name ?? '');
  };

  return (
    <Combobox<Port | null>
      immediate
      value={chosen}
      by="code"
      onChange={(port) => port && onChoose(port)}
      onClose={() => {
        setQuery('');
        setTabName('');
      }}
    >
      {({ open }) => (
        <>
          <ComboboxInput
            {...control}
            as={DescribedInput}
            describedBy={control['aria-describedby']}
            shown={isTyped ? query : (chosen?.nameZh ?? value.name)}
            ref={input}
            autoComplete="off"
            placeholder={value.name || sailingMessages.port.placeholder}
            className={controlClasses}
            displayValue={(port: Port | null) => port?.nameZh ?? value.name}
            onFocus={(event) => {
              onOpen();
              event.currentTarget.select();
            }}
            onKeyDown={onKey}
            onBlur={leave}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <output className="sr-only">
            {open && tab && (isTyped ? portMessages.matches(count) : portMessages.tabs(tab.name, count))}
          </output>
          <ComboboxOptions
            modal={false}
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            className="z-40 [--anchor-max-height:24rem] w-(--input-width) min-w-[min(26rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-pop empty:invisible"
          >
            {nothing && (
              <ComboboxOption disabled value={null} className="px-3 py-2 text-sm text-ink-faint">
                {nothing}
              </ComboboxOption>
            )}
            {!isTyped && tabs.length > 1 && (
              <PortTabs tabs={tabs} shown={tab} onShow={({ name }) => setTabName(name)} />
            )}
            <PortGroups groups={groups} unnamed={portMessages.matches(count)} tabName={tab?.name ?? ''} />
          </ComboboxOptions>
        </>
      )}
    </Combobox>
  );
}
