import { useSelector } from '@xstate/react';
import { rhythms } from '#contract/quotes/templateRhythm.ts';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const { repeat, every: everyNames, rhythm: messages } = quoteMessages.templates;
const { save, drop } = quoteMessages.quote;
const options = rhythms.map((value) => ({ value, label: everyNames[value] }));

interface Props {
  actor: OrderTemplatesActor;
  /** Whether the template has a rhythm that can be ended. */
  hasRhythm: boolean;
}

/** The form for how often an order from the template is due. */
export function RhythmStep({ actor, hasRhythm }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rhythm, problems = {} } = state.context;
  if (!rhythm) return null;
  const isTyping = state.can({ type: 'rhythm.dismissed' });
  const day = (field: 'from' | 'until', required: boolean) => (
    <Field label={messages[field]} name={field} problem={problems[field]} required={required}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          autoComplete="off"
          readOnly={!isTyping}
          value={rhythm[field]}
          onChange={({ currentTarget: { value } }) => actor.send({ type: 'rhythm.changed', field, value })}
        />
      )}
    </Field>
  );
  return (
    <DialogStep name="rhythm" label={repeat} className="rounded-md border border-line-strong bg-canvas p-4">
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'rhythm.submitted' });
        }}
      >
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label={messages.every} name="every" problem={problems['every']} required>
            {(control) => (
              <Select
                {...control}
                data-autofocus
                value={rhythm.every}
                disabled={!isTyping}
                options={options}
                onChange={({ currentTarget: { value } }) =>
                  actor.send({ type: 'rhythm.changed', field: 'every', value })
                }
              />
            )}
          </Field>
          {day('from', true)}
          {day('until', false)}
        </div>
        <p className="text-sm text-ink-soft">{messages.lead}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={state.matches({ listed: 'storingRhythm' })} disabled={!isTyping}>
            {save}
          </Button>
          <Button tone="secondary" disabled={!isTyping} onClick={() => actor.send({ type: 'rhythm.dismissed' })}>
            {drop}
          </Button>
          {hasRhythm && (
            <Button
              tone="quiet"
              busy={state.matches({ listed: 'endingRhythm' })}
              disabled={!isTyping}
              onClick={() => actor.send({ type: 'rhythm.ended' })}
            >
              {messages.end}
            </Button>
          )}
        </div>
      </form>
    </DialogStep>
  );
}
