import { Suspense, useDeferredValue, useState } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { PortPickerProps } from './portPickerProps.ts';
import { controlClasses } from '#src/ui/controlClasses.ts';

const load = () => import('./PortCombobox.tsx');
const PortCombobox = lazily(async () => ({ default: (await load()).PortCombobox }));

/** A port field. It is a plain field until first used; the combobox then adopts its focus and text. */
export function PortPicker(props: PortPickerProps) {
  const { control, value, onOpen } = props;
  const [typed, setTyped] = useState<string>();
  // deferred, so that the plain field stays usable until the combobox is there
  const used = useDeferredValue(typed !== undefined);
  const plainField = (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder={sailingMessages.port.placeholder}
      value={typed || value.name}
      className={controlClasses}
      onPointerEnter={() => void load().catch(() => undefined)}
      onFocus={() => {
        setTyped('');
        onOpen();
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
  return (
    <Suspense fallback={plainField}>{used ? <PortCombobox {...props} typed={typed ?? ''} /> : plainField}</Suspense>
  );
}
