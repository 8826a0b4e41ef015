import type { Port } from '#contract/search/referenceData.ts';
import type { Control } from '#src/ui/Field.tsx';

/** What a port field is given. */
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
