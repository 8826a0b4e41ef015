import { deskMessages as serviceTexts } from '#server/desk/messages.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { deskFormMachine, isOutdated } from '#machines/desk/deskForm.ts';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import type { DeskSubjectActor } from '#machines/desk/deskSubject.ts';
import type { SubjectDetail } from '#machines/desk/deskSubject.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { DeskSubject } from '#src/features/desk/DeskSubject.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { givenTitle } from '#src/features/desk/parts/commandTitle.ts';
import { deskOfferMessages } from '#src/features/desk/messages/offers.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { askedOrder, deskNow, enquiry, ofOrder, reviewedOrder } from '#stories/desk/deskSamples.ts';
import { modelOf, page, settled, withRecordedEffects } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const detail = { about: 'enquiry', enquiry } as const;
const order = ofOrder(reviewedOrder);
const changed = ofOrder(askedOrder);
const changedEnquiry = { about: 'enquiry', enquiry: { ...enquiry, contentVersion: 'v2' } } as const;
const outdated = {
  outdated: { values: { answer: '已电话报价' }, messageZh: serviceTexts.enquiryAnswered('刘洋', '2026-03-02 10:00') },
};
const { enquiryNo } = enquiry;
const command = { kind: 'command', subject: reviewedOrder.orderNo, command: 'info.requested', line: 'fcl' } as const;
const [first] = reviewedOrder.documents as [(typeof reviewedOrder.documents)[0]];

export default modelOf({
  of: 'deskSubject',
  machine: deskSubjectMachine,
  inputs: {
    enquiry: { about: 'enquiry', subject: enquiryNo },
    order: { about: 'order', subject: reviewedOrder.orderNo },
  },
  samples: [
    { type: 'act.chosen', form: { kind: 'answer', subject: enquiryNo } },
    { type: 'act.chosen', form: command },
    { type: 'act.dropped' },
    { type: 'change.loaded' },
    { type: 'offer.begun' },
    { type: 'document.opened', id: first.id },
    { type: 'document.closed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchSubject: { done: [detail, order], error },
    fetchChange: { done: [null, changed, changedEnquiry], error },
    fetchResult: { done: [detail, order], error },
    fetchCurrent: { done: [detail], error },
    form: { done: [undefined, outdated] },
    offer: { done: [undefined] },
  },
  possible: (event, { about, openDocument, act }) => {
    // the looks beside an open document have one outcome
    if (event.type.endsWith('.fetchChange') && openDocument) return 'output' in event && event.output === null;
    // a failed look does the same for each subject
    if (event.type.endsWith('.fetchChange') && 'error' in event) return about === 'enquiry';
    // each subject is fetched with its own content
    if ('output' in event && (event.output === undefined || isOutdated(event.output))) return about === 'enquiry';
    // after an act, an enquiry changes as an order does
    const hasOneChange = about === 'enquiry' && act !== undefined && event.type.endsWith('.fetchChange');
    if ('output' in event && event.output) return (event.output as SubjectDetail).about === about && !hasOneChange;
    if (event.type === 'document.opened') return about === 'order' && !openDocument && !act;
    if (event.type === 'document.closed') return openDocument !== undefined;
    if (event.type !== 'act.chosen') return true;
    return about === 'order' ? event.form.kind === 'command' && !openDocument : event.form.kind === 'answer';
  },
  keep: ({ openDocument, newer, act }) => [openDocument, newer !== undefined, act?.since],
  play: () => {
    const form = withRecordedEffects(deskFormMachine);
    const conversation = withRecordedEffects(conversationMachine);
    const offer = withRecordedEffects(deskOfferMachine);
    const send = async () => {
      offer.requests.fetchTemplates?.at(-1)?.resolve([]);
      await settled();
      await page
        .getByLabelText(deskOfferMessages.chargeOf(deskOfferMessages.chargeColumns.nameZh, 1, 1))
        .fill('全包价');
      await page.getByLabelText(deskOfferMessages.chargeOf(deskOfferMessages.chargeColumns.price, 1, 1)).fill('3200');
      await named(deskOfferMessages.submit).click();
      offer.requests.sendOffer?.at(-1)?.resolve(null);
      await settled();
    };
    const finish = async (output: unknown) => {
      await page.getByLabelText(deskMessages.fields.answer).fill('已电话报价');
      await named(deskMessages.forms.answer.submit).click();
      const sent = form.requests.sendForm?.at(-1);
      if (isOutdated(output)) sent?.reject(apiErrorAt('version', codes.conflict, output.outdated.messageZh));
      else sent?.resolve(null);
      await settled();
    };
    return {
      view: (actor: DeskSubjectActor) => <DeskSubject actor={actor} now={deskNow} onBack={() => undefined} />,
      flows: {
        form: { logic: form.machine, finish },
        offer: { logic: offer.machine, finish: send },
        conversation: { logic: conversation.machine, finish: () => undefined },
      },
      gestures: {
        'act.chosen': ({ form: { kind } }) =>
          named(kind === 'answer' ? deskMessages.enquiry.answer : givenTitle('fcl', 'info.requested')).click(),
        'change.loaded': () => named(deskMessages.newer.load).click(),
        'document.opened': () => named(deskMessages.order.open(first.fileName)).click(),
        'document.closed': () => named(deskMessages.viewer.close).click(),
        'act.dropped': async () => {
          offer.requests.fetchTemplates?.at(-1)?.resolve([]);
          await settled();
          await named(deskMessages.drop).click();
        },
        'offer.begun': () => named(deskOfferMessages.begin).click(),
        'retry.requested': () =>
          named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
            .first()
            .click(),
      },
    };
  },
});
