import type { ReactNode } from 'react';
import type { DeskAccount } from '#contract/desk/accounts/creditDesk.ts';
import { sumOf } from '#contract/enterprise/ledger/postings.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import type { DeskFormAbout, DeskValues } from '#machines/desk/deskFormRules.ts';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { money } from '#src/ui/format.ts';

/** Begins an act about a company's money. */
export type OnAct = (form: DeskFormAbout, values?: DeskValues) => void;

/** Amounts of several currencies, or a dash for nothing. */
export function Amounts({ of }: { of: readonly { currency: '1' | '2'; amount: number }[] }) {
  if (of.length === 0) return messages.none;
  return of.map(({ currency, amount }) => money(currency, amount)).join('，');
}

/** What the parts of a company's page need. */
export interface AccountProps {
  account: DeskAccount;
  isFree: boolean;
  onAct: OnAct;
}

/** A button that begins an act. */
export function Act({
  isFree,
  label,
  onClick,
  children,
}: {
  isFree: boolean;
  label?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button tone="secondary" size="sm" disabled={!isFree} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

function OrderLink({ orderNo }: { orderNo: string }) {
  return (
    <a href={placeAddress({ about: 'order', subject: orderNo })} className="text-brand-700 hover:underline">
      {orderNo}
    </a>
  );
}

/** What can be billed: by order, or all of a currency at once. */
export function Unbilled({ account: { enterpriseId: subject, unbilled }, isFree, onAct }: AccountProps) {
  if (unbilled.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">{messages.unbilled}</h3>
        {(['1', '2'] as const).map((currency) => {
          const own = unbilled.filter((line) => line.currency === currency && line.amount > 0);
          const orderNos = own.map(({ orderNo }) => orderNo);
          return (
            own.length > 1 && (
              <Act
                key={currency}
                isFree={isFree}
                onClick={() =>
                  onAct({
                    kind: 'accountBill',
                    subject,
                    currency,
                    orderNos,
                    aboutZh: messages.amountOf(
                      messages.ordersOf(own.length),
                      money(currency, sumOf(own.map(({ amount }) => amount))),
                    ),
                  })
                }
              >
                {messages.billAll(messages.currencies[currency])}
              </Act>
            )
          );
        })}
      </div>
      <DeskTable label={messages.unbilled} columns={messages.unbilledColumns} numbersFrom={3} numbersTo={4}>
        {unbilled.map(({ orderNo, routeZh, statusZh, currency, amount }) => (
          <tr key={`${orderNo} ${currency}`}>
            <th scope="row">
              <OrderLink orderNo={orderNo} />
            </th>
            <td>{routeZh}</td>
            <td>{statusZh}</td>
            <td className="text-right tabular-nums">{money(currency, amount)}</td>
            <td>
              {amount > 0 ? (
                <Act
                  isFree={isFree}
                  label={messages.billOf(orderNo, messages.currencies[currency])}
                  onClick={() =>
                    onAct({
                      kind: 'accountBill',
                      subject,
                      currency,
                      orderNos: [orderNo],
                      aboutZh: messages.amountOf(orderNo, money(currency, amount)),
                    })
                  }
                >
                  {messages.bill}
                </Act>
              ) : (
                messages.tooMuch
              )}
            </td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

/** The bills of the company with their orders. */
export function Bills({ account: { enterpriseId: subject, bills }, isFree, onAct }: AccountProps) {
  return (
    <>
      <h3 className="font-semibold">{messages.bills}</h3>
      {bills.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noBills}</p>
      ) : (
        <DeskTable label={messages.bills} columns={messages.billColumns} numbersFrom={4} numbersTo={6}>
          {bills.map(({ id, noteNo, issuedOn, dueOn, isOverdue, currency, amount, open, lines }) => (
            <tr key={id}>
              <th scope="row">{noteNo}</th>
              <td className="tabular-nums">{issuedOn}</td>
              <td className="tabular-nums">
                {dueOn} {isOverdue && <Badge tone="critical">{messages.isOverdue}</Badge>}
              </td>
              <td>
                <ul className="flex flex-col gap-1">
                  {lines.map(({ orderNo, amount: billed, credited }) => (
                    <li key={orderNo} className="flex items-center gap-2">
                      <OrderLink orderNo={orderNo} />
                      <span className="tabular-nums">{money(currency, billed)}</span>
                      {credited > 0 && messages.credited(money(currency, credited))}
                      {credited < billed && (
                        <Act
                          isFree={isFree}
                          label={messages.creditOf(orderNo, noteNo)}
                          onClick={() =>
                            onAct({
                              kind: 'accountCredit',
                              subject,
                              billId: id,
                              orderNo,
                              aboutZh: messages.amountOf(`${noteNo} ${orderNo}`, money(currency, billed - credited)),
                            })
                          }
                        >
                          {messages.credit}
                        </Act>
                      )}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="text-right tabular-nums">{money(currency, amount)}</td>
              <td className="text-right tabular-nums">{money(currency, open)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}

/** What the company has in credit, and what of it paid which bill. */
export function Paid({
  account: { enterpriseId: subject, bills, balances, allocations },
  isFree,
  onAct,
}: AccountProps) {
  return (
    <>
      {balances.length > 0 && (
        <>
          <h3 className="font-semibold">{messages.balances}</h3>
          <DeskTable label={messages.balances} columns={messages.balanceColumns} numbersFrom={1} numbersTo={2}>
            {balances.map(({ itemId, itemNo, currency, amount }) => {
              const open = bills.filter((bill) => bill.currency === currency && bill.open > 0);
              const names = Object.fromEntries(
                open.map((bill) => [bill.id, `${bill.noteNo} ${money(currency, bill.open)}`]),
              );
              return (
                <tr key={`${itemId} ${currency}`}>
                  <th scope="row">{itemNo}</th>
                  <td className="text-right tabular-nums">{money(currency, amount)}</td>
                  <td>
                    {open.length > 0 && (
                      <Act
                        isFree={isFree}
                        label={messages.allocateOf(itemNo)}
                        onClick={() =>
                          onAct({
                            kind: 'accountAllocation',
                            subject,
                            itemId,
                            bills: names,
                            aboutZh: messages.amountOf(itemNo, money(currency, amount)),
                          })
                        }
                      >
                        {messages.allocate}
                      </Act>
                    )}
                  </td>
                </tr>
              );
            })}
          </DeskTable>
        </>
      )}
      {allocations.length > 0 && (
        <>
          <h3 className="font-semibold">{messages.allocations}</h3>
          <DeskTable label={messages.allocations} columns={messages.allocationColumns} numbersFrom={3} numbersTo={4}>
            {allocations.map(({ id, day, fromNo, billNo, currency, amount }) => (
              <tr key={id}>
                <td className="tabular-nums">{day}</td>
                <td>{fromNo}</td>
                <td>{billNo}</td>
                <td className="text-right tabular-nums">{money(currency, amount)}</td>
                <td>
                  <Act
                    isFree={isFree}
                    label={messages.undoOf(fromNo, billNo)}
                    onClick={() =>
                      onAct({
                        kind: 'allocationUndoing',
                        subject,
                        allocationId: id,
                        aboutZh: messages.amountOf(messages.allocationOf(fromNo, billNo), money(currency, amount)),
                      })
                    }
                  >
                    {messages.undo}
                  </Act>
                </td>
              </tr>
            ))}
          </DeskTable>
        </>
      )}
    </>
  );
}
