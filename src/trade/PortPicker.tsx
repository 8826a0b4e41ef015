import { Suspense, useDeferredValue, useState } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { sailingCopy } from './messages.ts';
import type { PortPickerProps } from './portPickerProps.ts';
import { controlLook } from '#src/ui/controlLook.ts';

const load = () => import('./PortCombobox.tsx');
const PortCombobox = lazily(async () => ({ default: (await load()).PortCombobox }));

/** A port field. It is a plain field until it is first used; the combobox then takes over the focus and what was typed. */
export function PortPicker(props: PortPickerProps) {
  const { control, value, onOpen } = props;
  const [typed, setTyped] = useState<string>();
  // deferred, so that the plain field stays in the page, and typed into, until the combobox is there
  const used = useDeferredValue(typed !== undefined);
  const plainField = (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder={sailingCopy.port.placeholder}
      value={typed || value.name}
      className={controlLook}
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
