import { deskMessages as serviceTexts } from '#server/desk/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { problemMessages } from '#server/http/errors/problemMessages.ts';
import { codes, apiErrorAt, ApiError } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskForm } from '#src/features/desk/DeskForm.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';

const { fields, forms } = deskMessages;
const invoice: ChosenFile = { name: 'a.pdf', size: 8, type: 'application/pdf' };

export default modelOf({
  of: 'deskForm',
  machine: deskFormMachine,
  inputs: {
    answering: { about: { kind: 'answer', subject: 'XJ1' } },
    invoicing: { about: { kind: 'invoice', subject: 'FCL1' } },
  },
  samples: [
    { type: 'value.changed', name: 'answer', value: '已电话报价' },
    { type: 'value.changed', name: 'invoiceNo', value: '26312000000012345678' },
    { type: 'file.chosen', file: invoice },
    { type: 'form.submitted' },
  ],
  outcomes: {
    sendForm: {
      done: [null],
      error: [
        new ApiError(codes.conflict, serviceTexts.enquiryAnswered(serviceTexts.colleague, '2026-03-02 10:00')),
        apiErrorAt('answer', codes.badInput, serviceMessages.badField('答复', problemMessages.tooLong)),
        apiErrorAt('version', codes.conflict, serviceTexts.enquiryAnswered('刘洋', '2026-03-02 10:00')),
      ],
    },
  },
  possible: (event, { about, values, file }) => {
    if (event.type === 'file.chosen') return about.kind === 'invoice' && !file;
    if (event.type !== 'value.changed') return true;
    return (event.name === 'answer') === (about.kind === 'answer') && values[event.name] === undefined;
  },
  keep: ({ about, values, file }) => [about.kind, Object.keys(values), file?.name],
  play: () => ({
    view: (actor: DeskFormActor) => <DeskForm actor={actor} onDrop={() => undefined} />,
    gestures: {
      'value.changed': ({ name, value }) => page.getByLabelText(fields[name as 'answer' | 'invoiceNo']).fill(value),
      'file.chosen': async ({ file }) => userEvent.upload(page.getByLabelText(deskMessages.chooseFile), fileOf(file)),
      'form.submitted': () => named(new RegExp(`^(${forms.answer.submit}|${forms.invoice.submit})$`)).click(),
    },
  }),
});
