import { useSelector } from '@xstate/react';
import type { DeskContractsActor } from '#machines/desk/deskContracts.ts';
import { DeskForm } from './DeskForm.tsx';
import { FormPlace } from './parts/FormPlace.tsx';
import { contractMessages as messages } from './messages/contracts.ts';
import type { OnAct } from './contracts/ContractInFull.tsx';
import { ContractInFull, ContractState } from './contracts/ContractInFull.tsx';
import { DeskPage, DeskSearch } from './parts/DeskPage.tsx';
import { DeskTable } from './parts/DeskTable.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

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
    <DeskPage
      value={value}
      isBusy={state.hasTag('busy')}
      messages={messages}
      acts={
        state.matches('shown') && (
          <Button disabled={!isFree} onClick={() => onAct({ kind: 'contractAdding' })}>
            {messages.add}
          </Button>
        )
      }
      errorMessage={errorMessage}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {form && (
        <FormPlace className="max-w-3xl bg-surface">
          <DeskForm actor={form} onDrop={() => actor.send({ type: 'act.dropped' })} />
        </FormPlace>
      )}
      {state.matches('shown') && (
        <>
          <DeskSearch
            messages={messages}
            keyword={keyword}
            sought={sought}
            list={list}
            isFree={isFree}
            onKeyword={(changed) => actor.send({ type: 'keyword.changed', value: changed })}
            onSearch={() => actor.send({ type: 'search.submitted' })}
          />
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
    </DeskPage>
  );
}
