import { useSelector } from '@xstate/react';
import { offerKeywordMax } from '#contract/desk/offerDesk.ts';
import type { OfferOption } from '#contract/quotes/offerDraft.ts';
import type { DeskOfferActor } from '#machines/desk/deskOffer.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { deskOfferMessages as messages } from '#src/features/desk/messages/offers.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { OfferCharges } from './offers/OfferCharges.tsx';

interface OptionProps {
  actor: DeskOfferActor;
  option: OfferOption;
  index: number;
}

/** Where an option is filled from: a sailing, lane, place or goods that is looked for, or a template. */
function Sources({ actor, index }: Omit<OptionProps, 'option'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { keyword, bases, option, templates } = state.context;
  const isEditing = state.matches('editing');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={messages.keyword} name={`options.${index}.keyword`} className="w-64">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={offerKeywordMax}
            readOnly={!isEditing}
            value={keyword}
            onChange={(event) => actor.send({ type: 'keyword.changed', value: event.currentTarget.value })}
          />
        )}
      </Field>
      <Button
        tone="secondary"
        busy={option === index && (state.matches('finding') || state.matches('filling'))}
        disabled={!isEditing}
        onClick={() => actor.send({ type: 'bases.requested', option: index })}
      >
        {messages.find}
      </Button>
      {templates.length > 0 && (
        <Field label={messages.template} name={`options.${index}.template`} className="w-64">
          {(control) => (
            <Select
              {...control}
              disabled={!isEditing}
              value=""
              placeholder={messages.chooseTemplate}
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) =>
                actor.send({ type: 'template.chosen', option: index, id: event.currentTarget.value })
              }
            />
          )}
        </Field>
      )}
      <Button
        tone="quiet"
        busy={option === index && state.matches('keeping')}
        disabled={!isEditing || !state.can({ type: 'template.saved', option: index })}
        onClick={() => actor.send({ type: 'template.saved', option: index })}
      >
        {messages.saveTemplate}
      </Button>
      {bases && option === index && (
        <section aria-label={messages.found} className="w-full">
          {bases.length === 0 && <p className="text-ink-soft">{messages.foundNone}</p>}
          <ul className="flex max-h-60 flex-col overflow-y-auto">
            {bases.map(({ offerId, titleZh }) => (
              <li key={offerId}>
                <Button
                  tone="quiet"
                  size="sm"
                  disabled={!isEditing}
                  onClick={() => actor.send({ type: 'base.chosen', offerId })}
                >
                  {titleZh}
                </Button>
              </li>
            ))}
          </ul>
          <Button tone="secondary" size="sm" disabled={!isEditing} onClick={() => actor.send({ type: 'bases.closed' })}>
            {messages.closeFound}
          </Button>
        </section>
      )}
    </div>
  );
}

/** The templates that staff share, each with a button that removes it; closed at first. */
function Templates({ actor }: { actor: DeskOfferActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { templates, templateId } = state.context;
  if (templates.length === 0) return null;
  return (
    <details className="rounded-md border border-line p-3">
      <summary className="cursor-pointer text-sm">{messages.templates(templates.length)}</summary>
      <p className="mt-2 text-sm text-ink-soft">{messages.templatesShared}</p>
      <ul className="flex max-w-xl flex-col">
        {templates.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center justify-between gap-3">
            <span className="min-w-0 break-words">{name}</span>
            <Button
              tone="quiet"
              size="sm"
              className="shrink-0"
              aria-label={messages.removeTemplateOf(name)}
              busy={id === templateId && state.matches('removing')}
              disabled={!state.can({ type: 'template.removed', id })}
              onClick={() => actor.send({ type: 'template.removed', id })}
            >
              {messages.removeTemplate}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One option: what it is ordered as, its charges, and what the customer should know of it. */
function Option({ actor, option, index }: OptionProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { problems } = state.context;
  const readOnly = !state.matches('editing');
  const input = (name: 'titleZh' | 'offerId' | 'remark', label: string, hint?: string) => (
    <Field
      label={label}
      name={`options.${index}.${name}`}
      problem={problems[`options.${index}.${name}`]}
      hint={hint}
      required={name === 'titleZh'}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          readOnly={readOnly}
          value={option[name]}
          onChange={(event) =>
            actor.send({ type: 'option.changed', option: index, name, value: event.currentTarget.value })
          }
        />
      )}
    </Field>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">{messages.option(index + 1, option.titleZh)}</legend>
      <Sources actor={actor} index={index} />
      <div className="grid gap-3 sm:grid-cols-3">
        {input('titleZh', messages.fields.titleZh)}
        {input('offerId', messages.fields.offerId, messages.hints.offerId)}
        {input('remark', messages.fields.optionRemark)}
      </div>
      <OfferCharges actor={actor} option={option} index={index} problems={problems} readOnly={readOnly} />
      <Button
        tone="quiet"
        size="sm"
        className="self-end"
        disabled={readOnly || !state.can({ type: 'option.removed', option: index })}
        onClick={() => actor.send({ type: 'option.removed', option: index })}
      >
        {messages.removeOption}
      </Button>
    </fieldset>
  );
}

/** The form in which staff price an enquiry. */
export function DeskOffer({ actor, onDrop }: { actor: DeskOfferActor; onDrop: () => void }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { draft, problems, errorMessage } = state.context;
  const isEditing = state.matches('editing');
  const area = (name: 'terms' | 'remark', hint?: string) => (
    <Field label={messages.fields[name]} name={name} problem={problems[name]} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          readOnly={!isEditing}
          value={draft[name]}
          onChange={(event) => actor.send({ type: 'draft.changed', name, value: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      data-takes-focus
      noValidate
      aria-label={messages.form}
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      className="flex min-w-0 flex-col gap-4 rounded-md border border-line-strong bg-canvas p-4"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'offer.submitted' });
      }}
    >
      <div>
        <h2 className="font-semibold">{messages.form}</h2>
        <p className="text-sm text-ink-soft">{messages.lead}</p>
      </div>
      {draft.options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option has no name until it is typed
        <Option key={index} actor={actor} option={option} index={index} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="secondary"
          disabled={!state.can({ type: 'option.added' })}
          onClick={() => actor.send({ type: 'option.added' })}
        >
          {messages.addOption}
        </Button>
        <span className="text-sm text-ink-soft">{messages.hints.options}</span>
      </div>
      <Templates actor={actor} />
      <Field
        label={messages.fields.validUntil}
        name="validUntil"
        problem={problems['validUntil']}
        required
        className="w-full sm:w-72"
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            readOnly={!isEditing}
            value={draft.validUntil}
            onChange={(event) =>
              actor.send({ type: 'draft.changed', name: 'validUntil', value: event.currentTarget.value })
            }
          />
        )}
      </Field>
      <div className="grid gap-3 lg:grid-cols-2">
        {area('terms', messages.hints.terms)}
        {area('remark')}
      </div>
      {errorMessage !== undefined && <Alert tone="critical">{errorMessage || deskMessages.failedAct}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={state.matches('sending') || state.matches('comparing')}
          disabled={!isEditing && !state.matches('sending') && !state.matches('comparing')}
        >
          {messages.submit}
        </Button>
        <Button tone="secondary" disabled={!isEditing} onClick={onDrop}>
          {deskMessages.drop}
        </Button>
      </div>
    </form>
  );
}
