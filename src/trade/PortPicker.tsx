import { Suspense, useDeferredValue, useState } from 'react';
import type { Port } from '#contract/search/referenceData.ts';
import { lazily } from '#src/platform/lazy.ts';
import { sailingCopy } from './messages.ts';
import { controlLook } from '#src/ui/controlLook.ts';
import type { Control } from '#src/ui/Field.tsx';

const load = () => import('./PortCombobox.tsx');
const PortCombobox = lazily(async () => ({ default: (await load()).PortCombobox }));

export interface PortPickerProps {
  control: Control;
  /** The ports that can be chosen here; empty until they are fetched. */
  ports: readonly Port[];
  /** Codes of the ports that were used before, the latest first. */
  recent: readonly string[];
  /** What to say while there are none. */
  status: 'busy' | 'failed' | 'ready';
  value: { code: string; name: string };
  onOpen: () => void;
  onChoose: (port: Port) => void;
}

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
