import { useSelector } from '@xstate/react';
import type { DeskAccountsActor } from '#machines/desk/deskAccounts.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { money } from '#src/ui/format.ts';
import { Act } from './AccountParts.tsx';

/** Bills due in fewer days are emphasised. */
const soonDays = 7;

const toneOf = (overdueDays: number) => {
  if (overdueDays > 0) return 'critical';
  return -overdueDays < soonDays ? 'notice' : 'neutral';
};

/** The open bills of all companies by due day, page by page. */
export function DueBills({ actor, isFree }: { actor: DeskAccountsActor; isFree: boolean }) {
  const { dues, dueCursors } = useSelector(actor, (snapshot) => snapshot.context);
  if (dues.rows.length === 0 && dueCursors.length === 0) return null;
  const { pages, page, former, next } = deskMessages.queue;
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
              <Badge tone={toneOf(overdueDays)}>{messages.dueIn(overdueDays)}</Badge>
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
      {(dues.next !== null || dueCursors.length > 0) && (
        <nav aria-label={pages} className="flex items-center gap-3">
          {(['former', 'next'] as const).map((to) => (
            <Button
              key={to}
              tone="secondary"
              disabled={!isFree || (to === 'next' ? dues.next === null : dueCursors.length === 0)}
              onClick={() => actor.send({ type: 'dues.turned', to })}
            >
              {to === 'next' ? next : former}
            </Button>
          ))}
          <span className="text-sm text-ink-soft tabular-nums">{page(dueCursors.length + 1)}</span>
        </nav>
      )}
    </>
  );
}
