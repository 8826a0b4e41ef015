import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { dayOf } from '#src/ui/format.ts';

const { queue: messages } = deskMessages;

interface Props {
  absentUntil: string | null;
  isFree: boolean;
  /** With the last day of the absence; null for the return. */
  onChange: (until: string | null) => void;
}

/** Until when the signed-in person is absent: their items are among what is free meanwhile. */
export function Presence({ absentUntil, isFree, onChange }: Props) {
  if (absentUntil !== null)
    return (
      <span className="flex items-center gap-2">
        {messages.absentUntil(dayOf(absentUntil))}
        <Button tone="secondary" size="sm" disabled={!isFree} onClick={() => onChange(null)}>
          {messages.back}
        </Button>
      </span>
    );
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{messages.leave}</summary>
      <form
        className="mt-2 flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const until = new FormData(event.currentTarget).get('until');
          if (typeof until === 'string' && until !== '') onChange(until);
        }}
      >
        <TextInput type="date" name="until" required aria-label={messages.lastDay} className="w-40" />
        <Button type="submit" tone="secondary" size="sm" disabled={!isFree}>
          {messages.confirmLeave}
        </Button>
      </form>
    </details>
  );
}
