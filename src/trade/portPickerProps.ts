import type { Port } from '#contract/search/referenceData.ts';
import type { Control } from '#src/ui/fields/Field.tsx';

/** The props of a port field. */
export interface PortPickerProps {
  control: Control;
  /** Whether it has the initial focus of a document. */
  isFocused?: boolean;
  /** The selectable ports; empty until loaded. */
  ports: readonly Port[];
  /** Codes of recently used ports, newest first. */
  recent: readonly string[];
  /** Shown while there are none. */
  status: 'busy' | 'failed' | 'ready';
  value: { code: string; name: string };
  onOpen: () => void;
  /** A port of the list; or a typed name without a code, if the field was left before one was chosen. */
  onChoose: (port: Pick<Port, 'code' | 'nameZh'>) => void;
}
