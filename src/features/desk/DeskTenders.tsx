import { useSelector } from '@xstate/react';
import type { DeskTendersActor } from '#machines/desk/deskTenders.ts';
import { TenderInFull, TenderState } from './contracts/TenderInFull.tsx';
import { tenderMessages as messages } from './messages/tenders.ts';
import { DeskPage, DeskSearch } from './parts/DeskPage.tsx';
import { DeskTable } from './parts/DeskTable.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

/** The tenders of customers: what waits for an answer first. */
export function DeskTenders({ actor }: { actor: DeskTendersActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { keyword, sought, list, openId, tender, errorMessage } = state.context;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isFree = state.matches({ shown: 'resting' });

  return (
    <DeskPage
      value={value}
      isBusy={state.hasTag('busy')}
      messages={messages}
      errorMessage={errorMessage}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      {state.matches('fetching') && <Skeleton className="h-60" />}
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
    </DeskPage>
  );
}
