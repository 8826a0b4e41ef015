import Paperclip from 'lucide-react/icons/paperclip';
import { useSelector } from '@xstate/react';
import type { OpenOffer, ShownOption } from '#contract/quotes/offers.ts';
import { canAnswer, firstTitle } from '#contract/quotes/offers.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OfferActor, OfferAnswer } from '#machines/quotes/offer.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { dayTime, endTime, money, shownDay } from '#src/ui/format.ts';
import { Money } from '#src/ui/Money.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { offerMessages as messages } from './offerMessages.ts';

interface Props {
  actor: OfferActor;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Saves a file of a reply. */
  onFile: (id: string) => void;
}

const tones = {
  offered: 'success',
  asked: 'notice',
  accepted: 'brand',
  declined: 'neutral',
  lapsed: 'neutral',
  replaced: 'neutral',
  won: 'brand',
  lost: 'neutral',
} as const;

/** The lowest total in yuan among several options; undefined if they cannot be compared. */
const lowestOf = (options: readonly ShownOption[]): number | undefined => {
  const amounts = options.flatMap(({ inYuan }) => (inYuan === null ? [] : [inYuan]));
  return new Set(amounts).size > 1 && amounts.length === options.length ? Math.min(...amounts) : undefined;
};

/** A text of the desk, marked in the language in which it was typed; nothing of an empty one. */
const marked = (text: string) => (text === '' ? undefined : <span lang={languageOf(text)}>{text}</span>);

interface OptionProps {
  actor: OfferActor;
  option: ShownOption;
  index: number;
  isChosen: boolean;
  isLowest: boolean;
}

