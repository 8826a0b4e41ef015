import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogStep } from '#src/ui/DialogStep.tsx';

const messages = quoteMessages.quote;

interface Props {
  text: string;
  /** Whether it waits for the user: not while it deletes. */
  isConfirming: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before a saved quote or a template is deleted. */
export function DeletionStep({ text, isConfirming, onConfirm, onDismiss }: Props) {
  return (
    <DialogStep name="deletion" label={messages.remove} className="rounded-md border border-line-strong bg-canvas p-4">
      <p className="break-words">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="danger" busy={!isConfirming} onClick={onConfirm}>
          {messages.confirm}
        </Button>
        <Button tone="secondary" disabled={!isConfirming} onClick={onDismiss}>
          {messages.drop}
        </Button>
      </div>
    </DialogStep>
  );
}
