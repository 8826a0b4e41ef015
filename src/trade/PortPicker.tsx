import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { PortPickerProps } from './portPickerProps.ts';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { InputControl } from '#src/ui/fields/ReportingControl.tsx';

const load = () => import('./PortCombobox.tsx');
const PortCombobox = lazily(async () => ({ default: (await load()).PortCombobox }));

interface PlainProps {
  control: PortPickerProps['control'];
  isFocused: boolean;
  value: string;
  /** Called when the field is used, with the text typed so far; also for a field that has the focus when it is hydrated. */
  onUse: (typed: string) => void;
  onType: (typed: string) => void;
  /** Called when the field is left before the combobox is loaded. */
  onLeave: () => void;
}

function PlainPort({ control, isFocused, value, onUse, onType, onLeave }: PlainProps) {
  const field = useRef<HTMLInputElement>(null);
  const adoptFocus = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) onUse(field.current.value);
  });
  useEffect(() => adoptFocus(), []);
  return (
    <InputControl
      {...control}
      ref={field}
      type="text"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a problem of the form that led to the document
      autoFocus={isFocused}
      autoComplete="off"
      placeholder={sailingMessages.port.placeholder}
      value={value}
      className={controlClasses}
      onPointerEnter={() => void load().catch(() => undefined)}
      onFocus={() => onUse('')}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

/** A port field. It is a plain field until first used, also before hydration; the combobox then adopts its focus and text. */
export function PortPicker(props: PortPickerProps) {
  const { control, isFocused = false, value, onOpen, onChoose } = props;
  const [typed, setTyped] = useState<string>();
  // deferred, so that the plain field stays usable until the combobox is loaded
  const used = useDeferredValue(typed !== undefined);
  const plainField = (
    <PlainPort
      control={control}
      isFocused={isFocused}
      value={typed || value.name}
      onUse={(text) => {
        setTyped(text);
        onOpen();
      }}
      onType={setTyped}
      onLeave={() => {
        if (typed) onChoose({ code: '', nameZh: typed });
        setTyped(undefined);
      }}
    />
  );
  return (
    <Suspense fallback={plainField}>{used ? <PortCombobox {...props} typed={typed ?? ''} /> : plainField}</Suspense>
  );
}