/** One option with its charges, and the button that accepts it. */
function Option({ actor, option, index, isChosen, isLowest }: OptionProps) {
  const { titleZh, routeZh, carriageZh, transitDays, departsAt, totals, fees, inYuan, notIncluded, remark } = option;
  const state = useSelector(actor, (snapshot) => snapshot);
  const accept = { type: 'option.accepted', option: index } as const;
  const isMixed = totals.some(({ currency }) => currency !== '1');
  const isBusy =
    state.context.option === index && (state.matches({ shown: 'signingIn' }) || state.matches({ shown: 'accepting' }));
  const action = option.isOrdered ? (isChosen ? messages.order : messages.accept) : messages.acceptByStaff;
  return (
    <li
      className={`flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4 ${isChosen ? 'border-brand-600' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 text-lg font-semibold break-words">
          {messages.option(index + 1)} {titleZh !== firstTitle && marked(titleZh)}
        </h2>
        {isChosen && <Badge tone="brand">{messages.chosen}</Badge>}
        {isLowest && <Badge tone="success">{messages.lowest}</Badge>}
      </header>
      <div>
        <p className="text-sm text-ink-soft">{messages.total}</p>
        <p className="flex flex-wrap gap-x-2 text-xl font-semibold text-brand-800">
          {totals.map(({ currency, amount }, position) => (
            <span key={currency} className="whitespace-nowrap">
              {position > 0 && <span className="mr-2 font-normal text-ink-faint">+</span>}
              <Money currency={currency} amount={amount} />
            </span>
          ))}
        </p>
        {isMixed && inYuan !== null && <p className="text-sm text-ink-soft">{messages.inYuan(money('1', inYuan))}</p>}
      </div>
      <Facts
        className="gap-y-1 text-sm"
        facts={[
          [messages.route, routeZh],
          [messages.carriage, carriageZh],
          [messages.departs, departsAt && dayTime(departsAt)],
          [messages.transit, transitDays === null ? '' : messages.days(transitDays)],
        ]}
      />
      {(option.isOrdered || !isChosen) && (
        <Button
          busy={isBusy}
          disabled={!isBusy && !state.can(accept)}
          onClick={() => actor.send(accept)}
          aria-label={messages.acceptOf(action, titleZh)}
        >
          {action}
        </Button>
      )}
      <FeeTable fees={fees} />
      {remark !== '' && (
        <p lang={languageOf(remark)} className="text-sm break-words whitespace-pre-line">
          {remark}
        </p>
      )}
      {notIncluded.length > 0 && (
        <p className="text-sm text-ink-soft">
          {messages.notIncluded}：{notIncluded.join('、')}
        </p>
      )}
    </li>
  );
}

/** A notice about the state of the offer. */
function StateNotice({ offer }: { offer: OpenOffer }) {
  const { state, chosen, options } = offer;
  if (state === 'offered') return null;
  if (state === 'asked') return <Alert tone="info">{messages.asked}</Alert>;
  if (state !== 'accepted') return <Alert tone="notice">{messages.ended[state]}</Alert>;
  const isOrdered = chosen !== null && options[chosen]?.isOrdered === true;
  return <Alert tone="success">{isOrdered ? messages.acceptedOrder : messages.acceptedByStaff}</Alert>;
}

/** The form of a question or of the reason for declining. */
function Answer({ actor }: { actor: OfferActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { kind, text, problem } = state.context;
  const isTyping = state.matches({ shown: 'writing' });
  return (
    <form
      noValidate
      aria-label={messages.text[kind]}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'answer.submitted' });
      }}
    >
      <Field label={messages.text[kind]} name="offerText" problem={problem} hint={messages.hint[kind]} required>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            readOnly={!isTyping}
            value={text}
            onChange={(event) => actor.send({ type: 'answer.changed', text: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={!isTyping} tone={kind === 'declined' ? 'danger' : 'primary'}>
          {messages.submit[kind]}
        </Button>
        <Button tone="secondary" disabled={!isTyping} onClick={() => actor.send({ type: 'answer.dropped' })}>
          {messages.drop}
        </Button>
      </div>
    </form>
  );
}

const begin = (kind: OfferAnswer) => ({ type: 'answer.begun', kind }) as const;

/** Questions, replies, and the reader's possible answers. */
function Talk({ actor, offer, onFile }: Pick<Props, 'actor' | 'onFile'> & { offer: OpenOffer }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isWriting = state.matches({ shown: 'writing' }) || state.matches({ shown: 'sending' });
  const kinds = (['asked', 'declined'] as const).filter((kind) => canAnswer(kind, offer));
  if (kinds.length === 0 && offer.talk.length === 0) return null;
  return (
    <section aria-label={messages.talk} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{messages.talk}</h2>
      {offer.talk.length > 0 && (
        <ol className="flex flex-col gap-2">
          {offer.talk.map(({ kind, text, at, files }) => (
            <li key={`${kind} ${at}`}>
              <p className="text-sm text-ink-soft">
                {messages.said[kind]} · <time dateTime={at}>{dayTime(at)}</time>
              </p>
              {text !== '' && (
                <p lang={languageOf(text)} className="break-words whitespace-pre-line">
                  {text}
                </p>
              )}
              {files.map(({ id, fileName }) => (
                <Button
                  key={id}
                  tone="quiet"
                  size="sm"
                  aria-label={messages.saveOf(fileName)}
                  onClick={() => onFile(id)}
                >
                  <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
                  <span className="break-all">{fileName}</span>
                </Button>
              ))}
            </li>
          ))}
        </ol>
      )}
      {isWriting ? (
        <Answer actor={actor} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button
              key={kind}
              tone="secondary"
              disabled={!state.can(begin(kind))}
              onClick={() => actor.send(begin(kind))}
            >
              {kind === 'asked' ? messages.ask : messages.decline}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function OpenedOffer({ actor, offer, now, onFile }: Props & { offer: OpenOffer }) {
  const { line, goods, enquiryNo, number, state, options, chosen, validUntil, terms, remark, exchangeRate } = offer;
  const left = roughlyLeft(validUntil, now);
  const lowest = lowestOf(options);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl font-semibold break-words">
          {messages.heading(allServices[line].nameZh, goods)}
        </h1>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        <p className="w-full text-ink-soft">{messages.number(enquiryNo, number)}</p>
        <p className="w-full">
          {messages.validity} <time dateTime={validUntil}>{messages.until(endTime(validUntil))}</time>
          {left !== undefined && <b className="ml-3 whitespace-nowrap">{messages.left(left)}</b>}
        </p>
      </header>
      <StateNotice offer={offer} />
      <ul
        aria-label={messages.options}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] items-start gap-4"
      >
        {options.map((option, index) => (
          <Option
            // options have no identity of their own, and two may have one title
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            actor={actor}
            option={option}
            index={index}
            isChosen={chosen === index}
            isLowest={lowest !== undefined && option.inYuan === lowest}
          />
        ))}
      </ul>
      {(terms !== '' || remark !== '') && (
        <Facts
          className="gap-y-2 rounded-lg border border-line bg-surface p-4 whitespace-pre-line"
          facts={[
            [messages.terms, marked(terms)],
            [messages.remark, marked(remark)],
          ]}
        />
      )}
      <Talk actor={actor} offer={offer} onFile={onFile} />
      <p className="text-xs text-ink-soft">
        {messages.prices}
        {exchangeRate &&
          messages.rate(exchangeRate.cnyPerUsd, exchangeRate.sourceZh, shownDay(exchangeRate.publishedOn))}
      </p>
    </>
  );
}

/** An offer for an enquiry: its options side by side, accepted, asked about or declined. */
export function Offer({ actor, now, onFile }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { offer, errorMessage } = state.context;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  return (
    <div data-state={value} aria-busy={state.hasTag('busy')} className="mx-auto flex max-w-page flex-col gap-4">
      {state.matches('fetching') && <Skeleton className="h-[60vh]" />}
      {state.matches('failed') && (
        <>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <FailedAlert
            message={errorMessage || messages.failed}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </>
      )}
      {state.matches('shown') && errorMessage !== undefined && (
        <Alert tone="critical">{errorMessage || messages.failedAct}</Alert>
      )}
      {state.matches('shown') && offer && <OpenedOffer actor={actor} offer={offer} now={now} onFile={onFile} />}
    </div>
  );
}
