import type { ReactNode } from 'react';
import type { DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime } from '#src/ui/format.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { OffersAtDesk } from './OffersAtDesk.tsx';

const { enquiry: messages } = deskMessages;

const names = Object.keys(messages.fields) as (keyof typeof messages.fields)[];

/** An enquiry with its answer, or what it takes to answer it. */
export function EnquiryAtDesk({
  enquiry,
  conversation,
  actor,
  isFree,
}: Acts & {
  enquiry: DeskEnquiry;
  /** The conversation with the person who enquired. */
  conversation: ReactNode;
}) {
  const { enquiryNo, content, answerBy, answer } = enquiry;
  return (
    <>
      <header>
        <h1 className="text-xl font-semibold">
          {messages.title} {enquiryNo}
        </h1>
        <p className="text-sm text-ink-soft">
          {allServices[content.line].nameZh} · {messages.answerBy(dayTime(answerBy))}
        </p>
      </header>
      <Facts
        className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4"
        facts={[
          ...names.map((name) => [messages.fields[name], content[name]] as const),
          [messages.sample, sampleOf(content)] as const,
          [messages.targetPrice, targetPriceOf(content)] as const,
        ]}
      />
      {answer ? (
        <div>
          <p className="text-sm text-ink-soft">{messages.answered(answer.by ?? '', dayTime(answer.at))}</p>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
        </div>
      ) : (
        <Button
          tone="secondary"
          className="self-start"
          disabled={!isFree}
          onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'answer', subject: enquiryNo } })}
        >
          {messages.answer}
        </Button>
      )}
      <OffersAtDesk enquiry={enquiry} actor={actor} isFree={isFree} />
      {conversation}
    </>
  );
}
