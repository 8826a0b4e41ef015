import type { DeskAccount } from '#contract/desk/accounts/creditDesk.ts';
import { statementFile } from '#contract/desk/accounts/creditDesk.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { ActHistory } from '#src/features/desk/contracts/ActHistory.tsx';
import type { AccountProps } from './AccountParts.tsx';
import { Act, Amounts, Bills, Paid, Unbilled } from './AccountParts.tsx';
import { Payments } from './Payments.tsx';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { money } from '#src/ui/format.ts';

const typed = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));

const limitOf = (currency: '1' | '2', amount: number | null): string =>
  amount === null ? messages.unlimited : money(currency, amount);

/** What the forms of the terms and of the override show at first. */
const termsOf = ({ terms }: DeskAccount, today: string): DeskValues =>
  terms === null
    ? { countsFrom: today }
    : {
        paymentDays: String(terms.paymentDays),
        limitCny: typed(terms.limitCny),
        limitUsd: typed(terms.limitUsd),
        countsFrom: terms.countsFrom,
      };

/** The money of a company: its terms, what it owes and has in credit, and what was done about it. */
export function AccountInFull({ now, ...props }: AccountProps & { now: number }) {
  const { account, isFree, onAct } = props;
  const { enterpriseId, companyZh, terms, exposure, blockZh, maySetTerms, history } = account;
  const title = messages.account(companyZh);
  const today = chinaDayOf(new Date(now));
  const year = { enterpriseId, from: `${today.slice(0, 4)}-01-01`, until: today, format: 'xlsx' };
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-md border border-line-strong bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">{title}</h2>
        {maySetTerms && (
          <Act
            isFree={isFree}
            onClick={() => onAct({ kind: 'accountTerms', subject: enterpriseId }, termsOf(account, today))}
          >
            {messages.setTerms}
          </Act>
        )}
        {terms && (
          <>
            <Act
              isFree={isFree}
              onClick={() =>
                onAct(
                  { kind: 'accountOverride', subject: enterpriseId },
                  { overrideUntil: terms.overrideUntil ?? today },
                )
              }
            >
              {messages.override}
            </Act>
            <a
              href={`${statementFile.path}?${new URLSearchParams(year)}`}
              download
              className={buttonClasses('secondary', 'sm')}
            >
              {messages.statement}
            </a>
          </>
        )}
      </div>
      {blockZh !== '' && <Alert tone="notice">{blockZh}</Alert>}
      {terms === null ? (
        <p className="text-sm text-ink-soft">{messages.withoutTerms}</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-ink-soft">{messages.payment}</dt>
            <dd>
              {messages.days(terms.paymentDays)}，{messages.since(terms.countsFrom)}
            </dd>
            <dt className="text-ink-soft">{messages.limits}</dt>
            <dd className="tabular-nums">
              {messages.limit(limitOf('1', terms.limitCny), limitOf('2', terms.limitUsd))}
            </dd>
            <dt className="text-ink-soft">{messages.exposure}</dt>
            <dd className="tabular-nums">
              <Amounts of={exposure} />
            </dd>
            {terms.overrideUntil !== null && (
              <>
                <dt className="text-ink-soft">{messages.lifted}</dt>
                <dd className="break-words">{messages.until(terms.overrideUntil, terms.overrideReason)}</dd>
              </>
            )}
          </dl>
          <Unbilled {...props} />
          <Bills {...props} />
          <Paid {...props} />
          <Payments {...props} />
          <ActHistory title={messages.history} history={history} />
        </>
      )}
    </section>
  );
}
