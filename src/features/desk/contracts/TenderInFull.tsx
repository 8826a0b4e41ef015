import { useSelector } from '@xstate/react';
import type { DeskTender, TenderLine } from '#contract/desk/tenderDesk.ts';
import { tenderFile } from '#contract/desk/tenderDesk.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import { canTender } from '#contract/tenders/tenders.ts';
import type { TenderStatus } from '#contract/tenders/tenders.ts';
import type { DeskTendersActor } from '#machines/desk/deskTenders.ts';
import { tenderMessages as messages } from '#src/features/desk/messages/tenders.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { money, thousands } from '#src/ui/format.ts';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { SheetInput } from './SheetInput.tsx';
import { SheetProblems } from './SheetProblems.tsx';
import { ActHistory } from './ActHistory.tsx';

const tones = {
  draft: 'neutral',
  sent: 'notice',
  answered: 'brand',
  awarded: 'success',
  lapsed: 'neutral',
  withdrawn: 'neutral',
} as const;

/** How a tender stands. */
export function TenderState({ status }: { status: TenderStatus }) {
  return <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>;
}

type Option = TenderLine['options'][number];

function OptionText({ option }: { option: Option }) {
  const { carrier, currency, amount, validUntil, freeDays, remark, isAwarded } = option;
  const terms = [messages.until(validUntil), freeDays === null ? '' : messages.freeDays(freeDays), remark];
  return (
    <li className="whitespace-nowrap">
      <b className="tabular-nums">{money(currency, amount)}</b> {carrier}{' '}
      {isAwarded && <Badge tone="success">{messages.won}</Badge>}
      <span className="block text-xs text-ink-soft">{terms.filter((term) => term !== '').join('，')}</span>
    </li>
  );
}

function LineRow({ line }: { line: TenderLine }) {
  const { position, origin, destination, itemCode, quantity, goodsScope, goodsCode, target, published } = line;
  const { remark, options, noOffer, declined } = line;
  return (
    <tr>
      <th scope="row">{position}</th>
      <td>
        {origin.nameZh} → {destination.nameZh}
        {remark && <span className="block text-xs whitespace-normal text-ink-soft">{remark}</span>}
      </td>
      <td>{itemCode}</td>
      <td>{[messages.goodsScopes[goodsScope], goodsCode].join(' ')}</td>
      <td className="text-right tabular-nums">{thousands(quantity)}</td>
      <td className="text-right tabular-nums">{target && money(target.currency, target.amount)}</td>
      <td className="text-right tabular-nums">{published === null ? messages.noPublished : money('2', published)}</td>
      <td>
        {options.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {options.map((option) => (
              <OptionText key={option.id} option={option} />
            ))}
          </ul>
        ) : (
          noOffer !== null && messages.noOffer(noOffer)
        )}
      </td>
      <td>
        {options.some(({ isAwarded }) => isAwarded) && messages.won}
        {declined !== null && messages.lost(messages.declined[declined])}
      </td>
    </tr>
  );
}

/** A chosen sheet of answers on its way: read, shown, sent. */
function AnswerSheet({ actor }: { actor: DeskTendersActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, preview } = state.context;
  if (!file) return null;
  const isSending = state.matches({ shown: 'answering' });
  const isFit = preview?.problems.length === 0;
  const title = messages.sheet(file.name);
  return (
    <section
      data-takes-focus
      aria-label={title}
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-sunken p-3"
    >
      {/* takes the focus once the sheet is read: what it would do comes before the button that does it */}
      <h3 id="field-sheet" tabIndex={-1} className="font-semibold break-all">
        {title}
      </h3>
      {state.matches({ shown: 'previewing' }) && (
        <output className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {messages.checking}
        </output>
      )}
      {preview && !isFit && (
        <SheetProblems
          title={messages.problems(preview.problems.length)}
          columns={messages.problemColumns}
          problems={preview.problems}
        />
      )}
      {preview && isFit && (
        <output className="font-medium">{messages.counts(preview.priced, preview.unpriced, preview.options)}</output>
      )}
      <div className="flex flex-wrap gap-2">
        {isFit && (
          <Button size="sm" busy={isSending} onClick={() => actor.send({ type: 'answer.confirmed' })}>
            {messages.confirm}
          </Button>
        )}
        {preview && (
          <SheetInput
            name="answerAgain"
            label={messages.chooseAgain}
            disabled={isSending}
            onFile={(chosen) => actor.send({ type: 'sheet.chosen', file: chosen })}
          />
        )}
        <Button tone="secondary" size="sm" disabled={isSending} onClick={() => actor.send({ type: 'answer.dropped' })}>
          {messages.drop}
        </Button>
      </div>
    </section>
  );
}

/** A tender in full: its terms, its lines with what is offered, and what was done about it. */
export function TenderInFull({ tender, actor }: { tender: DeskTender; actor: DeskTendersActor }) {
  const isFree = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
  const { id, tenderNo, companyZh, title: name, status, validFrom, validUntil, answerBy, contractNo } = tender;
  const { lines, history } = tender;
  const title = messages.tender(tenderNo);
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-md border border-line-strong bg-surface p-4">
      <h2 className="text-lg font-semibold">
        {title} <TenderState status={status} />
      </h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{messages.company}</dt>
        <dd>{companyZh}</dd>
        <dt className="text-ink-soft">{messages.name}</dt>
        <dd className="break-words">{name}</dd>
        <dt className="text-ink-soft">{messages.period}</dt>
        <dd className="tabular-nums">{messages.between(validFrom, validUntil)}</dd>
        <dt className="text-ink-soft">{messages.answerBy}</dt>
        <dd className="tabular-nums">{answerBy}</dd>
        {contractNo !== null && (
          <>
            <dt className="text-ink-soft">{messages.contract}</dt>
            <dd>
              <a href={placeAddress({ section: 'contracts' })} className="text-brand-700 hover:underline">
                {contractNo}
              </a>
            </dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">{messages.lines}</h3>
        <a
          id="field-answerFile"
          href={`${tenderFile.path}?${new URLSearchParams({ id })}`}
          download
          aria-label={messages.exportOf(tenderNo)}
          className={buttonClasses('secondary', 'sm')}
        >
          {messages.export}
        </a>
        {canTender('answer', status) && (
          <SheetInput
            name="answer"
            label={messages.choose}
            disabled={!isFree}
            onFile={(file) => actor.send({ type: 'sheet.chosen', file })}
          />
        )}
      </div>
      {canTender('answer', status) && <p className="text-sm text-ink-soft">{messages.about}</p>}
      <AnswerSheet actor={actor} />
      <DeskTable label={messages.lines} columns={messages.lineColumns} numbersFrom={4} numbersTo={7}>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </DeskTable>
      <ActHistory title={messages.history} history={history} />
    </section>
  );
}
