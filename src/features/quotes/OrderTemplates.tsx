import { useSelector } from '@xstate/react';
import { paths } from '#contract/app/routes.ts';
import type { OrderTemplate } from '#contract/quotes/orderTemplates.ts';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { quoteMessages } from './messages.ts';
import { DeletionStep, RenamingStep } from '#src/features/quotes/parts/RenamingStep.tsx';
import { TemplateFacts, TemplateStates } from '#src/features/quotes/parts/Templates.tsx';
import { rhythms } from '#contract/quotes/templateRhythm.ts';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const messages = quoteMessages.templates;
const { repeat, every: everyNames, rhythm: rhythmMessages } = messages;
const { save, drop } = quoteMessages.quote;
const options = rhythms.map((value) => ({ value, label: everyNames[value] }));

interface RhythmStepProps {
  actor: OrderTemplatesActor;
  /** Whether the template has a rhythm that can be ended. */
  hasRhythm: boolean;
}

/** The form for how often an order from the template is due. */
function RhythmStep({ actor, hasRhythm }: RhythmStepProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rhythm, problems = {} } = state.context;
  if (!rhythm) return null;
  const isTyping = state.can({ type: 'rhythm.dismissed' });
  const day = (field: 'from' | 'until', required: boolean) => (
    <Field label={rhythmMessages[field]} name={field} problem={problems[field]} required={required}>
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
          <Field label={rhythmMessages.every} name="every" problem={problems['every']} required>
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
        <p className="text-sm text-ink-soft">{rhythmMessages.lead}</p>
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
              {rhythmMessages.end}
            </Button>
          )}
        </div>
      </form>
    </DialogStep>
  );
}

/** The user's order templates: used for an order, once or regularly, renamed, deleted. */
export function OrderTemplates({ actor }: { actor: OrderTemplatesActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <section
      id="field-templates"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
      tabIndex={-1}
      data-state={typeof state.value === 'string' ? state.value : state.value.listed}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.list}
      className="flex flex-col gap-3"
    >
      <p className="text-sm text-ink-soft">{messages.lead}</p>
      <TemplateStates
        actor={actor}
        none={
          <Alert
            tone="info"
            title={messages.none}
            action={
              <a href={paths.orders} className={buttonClasses('secondary', 'sm')}>
                {messages.toOrders}
              </a>
            }
          >
            {messages.noneAdvice}
          </Alert>
        }
      >
        {state.context.templates.map((template) => (
          <TemplateRow key={template.id} actor={actor} template={template} />
        ))}
      </TemplateStates>
    </section>
  );
}

interface RowProps {
  actor: OrderTemplatesActor;
  template: OrderTemplate;
}

/** A template in the list, with its buttons, or the step that renames or deletes it. */
function TemplateRow({ actor, template }: RowProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { chosenId, name, problem } = state.context;
  const isChosen = chosenId === template.id;
  const isRenaming = state.matches({ listed: 'renaming' }) || state.matches({ listed: 'storingName' });
  const isDeleting = state.matches({ listed: 'confirming' }) || state.matches({ listed: 'deleting' });
  const isScheduling = (['scheduling', 'storingRhythm', 'endingRhythm'] as const).some((listed) =>
    state.matches({ listed }),
  );
  const isSkipping = isChosen && state.matches({ listed: 'skipping' });
  const isTaken = isChosen && state.matches({ listed: 'taking' });
  const isResting = state.matches({ listed: 'resting' });
  return (
    <li
      id={`field-${template.id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
      tabIndex={-1}
      className="flex flex-col gap-3 border-t border-line px-3 py-2.5 first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TemplateFacts template={template} />
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="sm"
            aria-label={messages.orderOf(template.name)}
            busy={isTaken}
            disabled={!isResting && !isTaken}
            onClick={() => actor.send({ type: 'template.taken', template })}
          >
            {messages.order}
          </Button>
          {template.dueSince !== undefined && (
            <Button
              tone="secondary"
              size="sm"
              aria-label={messages.skipOf(template.name)}
              busy={isSkipping}
              disabled={!isResting && !isSkipping}
              onClick={() => actor.send({ type: 'occurrence.skipped', template })}
            >
              {messages.skip}
            </Button>
          )}
          <Button
            tone="quiet"
            size="sm"
            aria-label={messages.repeatOf(template.name)}
            disabled={!isResting}
            onClick={() => actor.send({ type: 'rhythm.requested', template })}
          >
            {messages.repeat}
          </Button>
          <Button
            tone="quiet"
            size="sm"
            aria-label={messages.renameOf(template.name)}
            disabled={!isResting}
            onClick={() => actor.send({ type: 'renaming.requested', template })}
          >
            {messages.rename}
          </Button>
          <Button
            tone="quiet"
            size="sm"
            aria-label={messages.removeOf(template.name)}
            disabled={!isResting}
            onClick={() => actor.send({ type: 'deletion.requested', template })}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
      {isChosen && isRenaming && (
        <RenamingStep
          field="templateName"
          label={messages.name}
          name={name}
          problem={problem}
          isTyping={state.can({ type: 'renaming.dismissed' })}
          onType={(typed) => actor.send({ type: 'name.changed', name: typed })}
          onSubmit={() => actor.send({ type: 'name.submitted' })}
          onDismiss={() => actor.send({ type: 'renaming.dismissed' })}
        />
      )}
      {isChosen && isScheduling && <RhythmStep actor={actor} hasRhythm={template.rhythm !== undefined} />}
      {isChosen && isDeleting && (
        <DeletionStep
          text={messages.removing(template.name)}
          isConfirming={state.can({ type: 'deletion.confirmed' })}
          onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
          onDismiss={() => actor.send({ type: 'deletion.dismissed' })}
        />
      )}
    </li>
  );
}
