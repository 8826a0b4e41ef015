import { useSelector } from '@xstate/react';
import { journalFile } from '#contract/desk/accounts/creditDesk.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { DeskAccountsActor } from '#machines/desk/deskAccounts.ts';
import { AccountInFull } from './accounts/AccountInFull.tsx';
import type { OnAct } from './accounts/AccountParts.tsx';
import { Amounts } from './accounts/AccountParts.tsx';
import { DueBills } from './accounts/DueBills.tsx';
import { Receipts } from './accounts/Receipts.tsx';
import { SheetInput } from './contracts/SheetInput.tsx';
import { SheetProblems } from './contracts/SheetProblems.tsx';
import { DeskForm } from './DeskForm.tsx';
import { FormPlace } from './parts/FormPlace.tsx';
import { accountMessages as messages } from './messages/accounts.ts';
import { DeskPage, DeskSearch } from './parts/DeskPage.tsx';
import { DeskTable } from './parts/DeskTable.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

/** The money of companies: credit, bills and receipts. */
export function DeskAccounts({ actor, now }: { actor: DeskAccountsActor; now: number }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { keyword, sought, list, receipts, openId, account, imported, errorMessage } = state.context;
  const { form } = state.children;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isFree = state.matches({ shown: 'resting' });
  const today = chinaDayOf(new Date(now));
  const month = { from: `${today.slice(0, 8)}01`, until: today, format: 'xlsx' };
  const onAct: OnAct = (chosen, values) => actor.send({ type: 'act.chosen', form: chosen, values });

  return (
    <DeskPage
      value={value}
      isBusy={state.hasTag('busy')}
      messages={messages}
      acts={
        state.matches('shown') && (
          <>
            {list.mayExport && (
              <a
                href={`${journalFile.path}?${new URLSearchParams(month)}`}
                download
                className={buttonClasses('secondary', 'md')}
              >
                {messages.journal}
              </a>
            )}
            <SheetInput
              name="statement"
              size="md"
              label={messages.chooseStatement}
              disabled={!isFree}
              onFile={(file) => actor.send({ type: 'statement.chosen', file })}
            />
            <Button
              disabled={!isFree}
              onClick={() => onAct({ kind: 'receiptEntry' }, { currency: '1', receivedOn: today })}
            >
              {messages.enter}
            </Button>
          </>
        )
      }
      errorMessage={errorMessage}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {imported && (
        <div className="flex flex-col gap-2">
          {imported.problems.length > 0 ? (
            <>
              <SheetProblems
                title={messages.statementProblems}
                columns={messages.statementColumns}
                problems={imported.problems}
              />
              <p className="text-sm text-ink-soft">{messages.statementHint}</p>
            </>
          ) : (
            <Alert tone="success">{messages.imported(imported.entered, imported.known, imported.skipped)}</Alert>
          )}
        </div>
      )}
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
            <DeskTable label={messages.list} columns={messages.columns} numbersFrom={2} numbersTo={5}>
              {list.rows.map(({ enterpriseId, companyZh, paymentDays, open, overdue, balance, ...refunds }) => {
                const isOpen = enterpriseId === openId;
                return (
                  <tr key={enterpriseId} className={isOpen ? 'bg-brand-50' : ''}>
                    <th scope="row">
                      {companyZh}
                      {refunds.refundsWaiting > 0 && (
                        <>
                          {' '}
                          <Badge tone="notice">{messages.refundsWaiting(refunds.refundsWaiting)}</Badge>
                        </>
                      )}
                      {refunds.refundsAbnormal > 0 && (
                        <>
                          {' '}
                          <Badge tone="critical">{messages.refundsAbnormal(refunds.refundsAbnormal)}</Badge>
                        </>
                      )}
                    </th>
                    <td>{paymentDays === null ? messages.noTerms : messages.days(paymentDays)}</td>
                    <td className="text-right tabular-nums">
                      <Amounts of={open} />
                    </td>
                    <td className="text-right tabular-nums">
                      <Amounts of={overdue} />
                    </td>
                    <td className="text-right tabular-nums">
                      <Amounts of={balance} />
                    </td>
                    <td>
                      <Button
                        tone="secondary"
                        size="sm"
                        disabled={!isFree}
                        aria-expanded={isOpen}
                        aria-label={isOpen ? messages.closeOf(companyZh) : messages.openOf(companyZh)}
                        onClick={() =>
                          actor.send(isOpen ? { type: 'account.closed' } : { type: 'account.opened', id: enterpriseId })
                        }
                      >
                        {isOpen ? messages.close : messages.open}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </DeskTable>
          )}
          {openId !== undefined && !account && state.matches({ shown: 'refreshing' }) && <Skeleton className="h-40" />}
          {account && <AccountInFull account={account} isFree={isFree} now={now} onAct={onAct} />}
          <DueBills actor={actor} isFree={isFree} />
          <Receipts
            receipts={receipts}
            openId={account?.terms ? account.enterpriseId : undefined}
            isFree={isFree}
            onAct={onAct}
            onMatch={(match) => actor.send({ type: 'receipt.matched', match })}
          />
        </>
      )}
    </DeskPage>
  );
}
