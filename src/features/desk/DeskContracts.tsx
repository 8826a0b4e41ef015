import { useSelector } from '@xstate/react';
import type { DeskContractsActor } from '#machines/desk/deskContracts.ts';
import { DeskForm } from './DeskForm.tsx';
import { contractMessages as messages } from './messages/contracts.ts';
import { deskMessages } from './messages.ts';
import type { OnAct } from './contracts/ContractInFull.tsx';
import { ContractInFull, ContractState } from './contracts/ContractInFull.tsx';
import { DeskTable } from './parts/DeskTable.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** The contracts of customers about prices. */
export function DeskContracts({ actor }: { actor: DeskContractsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { keyword, sought, list, openId, errorMessage } = state.context;
  const { form } = state.children;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isFree = state.matches({ shown: 'resting' });
  const open = list.rows.find(({ id }) => id === openId);
  const onAct: OnAct = (chosen, values) => actor.send({ type: 'act.chosen', form: chosen, values });

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <header className="flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
        </div>
        {state.matches('shown') && (
          <Button disabled={!isFree} onClick={() => onAct({ kind: 'contractAdding' })}>
            {messages.add}
          </Button>
        )}
      </header>
      {errorMessage !== undefined && (
        <FailedAlert
          message={errorMessage || deskMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {form && (
        <div className="max-w-3xl rounded-md border border-line-strong bg-surface p-4">
          <DeskForm actor={form} onDrop={() => actor.send({ type: 'act.dropped' })} />
        </div>
      )}
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
            <DeskTable label={messages.list} columns={messages.columns} numbersFrom={4} numbersTo={5}>
              {list.rows.map((contract) => (
                <tr key={contract.id} className={contract === open ? 'bg-brand-50' : ''}>
                  <th scope="row">{contract.contractNo}</th>
                  <td>{contract.companyZh}</td>
                  <td className="tabular-nums">{messages.period(contract.validFrom, contract.validUntil)}</td>
                  <td>
                    <ContractState contract={contract} />
                  </td>
                  <td className="text-right tabular-nums">
                    {contract.rates.filter(({ endedAt }) => endedAt === null).length}
                  </td>
                  <td>
                    {contract === open ? (
                      <Button
                        tone="secondary"
                        size="sm"
                        disabled={!isFree}
                        aria-expanded
                        aria-label={messages.closeOf(contract.contractNo)}
                        onClick={() => actor.send({ type: 'contract.closed' })}
                      >
                        {messages.close}
                      </Button>
                    ) : (
                      <Button
                        tone="secondary"
                        size="sm"
                        disabled={!isFree}
                        aria-expanded={false}
                        aria-label={messages.openOf(contract.contractNo)}
                        onClick={() => actor.send({ type: 'contract.opened', id: contract.id })}
                      >
                        {messages.open}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </DeskTable>
          )}
          {open && <ContractInFull contract={open} isFree={isFree} actor={actor} onAct={onAct} />}
        </>
      )}
    </section>
  );
}
