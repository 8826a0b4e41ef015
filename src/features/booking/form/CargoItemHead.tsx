import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DangerousSwitch } from './DangerousSwitch.tsx';
import type { FormEditor } from './formContext.ts';

interface Props {
  cargo: CargoForm;
  name: string;
  index: number;
  editor: FormEditor;
}

/** The name of a cargo item, its dangerous-goods switch and its buttons. */
export function CargoItemHead({ cargo, name, index, editor }: Props) {
  const messages = bookingMessages.cargo;
  const { edit, can } = editor;
  const [copied, removed] = [
    { type: 'cargo.copied', index },
    { type: 'cargo.removed', index },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-canvas py-1.5 pr-2 pl-3 sm:pl-4">
      <p aria-hidden="true" className="font-semibold">
        {name}
      </p>
      <DangerousSwitch cargo={cargo} index={index} editor={editor} />
      {can(copied) && (
        <Button tone="quiet" size="sm" aria-label={messages.duplicateOf(name)} onClick={() => edit(copied)}>
          <Copy className="size-3.5" />
          {messages.duplicate}
        </Button>
      )}
      {can(removed) && (
        <Button
          tone="quiet"
          size="sm"
          aria-label={messages.removeOf(name)}
          onClick={() => {
            // the button disappears with its cargo item
            document.querySelector<HTMLElement>('#field-cargo')?.focus();
            edit(removed);
          }}
        >
          <Trash2 className="size-3.5" />
          {messages.remove}
        </Button>
      )}
    </div>
  );
}
