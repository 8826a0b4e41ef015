import { now } from '#stories/orders/orderQuerySamples.ts';
import { instructionMessages } from '#server/orders/papers/instructionMessages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { instructionMachine } from '#machines/orders/instruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { Instruction } from '#src/features/orders/papers/Instruction.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import {
  addresses,
  begun,
  closed,
  departed,
  instructed,
  notAccepted,
  versions,
} from '#stories/orders/instructionSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { draftAnswers, serviceFailed } from './serviceFailed.ts';

const fetched = (order: typeof instructed, typed: typeof begun | null) => ({
  order,
  stored: { draft: null, versions: [] },
  addresses,
  typed: typed && { form: typed, after: 0, savedAt: null },
});

/** What another page has submitted meanwhile. */
const submitted = { ...fetched(instructed, null), stored: { draft: null, versions: versions.slice(0, 1) } };

/** Open, with nothing to be saved. */
const waiting = { ...instructed, orderNo: 'FCL202603010043' };

const isBegun = (form: typeof begun): boolean => JSON.stringify(form) === JSON.stringify(begun);

export default modelOf({
  of: 'instruction',
  machine: instructionMachine,
  inputs: { one: { orderNo: instructed.orderNo } },
  samples: [
    { type: 'field.changed', path: 'marks', value: '唛头' },
    { type: 'party.chosen', path: 'consignee', entry: addresses[0]! },
    { type: 'notifyParty.added' },
    { type: 'notifyParty.removed', index: 0 },
    { type: 'line.split', index: 0 },
    { type: 'line.removed', index: 0 },
    { type: 'instruction.submitted' },
    { type: 'retry.requested' },
    { type: 'stored.taken' },
    { type: 'typed.kept' },
  ],
  outcomes: {
    fetchInstruction: {
      done: [
        fetched(instructed, null),
        fetched(instructed, begun),
        fetched(notAccepted, null),
        fetched(waiting, null),
        fetched(closed, null),
        fetched(closed, begun),
        fetched(departed, null),
        submitted,
      ],
      error: [serviceFailed],
    },
    saveDraft: draftAnswers(instructionMessages),
    submit: {
      done: [versions[0]],
      error: [serviceFailed, new ApiError(codes.conflict, instructionMessages.late(new Date(now)))],
    },
  },
  // each path makes one change; every change has the same consequences
  possible: (event, { form, order, versions: made }) => {
    const isOpened = order === instructed;
    // the stored paper is fetched again once another page has submitted it
    if ('output' in event && event.type.includes('.fetch'))
      return (event.output === submitted) === (order !== undefined);
    // a minute passes after the pause that saves
    if (event.type.startsWith('xstate.after.minute')) return !isOpened;
    // after the cut-off the machine rejects typing and submitting
    if (order === closed) return event.type !== 'stored.taken';
    const isFirst = isOpened && form !== undefined && isBegun(form);
    switch (event.type) {
      case 'instruction.submitted':
        return made.length === 0 && (isFirst || (isOpened && form?.marks === '唛头'));
      case 'line.removed':
        return form?.lines.length === 2;
      case 'notifyParty.added':
        return form?.notifyParties.length === 0;
      case 'stored.taken':
      case 'typed.kept':
      case 'field.changed':
      case 'party.chosen':
      case 'notifyParty.removed':
      case 'line.split':
        return isFirst && made.length === 0;
      default:
        return true;
    }
  },
  keep: ({ form, order, versions: made }) => [
    order?.orderNo,
    order?.status,
    order?.offer.sailing?.cutOffs.length,
    made.length,
    form && isBegun(form),
    form?.lines.length,
    form?.notifyParties.length,
  ],
  play: () => ({
    view: (actor: InstructionActor) => (
      <Instruction actor={actor} orderHref="/orders/FCL1" onExport={() => undefined} />
    ),
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(messages.fields.marks, { exact: true }).fill(value),
      'party.chosen': () =>
        userEvent.selectOptions(
          page.getByLabelText(`${messages.fields.consignee} ${messages.fromBook}`),
          addresses[0]!.id,
        ),
      'notifyParty.added': () => named(messages.addNotify).click(),
      'notifyParty.removed': () => named(messages.removeNotify(1)).click(),
      'line.split': () => named(`${messages.line(1, '')} ${messages.split}`).click(),
      'line.removed': () => named(`${messages.line(1, '')} ${messages.removeLine}`).click(),
      'instruction.submitted': () => named(new RegExp(`^(${messages.submit}|${messages.amend})$`)).click(),
      'stored.taken': () => named(messages.useStored).click(),
      'typed.kept': () => named(messages.keepTyped).click(),
      'retry.requested': () => named(new RegExp(`^(${messages.retry}|${uiMessages.retry})$`)).click(),
    },
  }),
});
