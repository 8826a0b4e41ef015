import type { DeskReceipt, ReceiptList } from '#contract/desk/accounts/receiptDesk.ts';
import type { ReceiptMatch } from '#machines/desk/deskAccounts.ts';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { money } from '#src/ui/format.ts';
import type { OnAct } from './AccountParts.tsx';

interface Props {
  /** The company that is open and has terms; undefined for none. */
  openId: string | undefined;
  isFree: boolean;
  onAct: OnAct;
  onMatch: (match: ReceiptMatch) => void;
}

const tones = { open: 'notice', matched: 'success', reversed: 'neutral' } as const;

/** Whose a receipt may be; a person decides. */
function Proposals({ receipt, isFree, openId, onMatch }: Omit<Props, 'onAct'> & { receipt: DeskReceipt }) {
  const { id, version, receiptNo, currency, proposals } = receipt;
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {proposals.map(({ enterpriseId, companyZh, reasons, allocations, rest }) => (
        <li key={enterpriseId} className="flex flex-wrap items-center gap-2">
          <span>
            {messages.proposal(companyZh, reasons.map((reason) => messages.reasons[reason]).join('，'))}
            <span className="block text-xs text-ink-soft tabular-nums">
              {[
                ...allocations.map(({ noteNo, amount }) => messages.pays(noteNo, money(currency, amount))),
                ...(rest > 0 ? [messages.rest(money(currency, rest))] : []),
              ].join('，')}
            </span>
          </span>
          <Button
            size="sm"
            disabled={!isFree}
            aria-label={messages.acceptOf(receiptNo, companyZh)}
            onClick={() =>
              onMatch({
                id,
                version,
                enterpriseId,
                allocations: allocations.map(({ billId, amount }) => ({ billId, amount })),
              })
            }
          >
            {messages.accept}
          </Button>
        </li>
      ))}
      {proposals.length === 0 && <li className="text-xs text-ink-soft">{messages.noProposal}</li>}
      {openId !== undefined && (
        <li>
          <Button
            tone="secondary"
            size="sm"
            disabled={!isFree}
            aria-label={messages.toOpenOf(receiptNo)}
            onClick={() => onMatch({ id, version, enterpriseId: openId, allocations: [] })}
          >
            {messages.toOpen}
          </Button>
        </li>
      )}
    </ul>
  );
}

function ReceiptRow({ receipt, ...props }: Props & { receipt: DeskReceipt }) {
  const { id, receiptNo, channel, transactionNo, receivedOn, payer, reference, currency, amount, charge } = receipt;
  const { state, companyZh } = receipt;
  return (
    <tr className={state === 'reversed' ? 'text-ink-faint' : ''}>
      <th scope="row">
        {receiptNo}
        <span className="block text-xs font-normal">
          {messages.transaction(messages.channels[channel], transactionNo)}
        </span>
      </th>
      <td className="tabular-nums">{receivedOn}</td>
      <td className="max-w-72 whitespace-normal">
        {payer}
        {reference && <span className="block text-xs break-words text-ink-soft">{reference}</span>}
      </td>
      <td className="text-right tabular-nums">
        {money(currency, amount + charge)}
        {charge > 0 && <span className="block text-xs text-ink-soft">{messages.charge(money(currency, charge))}</span>}
      </td>
      <td>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge> {companyZh}
        {state === 'open' && <Proposals receipt={receipt} {...props} />}
      </td>
      <td>
        {state !== 'reversed' && (
          <Button
            tone="secondary"
            size="sm"
            disabled={!props.isFree}
            aria-label={messages.reverseOf(receiptNo)}
            onClick={() =>
              props.onAct({
                kind: 'receiptReversal',
                subject: id,
                isMatched: state === 'matched',
                aboutZh: messages.amountOf(receiptNo, money(currency, amount)),
              })
            }
          >
            {messages.reverse}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The receipts: those without a company first, with proposals. */
export function Receipts({ receipts: { total, rows }, ...props }: Props & { receipts: ReceiptList }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <h2 className="mr-auto text-lg font-semibold">{messages.receipts}</h2>
        <output className="text-sm text-ink-soft">
          {total === 0 ? messages.noReceipts : messages.receiptCount(rows.length, total)}
        </output>
      </div>
      {rows.length > 0 && (
        <DeskTable label={messages.receipts} columns={messages.receiptColumns} numbersFrom={3} numbersTo={4}>
          {rows.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} {...props} />
          ))}
        </DeskTable>
      )}
    </>
  );
}
