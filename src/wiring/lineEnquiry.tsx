import { useSearch } from 'wouter';
import type { EnquiryForm } from '#contract/item.ts';
import type { PublishedRate } from '#contract/selling.ts';
import type { EnquiryActor } from '#machines/enquiry.ts';
import { config } from '../config.ts';
import { Enquiry } from '../flows/Enquiry.tsx';
import type { LineContent } from '../lines/line.ts';
import type { RateAction } from '../lines/RateLink.tsx';
import { lineWords } from '../lines/words.ts';
import { newEnquiryKey, useEnquiry } from './enquiry.ts';

/** What an address or a form is told of a published price. */
const wantedOf = ({ origin, destination, itemZh }: PublishedRate) => ({
  origin: origin.nameZh,
  destination: destination?.nameZh ?? '',
  item: itemZh,
});

const formOf = ({ origin, destination, item }: ReturnType<typeof wantedOf>): Partial<EnquiryForm> => ({
  origin,
  destination,
  remark: item && lineWords.enquiry.fromRate(item),
});

const fill = (actor: EnquiryActor, form: Partial<EnquiryForm>): void => {
  if (actor.getSnapshot().matches('kept')) actor.send({ type: 'another.requested', key: newEnquiryKey() });
  for (const [field, value] of Object.entries(form))
    actor.send({ type: 'field.changed', field: field as keyof EnquiryForm, value });
};

/** Prices that are asked about on another page; what is wanted stands in its address. */
export const rateLink = (page: string): RateAction => ({
  word: lineWords.rates.request,
  hrefOf: (rate) => `${page}?${new URLSearchParams(wantedOf(rate))}#enquiry`,
  onAsk: () => undefined,
});

/** How a line's prices are asked about: on a page of its own, or in the form of the same page. */
export const rateAction = ({ routes: { request } }: LineContent, enquiry: EnquiryActor): RateAction =>
  request
    ? rateLink(request)
    : { word: lineWords.rates.ask, hrefOf: () => '#enquiry', onAsk: (rate) => fill(enquiry, formOf(wantedOf(rate))) };

/** The flow of an enquiry of a line; what the address says is wanted is filled in. */
export const useLineEnquiry = ({ line, routes }: LineContent): EnquiryActor => {
  const query = new URLSearchParams(useSearch());
  const wanted = (name: string) => query.get(name)?.slice(0, 80) ?? '';
  const known = formOf({ origin: wanted('origin'), destination: wanted('destination'), item: wanted('item') });
  return useEnquiry(line, { known, success: routes.success });
};

/** The form of an enquiry of a line. */
export function LineEnquiry({ actor, content, submit }: { actor: EnquiryActor; content: LineContent; submit: string }) {
  return <Enquiry actor={actor} content={content} submit={submit} hotline={config.hotline} newKey={newEnquiryKey} />;
}
