import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { SeenBill } from '#contract/desk/orders/billDesk.ts';
import type { UnmappedTable } from '#contract/desk/import/importChoices.ts';
import type { DeclaredGoodsName } from '#contract/desk/goodsNames.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { effect, request } from '#machines/effects.ts';
import type { DeskFormAbout, DeskProblems, DeskValues } from './deskFormRules.ts';
import { formProblems, needsFile } from './deskFormRules.ts';
import { splitProblemField } from './splitForm.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The state of a subject on which an act is based; empty if no other person's act can be missed. */
export interface SeenState {
  /** The version of an order. */
  version?: number;
  /** The customer's submissions and answers about its bill of lading. */
  bill?: SeenBill | undefined;
  /** When its invoice was requested. */
  requestedAt?: string | undefined;
  /** The Chinese names of its dangerous goods. */
  names?: readonly DeclaredGoodsName[];
}

/** The values of a form that was based on an older state, and who has changed that state. */
export interface OutdatedForm {
  values: DeskValues;
  file?: ChosenFile | undefined;
  messageZh: string;
}

export type DeskFormRequests = {
  sendForm: (of: {
    about: DeskFormAbout;
    seen: SeenState;
    values: DeskValues;
    file?: ChosenFile | undefined;
  }) => Promise<unknown>;
};

interface DeskFormInput {
  about: DeskFormAbout;
  seen?: SeenState | undefined;
  values?: DeskValues | undefined;
  file?: ChosenFile | undefined;
  /** Why it was rejected before. */
  errorMessage?: string | undefined;
}

/** A chosen act: its form, and the form's initial values. */
export interface ChosenAct {
  form: DeskFormAbout;
  values?: DeskValues | undefined;
}

/** The form of an act; an outdated one is filled in again, with the reason. */
export const actFormInput = (
  { form, values }: ChosenAct,
  seen: SeenState,
  outdated: OutdatedForm | undefined,
): DeskFormInput => ({
  about: form,
  seen,
  values: outdated?.values ?? values,
  errorMessage: outdated?.messageZh,
});

interface DeskFormContext {
  about: DeskFormAbout;
  seen?: SeenState;
  values: DeskValues;
  /** The file of an invoice or a document. */
  file?: ChosenFile | undefined;
  problems: DeskProblems;
  errorMessage?: string | undefined;
}

const problemsNow = ({ about, values, file }: DeskFormContext): DeskProblems => ({
  ...formProblems(about, values, new Date()),
  ...(needsFile(about) && !file && { file: 'notChosen' as const }),
});

/**
 * The form field of a rejection: the last part of its path, for a draft and a split the whole path; a file is sent as
 * `content`.
 */
const rejectedField = ({ kind }: DeskFormAbout, error: unknown): string | undefined => {
  const path = error instanceof ApiError ? error.field : undefined;
  const field = kind === 'billDraft' || kind === 'split' ? path?.replace(/^form\./, '') : path?.split('.').at(-1);
  return field === 'content' ? 'file' : field;
};

/** Whether a form ended because the state that it was based on is no longer the stored one. */
export const isOutdated = (output: unknown): output is { outdated: OutdatedForm } =>
  typeof output === 'object' && output !== null && 'outdated' in output;

/** The table whose columns a person has to say, instead of the result of an import. */
const unmappedIn = (output: unknown): UnmappedTable | undefined =>
  typeof output === 'object' && output !== null && 'unmapped' in output
    ? (output.unmapped as UnmappedTable)
    : undefined;

/** A table's columns are said again for another file. */
const aboutAnotherFile = (about: DeskFormAbout): DeskFormAbout =>
  about.kind === 'trackTable' ? { kind: about.kind, subject: about.subject } : about;

/**
 * A form of the desk: filled, checked, sent; a rejection is shown at its field and leaves the values. If another person was
 * faster, the form ends with its values.
 */
