import { useSelector } from '@xstate/react';
import { dueStateOf, dueZh } from '#contract/enterprise/ledger/credit.ts';
import type { DeskAccountsActor } from '#machines/desk/deskAccounts.ts';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Pager } from '#src/features/desk/parts/Pager.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { money } from '#src/ui/format.ts';
import { Act } from './AccountParts.tsx';

const tones = { overdue: 'critical', soon: 'notice', later: 'neutral' } as const;

/** The open bills of all companies by due day, page by page. */
export function DueBills({ actor, isFree }: { actor: DeskAccountsActor; isFree: boolean }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { dues, dueCursors } = state.context;
  if (dues.rows.length === 0 && dueCursors.length === 0) return null;
  return (
    <>
      <div>
        <h2 className="text-lg font-semibold">{messages.dues}</h2>
        <p className="text-sm text-ink-soft">{messages.duesLead}</p>
      </div>
      <DeskTable label={messages.dues} columns={messages.dueColumns} numbersFrom={4} numbersTo={6}>
        {dues.rows.map(({ id, noteNo, enterpriseId, companyZh, dueOn, overdueDays, currency, amount, open }) => (
          <tr key={id}>
            <th scope="row">{noteNo}</th>
            <td className="tabular-nums">{dueOn}</td>
            <td>
              <Badge tone={tones[dueStateOf(overdueDays)]}>{dueZh(overdueDays)}</Badge>
            </td>
            <td>{companyZh}</td>
            <td className="text-right tabular-nums">{money(currency, amount)}</td>
            <td className="text-right tabular-nums">{money(currency, open)}</td>
            <td>
              <Act
                isFree={isFree}
                label={messages.openForBill(companyZh, noteNo)}
                onClick={() => actor.send({ type: 'account.opened', id: enterpriseId })}
              >
                {messages.open}
              </Act>
            </td>
          </tr>
        ))}
      </DeskTable>
      <Pager
        of={messages.dues}
        number={dueCursors.length + 1}
        hasNext={dues.next !== null}
        canTurn={(to) => state.can({ type: 'dues.turned', to })}
        onTurn={(to) => actor.send({ type: 'dues.turned', to })}
      />
    </>
  );
}
