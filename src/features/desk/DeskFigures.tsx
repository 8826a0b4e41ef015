import { useSelector } from '@xstate/react';
import { fieldProblemOf } from '#contract/desk/deskProblems.ts';
import type { FigureGroup, FigurePeriod } from '#contract/desk/figures/figures.ts';
import { deskFiguresFile, figuresView } from '#contract/desk/figures/figures.ts';
import type { DeskFiguresActor } from '#machines/desk/deskFigures.ts';
import { MoneyByGroup, Rejections, Summary, TimesByGroup } from './figures/FigureParts.tsx';
import { figureMessages as messages } from './messages/figures.ts';
import { deskMessages } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { Skeletons } from '#src/ui/loading/Skeletons.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The period and the groups of the figures. */
function Choices({ actor }: { actor: DeskFiguresActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, days, problems } = state.context;
  const isRange = state.can({ type: 'day.changed', name: 'from', value: '' });
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'range.submitted' });
      }}
    >
      <Field label={messages.period} name="period">
        {(control) => (
          <Select
            {...control}
            value={query.period}
            disabled={!state.can({ type: 'period.chosen', period: 'thisMonth' })}
            options={optionsOf(messages.periods)}
            onChange={({ currentTarget }) =>
              actor.send({ type: 'period.chosen', period: currentTarget.value as FigurePeriod })
            }
          />
        )}
      </Field>
      {query.period === 'range' &&
        (['from', 'to'] as const).map((name) => (
          <Field key={name} label={messages[name]} name={name} problem={fieldProblemOf(problems[name])}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                readOnly={!isRange}
                value={days[name]}
                onChange={({ currentTarget: { value } }) => actor.send({ type: 'day.changed', name, value })}
              />
            )}
          </Field>
        ))}
      {query.period === 'range' && (
        <Button type="submit" className="mt-6">
          {messages.show}
        </Button>
      )}
      <Field label={messages.by} name="by">
        {(control) => (
          <Select
            {...control}
            value={query.by}
            disabled={!state.can({ type: 'group.chosen', by: 'service' })}
            options={optionsOf(messages.groups)}
            onChange={({ currentTarget }) =>
              actor.send({ type: 'group.chosen', by: currentTarget.value as FigureGroup })
            }
          />
        )}
      </Field>
    </form>
  );
}

/** The figures of a period, each chart with its table. */
export function DeskFigures({ actor }: { actor: DeskFiguresActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, figures: known, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const figures = state.matches('failed') ? undefined : known;
  const rate = figures?.exchangeRate;
  const group = messages.groups[query.by];
  return (
    <section
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-5"
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="mr-auto text-2xl font-semibold">{messages.title}</h1>
          {figures &&
            (['csv', 'xlsx'] as const).map((format) => (
              <a
                key={format}
                download
                href={`${deskFiguresFile.path}?${figuresView(query)}&format=${format}`}
                className="py-0.5 text-sm text-brand-700 underline"
              >
                {messages[format]}
              </a>
            ))}
          <Button tone="secondary" size="sm" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
            {deskMessages.refresh}
          </Button>
        </div>
        <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
      </header>
      <Choices actor={actor} />
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      <output className={figures || state.hasTag('busy') ? 'text-sm text-ink-soft' : 'sr-only'}>
        {state.hasTag('busy')
          ? messages.fetching
          : figures &&
            [
              messages.days(figures.from, figures.to),
              rate && messages.rate(rate.cnyPerUsd, rate.sourceZh, rate.publishedOn),
            ]
              .filter(Boolean)
              .join(' · ')}
      </output>
      {state.matches('fetching') && !figures && <Skeletons sizes={['h-24', 'h-60', 'h-60']} />}
      {figures && (
        <>
          {figures.uncounted > 0 && <Alert tone="info">{messages.uncounted(figures.uncounted)}</Alert>}
          {figures.rows.length === 0 ? (
            <p className="text-ink-soft">{messages.empty}</p>
          ) : (
            <>
              <Summary total={figures.total} />
              <MoneyByGroup figures={figures} group={group} />
              <TimesByGroup figures={figures} group={group} />
              <Rejections rejections={figures.rejections} />
            </>
          )}
        </>
      )}
    </section>
  );
}