export const deskFormMachine = setup({
  types: {} as {
    context: DeskFormContext;
    input: DeskFormInput;
    output: unknown;
    events:
      | { type: 'value.changed'; name: string; value: string }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'seen.given'; seen: SeenState }
      | { type: 'form.submitted' };
    children: { sendForm: 'sendForm' };
  },
  actors: { sendForm: request<DeskFormRequests['sendForm']>() },
  guards: {
    isFit: ({ context }) => Object.keys(problemsNow(context)).length === 0,
    isUnmapped: ({ context }, { output }: { output: unknown }) =>
      context.about.kind === 'trackTable' && unmappedIn(output) !== undefined,
    isOutdated: (_, { error }: { error: unknown }) => error instanceof ApiError && error.field === versionField,
  },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      values: { ...context.values, [name]: value },
      problems: Object.fromEntries(
        Object.entries(context.problems).filter(([field]) => field !== name && field !== splitProblemField(name)),
      ),
    })),
    setFile: assign(({ context }, { file }: { file: ChosenFile }) => ({
      about: aboutAnotherFile(context.about),
      ...(context.about.kind === 'trackTable' && { values: {} }),
      file,
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => field !== 'file')),
    })),
    setUnmapped: assign(({ context: { about } }, { output }: { output: unknown }) => {
      const unmapped = unmappedIn(output);
      return unmapped && about.kind === 'trackTable' ? { about: { ...about, unmapped }, values: {} } : {};
    }),
    setSeen: assign((_, { seen }: { seen: SeenState }) => ({ seen })),
    showProblems: assign({ problems: ({ context }) => problemsNow(context) }),
    setErrorMessage: assign(({ context: { about } }, { error }: { error: unknown }) => {
      const [field, messageZh = ''] = [rejectedField(about, error), apiErrorMessage(error)];
      return field === undefined
        ? { errorMessage: messageZh, problems: {} }
        : { errorMessage: undefined, problems: { [field]: { messageZh } } };
    }),
    clearErrorMessage: assign({ errorMessage: undefined, problems: {} }),
    focusProblem: effect<{ problems: DeskProblems }>(),
  },
}).createMachine({
  id: 'deskForm',
  description: '工作台上每一项操作的表单：填写，检查，提交；被退回时保留所填内容。',
  meta: {
    title: '工作台的表单',
    events: {
      'value.changed': '改了一项',
      'file.chosen': '选了文件',
      'seen.given': '看过了他人的变化',
      'form.submitted': '点了提交',
    },
    guards: { isFit: '填写无误', isUnmapped: '表头认不出，须由人对应', isOutdated: '同事或客户已先操作' },
    requests: { sendForm: '提交表单' },
  } satisfies MachineNames,
  context: ({ input: { about, seen, values = {}, file, errorMessage } }) => ({
    about,
    ...(seen && { seen }),
    values,
    ...(file && { file }),
    problems: {},
    ...(errorMessage !== undefined && { errorMessage }),
  }),
  initial: 'editing',
  output: ({ event }: { event: object }) => ('output' in event ? event.output : undefined),
  states: {
    editing: {
      description: '填写',
      on: {
        'value.changed': { actions: { type: 'setValue', params: ({ event }) => event } },
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event } },
        'seen.given': { actions: { type: 'setSeen', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
          {
            actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }],
          },
        ],
      },
    },
    sending: {
      description: '提交中',
      tags: 'busy',
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        input: ({ context: { about, seen = {}, values, file } }) => ({ about, seen, values, file }),
        onDone: [
          {
            guard: { type: 'isUnmapped', params: ({ event }) => event },
            target: 'editing',
            actions: [
              { type: 'setUnmapped', params: ({ event }) => event },
              'showProblems',
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
          { target: 'sent' },
        ],
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'outdated' },
          {
            target: 'editing',
            actions: [
              { type: 'setErrorMessage', params: ({ event }) => event },
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
        ],
      },
    },
    outdated: {
      description: '所据的内容已变',
      type: 'final',
      output: ({ context: { values, file }, event }): { outdated: OutdatedForm } => ({
        outdated: { values, file, messageZh: apiErrorMessage((event as { error?: unknown }).error) ?? '' },
      }),
    },
    sent: { description: '已提交', type: 'final', output: ({ event }) => (event as { output?: unknown }).output },
  },
});

export type DeskFormActor = ActorRefFrom<typeof deskFormMachine>;
