import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DangerousSwitch } from './DangerousSwitch.tsx';
import type { Filling } from './formContext.ts';

interface Props {
  cargo: CargoForm;
  name: string;
  path: `cargo.${number}`;
  filling: Filling;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A line of cargo's name, whether it is dangerous, and what can be done with it. */
export function CargoLineHead({ cargo, name, path, filling, onDuplicate, onRemove }: Props) {
  const words = bookingCopy.cargo;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-canvas py-1.5 pr-2 pl-3 sm:pl-4">
      <p aria-hidden="true" className="font-semibold">
        {name}
      </p>
      <DangerousSwitch line={cargo} path={path} filling={filling} />
      {onDuplicate && (
        <Button tone="quiet" size="sm" aria-label={words.duplicateOf(name)} onClick={onDuplicate}>
          <Copy className="size-3.5" />
          {words.duplicate}
        </Button>
      )}
      {onRemove && (
        <Button tone="quiet" size="sm" aria-label={words.removeOf(name)} onClick={onRemove}>
          <Trash2 className="size-3.5" />
          {words.remove}
        </Button>
      )}
    </div>
  );
}
