import { deskMessages as serviceTexts } from '#server/desk/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { problemMessages } from '#server/http/errors/problemMessages.ts';
import { codes, apiErrorAt, ApiError } from '#contract/protocol/apiError.ts';
import type { UnmappedTable } from '#contract/desk/import/importChoices.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskForm } from '#src/features/desk/DeskForm.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';

const { fields, forms } = deskMessages;
/** A table of which one column is not recognised. */
const unmapped: UnmappedTable = {
  columns: [
    { header: '节点', samples: ['装船'] },
    { header: '几时', samples: ['2026-03-02 18:00'] },
  ],
  chosen: ['event', null],
  form: {
    name: 'tracking-events',
    title: '货物动态',
    columns: [
      { name: 'event', title: '动态', isRequired: true, hint: '' },
      { name: 'time', title: '时间', isRequired: true, hint: '' },
    ],
  },
  oneOf: [],
};
const [, { header }] = unmapped.columns as [unknown, { header: string }];
/** The kinds of form that have a field. */
const fieldOf: Readonly<Record<string, string>> = { answer: 'answer', invoiceNo: 'invoice', column1: 'trackTable' };
const isUnmapped = ({ about }: { about: DeskFormAbout }): boolean => 'unmapped' in about;

const invoice: ChosenFile = { name: 'a.pdf', size: 8, type: 'application/pdf' };

export default modelOf({
  of: 'deskForm',
  machine: deskFormMachine,
  inputs: {
    answering: { about: { kind: 'answer', subject: 'XJ1' } },
    invoicing: { about: { kind: 'invoice', subject: 'FCL1' } },
    importing: { about: { kind: 'trackTable', subject: 'FCL1' } },
  },
  samples: [
    { type: 'value.changed', name: 'answer', value: '已电话报价' },
    { type: 'value.changed', name: 'invoiceNo', value: '26312000000012345678' },
    { type: 'value.changed', name: 'column1', value: 'time' },
    { type: 'file.chosen', file: invoice },
    { type: 'seen.given', seen: { version: 2 } },
    { type: 'form.submitted' },
  ],
  outcomes: {
    sendForm: {
      done: [null, { unmapped }],
      error: [
        new ApiError(codes.conflict, serviceTexts.enquiryAnswered(serviceTexts.colleague, '2026-03-02 10:00')),
        apiErrorAt('answer', codes.badInput, serviceMessages.badField('答复', problemMessages.tooLong)),
        apiErrorAt('version', codes.conflict, serviceTexts.enquiryAnswered('刘洋', '2026-03-02 10:00')),
      ],
    },
  },
  external: { 'seen.given': '由载入了变化的页面' },
  possible: (event, context) => {
    const { about, values, file, seen } = context;
    if (event.type === 'seen.given') return about.kind === 'answer' && !seen;
    if (event.type === 'file.chosen') return about.kind !== 'answer' && !file;
    // a table is imported once its columns are known
    if ('output' in event) return (event.output === null) === (about.kind !== 'trackTable' || isUnmapped(context));
    if ('error' in event) return about.kind !== 'trackTable';
    if (event.type !== 'value.changed') return true;
    if (event.name === 'column1' && !isUnmapped(context)) return false;
    return fieldOf[event.name] === about.kind && values[event.name] === undefined;
  },
  keep: (context) => [context.about.kind, isUnmapped(context), Object.keys(context.values), context.file?.name],
  play: () => ({
    view: (actor: DeskFormActor) => <DeskForm actor={actor} onDrop={() => undefined} />,
    gestures: {
      'value.changed': ({ name, value }) =>
        name === 'column1'
          ? userEvent.selectOptions(page.getByLabelText(header), value)
          : page.getByLabelText(fields[name as 'answer' | 'invoiceNo']).fill(value),
      'file.chosen': async ({ file }) => userEvent.upload(page.getByLabelText(deskMessages.chooseFile), fileOf(file)),
      'form.submitted': () =>
        named(
          new RegExp(`^(${[forms.answer, forms.invoice, forms.trackTable].map(({ submit }) => submit).join('|')})$`),
        ).click(),
    },
  }),
});
