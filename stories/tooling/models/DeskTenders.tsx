import type { DeskTendersActor } from '#machines/desk/deskTenders.ts';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { DeskTenders } from '#src/features/desk/DeskTenders.tsx';
import { tenderMessages as messages } from '#src/features/desk/messages/tenders.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { answerFit, answerSheet, answerUnfit, awardedTender, tender, tenderRows } from '#stories/desk/tenderSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const { id, tenderNo } = tender;

export default modelOf({
  of: 'deskTenders',
  machine: deskTendersMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'keyword.changed', value: 'ZB' },
    { type: 'search.submitted' },
    { type: 'tender.opened', id },
    { type: 'tender.closed' },
    { type: 'sheet.chosen', file: answerSheet },
    { type: 'answer.confirmed' },
    { type: 'answer.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchTenders: { done: [tenderRows], error },
    readTender: { done: [tender, awardedTender], error },
    rereadTender: { done: [tender], error },
    previewAnswer: { done: [answerFit, answerUnfit], error },
    sendAnswer: { done: [{ id }], error },
  },
  possible: ({ type }, { openId, tender: read, errorMessage, keyword, sought }) => {
    if (type === 'tender.opened') return openId === undefined;
    if (type === 'tender.closed') return openId !== undefined;
    if (type === 'sheet.chosen')
      return read !== undefined && errorMessage === undefined && keyword === '' && sought === '';
    return type !== 'retry.requested' || errorMessage !== undefined;
  },
  keep: ({ openId, tender: read, sought, keyword, errorMessage, preview }) => [
    openId,
    read?.status,
    sought,
    keyword,
    errorMessage,
    preview?.problems.length,
  ],
  play: () => ({
    view: (actor: DeskTendersActor) => <DeskTenders actor={actor} />,
    gestures: {
      'keyword.changed': ({ value }) => page.getByRole('searchbox', { name: messages.keyword }).fill(value),
      'search.submitted': () => named(messages.search).click(),
      'tender.opened': () => named(messages.openOf(tenderNo)).click(),
      'tender.closed': () => named(messages.closeOf(tenderNo)).click(),
      'sheet.chosen': ({ file }) => {
        const again = page.getByLabelText(messages.chooseAgain);
        const input = again.elements().length > 0 ? again : page.getByLabelText(messages.choose);
        return userEvent.upload(input, fileOf(file));
      },
      'answer.confirmed': () => named(messages.confirm).click(),
      'answer.dropped': () => named(messages.drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
