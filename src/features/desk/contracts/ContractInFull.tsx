import type { DeskContract, DeskRate } from '#contract/desk/contractDesk.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import { formOfContract, formOfRate } from '#contract/desk/contractDesk.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { DeskFormAbout, DeskValues } from '#machines/desk/deskFormRules.ts';
import { contractMessages as messages } from '#src/features/desk/messages/contracts.ts';
import type { DeskContractsActor } from '#machines/desk/deskContracts.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { RateSheet, RateSheetActs } from './RateSheet.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime, money, thousands, upTo } from '#src/ui/format.ts';
import { ActHistory } from './ActHistory.tsx';

const tones = { coming: 'notice', inForce: 'success', expired: 'neutral', ended: 'neutral' } as const;

/** How a contract stands, and whether it ends soon. */
export function ContractState({ contract: { state, endsInDays } }: { contract: DeskContract }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      {endsInDays !== null && <Badge tone="notice">{messages.endsIn(endsInDays)}</Badge>}
    </span>
  );
}

/** Begins an act about a contract or a rate. */
export type OnAct = (form: DeskFormAbout, values?: DeskValues) => void;

const laneOf = ({ origin, destination }: DeskRate): string =>
  destination === null ? origin.nameZh : `${origin.nameZh} → ${destination.nameZh}`;

const goodsOf = ({ goodsScope, goodsCode }: DeskRate): string =>
  goodsCode === '' ? messages.goodsScopes[goodsScope] : `${messages.goodsScopes[goodsScope]} ${goodsCode}`;

interface RateProps {
  rate: DeskRate;
  /** Absent where its contract takes no changes. */
  onAct?: OnAct | undefined;
  isFree: boolean;
  contractId: string;
}

/** One rate; an ended one stays for the record. */
function RateRow({ rate, onAct, isFree, contractId: subject }: RateProps) {
  const { line, itemCode, currency, amount, basis, committed, used, orders, beyond, endedAt } = rate;
  const name = `${laneOf(rate)} ${itemCode} ${goodsOf(rate)}`;
  return (
    <tr className={endedAt === null ? '' : 'text-ink-faint'}>
      <th scope="row">{allServices[line].nameZh}</th>
      <td>{laneOf(rate)}</td>
      <td>{itemCode}</td>
      <td>{goodsOf(rate)}</td>
      <td className="text-right tabular-nums">{messages.price(money(currency, amount), basisZh[basis])}</td>
      <td className="text-right tabular-nums">{committed === null ? messages.unlimited : thousands(committed)}</td>
      <td className="text-right tabular-nums">
        {orders.length === 0 ? (
          upTo(used)
        ) : (
          <details>
            <summary className="cursor-pointer whitespace-nowrap">{messages.usedBy(upTo(used), orders.length)}</summary>
            <ul className="mt-1 text-xs">
              {orders.map(({ orderNo, quantity }) => (
                <li key={orderNo} className="whitespace-nowrap">
                  <a
                    href={placeAddress({ about: 'order', subject: orderNo })}
                    className="text-brand-700 hover:underline"
                  >
                    {orderNo}
                  </a>{' '}
                  {messages.orderTook(upTo(quantity), basisZh[basis])}
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td>{committed === null ? '' : messages.beyond[beyond]}</td>
      <td>
        {endedAt === null ? (
          onAct && (
            <span className="flex gap-2">
              <Button
                tone="secondary"
                size="sm"
                disabled={!isFree}
                aria-label={messages.changeRateOf(name)}
                onClick={() => onAct({ kind: 'contractRate', subject, replaces: rate }, formOfRate(rate))}
              >
                {messages.changeRate}
              </Button>
              <Button
                tone="secondary"
                size="sm"
                disabled={!isFree}
                aria-label={messages.endRateOf(name)}
                onClick={() => onAct({ kind: 'contractRateEnding', subject, rate })}
              >
                {messages.endRate}
              </Button>
            </span>
          )
        ) : (
          <time dateTime={endedAt} className="tabular-nums">
            {messages.endedRate(dayTime(endedAt))}
          </time>
        )}
      </td>
    </tr>
  );
}

/** The values that a new rate of a contract begins with. */
const firstRate: DeskValues = { goodsScope: 'any', currency: '2', beyond: 'applies' };

/** A contract in full: its terms, its rates and what was done about it. */
export function ContractInFull({
  contract,
  isFree,
  actor,
  onAct,
}: {
  contract: DeskContract;
  isFree: boolean;
  actor: DeskContractsActor;
  onAct: OnAct;
}) {
  const { id, contractNo, companyZh, validFrom, validUntil, remark, state, rates, history } = contract;
  const isOpen = state === 'coming' || state === 'inForce';
  const title = messages.contract(contractNo);
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-md border border-line-strong bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">
          {title} <ContractState contract={contract} />
        </h2>
        {state !== 'ended' && (
          <>
            <Button
              tone="secondary"
              size="sm"
              disabled={!isFree}
              onClick={() => onAct({ kind: 'contractChange', subject: id }, formOfContract(contract))}
            >
              {messages.change}
            </Button>
            {isOpen && (
              <Button
                tone="secondary"
                size="sm"
                disabled={!isFree}
                onClick={() => onAct({ kind: 'contractEnding', subject: id })}
              >
                {messages.end}
              </Button>
            )}
          </>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{messages.company}</dt>
        <dd>{companyZh}</dd>
        <dt className="text-ink-soft">{messages.validity}</dt>
        <dd className="tabular-nums">{messages.period(validFrom, validUntil)}</dd>
        <dt className="text-ink-soft">{messages.remark}</dt>
        <dd className="break-words">{remark || messages.noRemark}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">{messages.rates}</h3>
        <RateSheetActs actor={actor} contractNo={contractNo} isOpen={isOpen} />
        {isOpen && (
          <Button size="sm" disabled={!isFree} onClick={() => onAct({ kind: 'contractRate', subject: id }, firstRate)}>
            {messages.addRate}
          </Button>
        )}
      </div>
      {isOpen && <p className="text-sm text-ink-soft">{messages.sheet.about}</p>}
      <RateSheet actor={actor} />
      {rates.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noRates}</p>
      ) : (
        <DeskTable label={messages.rates} columns={messages.rateColumns} numbersFrom={4} numbersTo={7}>
          {rates.map((rate) => (
            <RateRow key={rate.id} rate={rate} contractId={id} isFree={isFree} onAct={isOpen ? onAct : undefined} />
          ))}
        </DeskTable>
      )}
      <ActHistory title={messages.history} history={history} />
    </section>
  );
}
