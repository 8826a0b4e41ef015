import { now } from '#stories/orders/orderQuerySamples.ts';
import { vgmMessages } from '#server/orders/papers/vgm/vgmMessages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { VgmActor } from '#machines/orders/vgm.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { Vgm } from '#src/features/orders/papers/Vgm.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { declared, vgmClosed, vgmDeparted, vgmNotAccepted, vgmSubmitted, weighed } from '#stories/orders/vgmSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { draftAnswers, serviceFailed } from './serviceFailed.ts';

const fetched = (order: typeof declared, typed: typeof weighed | null) => ({
  order,
  stored: { draft: weighed, versions: [] },
  typed: typed && { form: typed, after: 0, savedAt: null },
});

/** What another page has submitted meanwhile. */
const submitted = { ...fetched(declared, null), stored: { draft: null, versions: vgmSubmitted.slice(0, 1) } };

/** Open, with nothing to be saved. */
const waiting = { ...declared, orderNo: 'FCL202603010043' };

const isWeighed = (form: typeof weighed): boolean => JSON.stringify(form) === JSON.stringify(weighed);

const table = '箱号\t证书号\nMSCU1234566\tW-2\nMSCU1234567\tW-3';

export default modelOf({
  of: 'vgm',
  machine: vgmMachine,
  inputs: { one: { orderNo: declared.orderNo } },
  samples: [
    { type: 'field.changed', path: 'signatory', value: '签署人' },
    { type: 'table.typed', text: table },
    { type: 'table.taken' },
    { type: 'vgm.submitted' },
    { type: 'retry.requested' },
    { type: 'stored.taken' },
    { type: 'typed.kept' },
  ],
  outcomes: {
    fetchVgm: {
      done: [
        fetched(declared, null),
        fetched(declared, weighed),
        fetched(vgmNotAccepted, null),
        fetched(waiting, null),
        fetched(vgmClosed, null),
        fetched(vgmClosed, weighed),
        fetched(vgmDeparted, null),
        submitted,
      ],
      error: [serviceFailed],
    },
    saveDraft: draftAnswers(vgmMessages),
    submit: {
      done: [vgmSubmitted[0]],
      error: [serviceFailed, new ApiError(codes.conflict, vgmMessages.late(new Date(now)))],
    },
  },
  // each path makes one change; every change has the same consequences
  possible: (event, { form, order, table: typed, versions: made }) => {
    const isOpened = order === declared;
    // the stored paper is fetched again once another page has submitted it
    if ('output' in event && event.type.includes('.fetch'))
      return (event.output === submitted) === (order !== undefined);
    // a minute passes after the pause that saves
    if (event.type.startsWith('xstate.after.minute')) return !isOpened;
    // after the cut-off the machine rejects typing and submitting
    if (order === vgmClosed) return event.type !== 'stored.taken';
    const isFirst = isOpened && form !== undefined && isWeighed(form);
    switch (event.type) {
      case 'vgm.submitted':
        return made.length === 0 && (isFirst || (isOpened && form?.signatory === '签署人'));
      case 'field.changed':
      case 'table.typed':
        return isFirst && made.length === 0 && typed === '';
      case 'table.taken':
      case 'stored.taken':
      case 'typed.kept':
        return isFirst && made.length === 0;
      default:
        return true;
    }
  },
  keep: ({ form, order, table: typed, versions: made }) => [
    order?.orderNo,
    order?.status,
    order?.offer.sailing?.cutOffs.length,
    made.length,
    form?.signatory,
    form?.containers[0]?.certificateNo,
    typed,
  ],
  play: () => ({
    view: (actor: VgmActor) => <Vgm actor={actor} orderHref="/orders/FCL1" onExport={() => undefined} />,
    gestures: {
      'field.changed': ({ value }) => page.getByLabelText(messages.fields.signatory).fill(value),
      'table.typed': ({ text }) => page.getByLabelText(messages.paste).fill(text),
      'table.taken': () => named(messages.take).click(),
      'vgm.submitted': () => named(new RegExp(`^(${messages.submit}|${messages.amend})$`)).click(),
      'stored.taken': () => named(messages.useStored).click(),
      'typed.kept': () => named(messages.keepTyped).click(),
      'retry.requested': () => named(new RegExp(`^(${messages.retry}|${uiMessages.retry})$`)).click(),
    },
  }),
});
