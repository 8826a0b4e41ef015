import type { DeskPayment } from '#contract/desk/accounts/refundDesk.ts';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { dayTime, money } from '#src/ui/format.ts';
import type { AccountProps } from './AccountParts.tsx';
import { Act } from './AccountParts.tsx';

const tones = { started: 'notice', paid: 'success', closed: 'neutral' } as const;
const refundTones = {
  proposed: 'notice',
  returned: 'neutral',
  sending: 'notice',
  abnormal: 'critical',
  done: 'success',
  failed: 'critical',
} as const;

type Refund = DeskPayment['refunds'][number];

/** A refund: who proposed and approved it, and what became of it. */
function RefundLine({ refund, account: { enterpriseId: subject }, isFree, onAct }: AccountProps & { refund: Refund }) {
  const { refundNo, amount, reason, state, by, decidedBy, comment, problemZh, transferNo, canDecide } = refund;
  const aboutZh = messages.amountOf(refundNo, money('1', amount));
  const notes = [
    messages.refundBy(by, decidedBy),
    messages.refundReason(reason),
    ...(comment === '' ? [] : [messages.refundComment(comment)]),
    ...(problemZh === '' ? [] : [messages.refundProblem(problemZh)]),
    ...(transferNo === '' ? [] : [messages.refundTransfer(transferNo)]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0">
        <Badge tone={refundTones[state]}>{messages.refundStates[state]}</Badge>{' '}
        <span className="tabular-nums">{messages.refundLine(refundNo, money('1', amount))}</span>
        <span className="block text-xs break-words text-ink-soft">{notes.join('；')}</span>
        {state === 'abnormal' && <span className="block text-xs">{messages.abnormalRemedy}</span>}
      </span>
      {canDecide && (
        <>
          <Act
            isFree={isFree}
            label={messages.approveOf(refundNo)}
            onClick={() => onAct({ kind: 'refundApproval', subject, refundNo, aboutZh })}
          >
            {messages.approve}
          </Act>
          <Act
            isFree={isFree}
            label={messages.sendBackOf(refundNo)}
            onClick={() => onAct({ kind: 'refundReturn', subject, refundNo, aboutZh })}
          >
            {messages.sendBack}
          </Act>
        </>
      )}
      {state === 'abnormal' && (
        <Act
          isFree={isFree}
          label={messages.transferOf(refundNo)}
          onClick={() => onAct({ kind: 'refundTransfer', subject, refundNo, aboutZh })}
        >
          {messages.transfer}
        </Act>
      )}
    </li>
  );
}

/** The online payments of the company with their refunds. */
export function Payments(props: AccountProps) {
  const { account, isFree, onAct } = props;
  const { enterpriseId: subject, payments } = account;
  if (payments.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold">{messages.payments}</h3>
      <DeskTable label={messages.payments} columns={messages.paymentColumns} numbersFrom={3} numbersTo={4}>
        {payments.map(({ paymentNo, billNo, channel, amount, state, startedAt, refundable, refunds }) => (
          <tr key={paymentNo}>
            <th scope="row">
              {paymentNo}
              <span className="block text-xs font-normal">{messages.channels[channel]}</span>
            </th>
            <td>{billNo}</td>
            <td className="tabular-nums">{dayTime(startedAt)}</td>
            <td className="text-right tabular-nums">{money('1', amount)}</td>
            <td className="max-w-96 whitespace-normal">
              <Badge tone={tones[state]}>{messages.paymentStates[state]}</Badge>
              {refundable > 0 && <> {messages.refundable(money('1', refundable))}</>}
              {refunds.length > 0 && (
                <ul className="mt-1 flex flex-col gap-2">
                  {refunds.map((refund) => (
                    <RefundLine key={refund.refundNo} refund={refund} {...props} />
                  ))}
                </ul>
              )}
            </td>
            <td>
              {refundable > 0 && (
                <Act
                  isFree={isFree}
                  label={messages.refundOf(paymentNo)}
                  onClick={() =>
                    onAct(
                      {
                        kind: 'paymentRefund',
                        subject,
                        paymentNo,
                        aboutZh: `${paymentNo}，${messages.refundable(money('1', refundable))}`,
                      },
                      { amount: (refundable / 100).toFixed(2) },
                    )
                  }
                >
                  {messages.refund}
                </Act>
              )}
              {state === 'started' && (
                <Act
                  isFree={isFree}
                  label={messages.closePaymentOf(paymentNo)}
                  onClick={() =>
                    onAct({
                      kind: 'paymentClosing',
                      subject,
                      paymentNo,
                      aboutZh: messages.amountOf(paymentNo, money('1', amount)),
                    })
                  }
                >
                  {messages.closePayment}
                </Act>
              )}
            </td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}
