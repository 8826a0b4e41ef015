import { useSelector } from '@xstate/react';
import type { DeskTendersActor } from '#machines/desk/deskTenders.ts';
import { TenderInFull, TenderState } from './contracts/TenderInFull.tsx';
import { tenderMessages as messages } from './messages/tenders.ts';
import { deskMessages } from './messages.ts';
import { DeskTable } from './parts/DeskTable.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** The tenders of customers: what waits for an answer first. */
export function DeskTenders({ actor }: { actor: DeskTendersActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { keyword, sought, list, openId, tender, errorMessage } = state.context;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isFree = state.matches({ shown: 'resting' });

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <header>
        <h1 className="text-2xl font-semibold">{messages.title}</h1>
        <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
      </header>
      {errorMessage !== undefined && (
        <FailedAlert
          message={errorMessage || deskMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {state.matches('shown') && (
        <>
          <search>
            <form
              className="flex flex-wrap items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                actor.send({ type: 'search.submitted' });
              }}
            >
              <Field label={messages.keyword} name="keyword" className="w-full sm:w-72">
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    maxLength={40}
                    value={keyword}
                    readOnly={!isFree}
                    onChange={({ currentTarget }) =>
                      actor.send({ type: 'keyword.changed', value: currentTarget.value })
                    }
                  />
                )}
              </Field>
              <Button type="submit" tone="secondary" disabled={!isFree}>
                {messages.search}
              </Button>
              <output className="text-sm text-ink-soft sm:ml-auto">
                {list.total > 0 && messages.count(list.rows.length, list.total)}
                {list.total === 0 && (sought === '' ? messages.empty : messages.notFound)}
              </output>
            </form>
          </search>
          {list.rows.length > 0 && (
            <DeskTable label={messages.list} columns={messages.columns} numbersFrom={5} numbersTo={6}>
              {list.rows.map(({ id, tenderNo, companyZh, title, status, deadline, lines }) => (
                <tr key={id} className={id === openId ? 'bg-brand-50' : ''}>
                  <th scope="row">{tenderNo}</th>
                  <td>{companyZh}</td>
                  <td>{title}</td>
                  <td>
                    <TenderState status={status} />
                  </td>
                  <td className="tabular-nums">{deadline}</td>
                  <td className="text-right tabular-nums">{lines}</td>
                  <td>
                    {id === openId ? (
                      <Button
                        tone="secondary"
                        size="sm"
                        disabled={!isFree && !state.matches({ shown: 'opening' })}
                        aria-expanded
                        aria-label={messages.closeOf(tenderNo)}
                        onClick={() => actor.send({ type: 'tender.closed' })}
                      >
                        {messages.close}
                      </Button>
                    ) : (
                      <Button
                        tone="secondary"
                        size="sm"
                        disabled={!isFree}
                        aria-expanded={false}
                        aria-label={messages.openOf(tenderNo)}
                        onClick={() => actor.send({ type: 'tender.opened', id })}
                      >
                        {messages.open}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </DeskTable>
          )}
          {state.matches({ shown: 'opening' }) && <Skeleton className="h-40" />}
          {tender && <TenderInFull tender={tender} actor={actor} />}
        </>
      )}
    </section>
  );
}
