import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { effect, request } from '#machines/effects.ts';
import type { DeskFormAbout, DeskProblems, DeskValues } from './deskFormRules.ts';
import { formProblems } from './deskFormRules.ts';

export type DeskFormRequests = {
  sendForm: (of: { about: DeskFormAbout; values: DeskValues; file?: ChosenFile | undefined }) => Promise<unknown>;
};

interface DeskFormContext {
  about: DeskFormAbout;
  values: DeskValues;
  /** The file of an invoice. */
  file?: ChosenFile | undefined;
  problems: DeskProblems;
  errorMessage?: string | undefined;
}

const problemsNow = ({ about, values, file }: DeskFormContext): DeskProblems => ({
  ...formProblems(about, values, new Date()),
  ...(about.kind === 'invoice' && !file && { file: 'notChosen' as const }),
});

/** The last part of a rejected field's path is its name in the form; a file is sent as content. */
const rejectedField = (error: unknown): string | undefined => {
  const field = error instanceof ApiError ? error.field?.split('.').at(-1) : undefined;
  return field === 'content' ? 'file' : field;
};

/** A form of the desk: filled, checked, sent; a rejection leaves what was written and stands at its field. */
export const deskFormMachine = setup({
  types: {} as {
    context: DeskFormContext;
    input: { about: DeskFormAbout; values?: DeskValues | undefined };
    output: unknown;
    events:
      | { type: 'value.changed'; name: string; value: string }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'form.submitted' };
    children: { sendForm: 'sendForm' };
  },
  actors: { sendForm: request<DeskFormRequests['sendForm']>() },
  guards: { isFit: ({ context }) => Object.keys(problemsNow(context)).length === 0 },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      values: { ...context.values, [name]: value },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => field !== name)),
    })),
    setFile: assign(({ context }, { file }: { file: ChosenFile }) => ({
      file,
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => field !== 'file')),
    })),
    showProblems: assign({ problems: ({ context }) => problemsNow(context) }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => {
      const [field, messageZh = ''] = [rejectedField(error), apiErrorMessage(error)];
      return field === undefined
        ? { errorMessage: messageZh, problems: {} }
        : { errorMessage: undefined, problems: { [field]: { messageZh } } };
    }),
    clearErrorMessage: assign({ errorMessage: undefined, problems: {} }),
    focusProblem: effect<{ problems: DeskProblems }>(),
  },
}).createMachine({
  id: 'deskForm',
  context: ({ input: { about, values = {} } }) => ({ about, values, problems: {} }),
  initial: 'editing',
  output: ({ event }: { event: object }) => ('output' in event ? event.output : undefined),
  states: {
    editing: {
      on: {
        'value.changed': { actions: { type: 'setValue', params: ({ event }) => event } },
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
          {
            actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }],
          },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        input: ({ context: { about, values, file } }) => ({ about, values, file }),
        onDone: 'sent',
        onError: {
          target: 'editing',
          actions: [
            { type: 'setErrorMessage', params: ({ event }) => event },
            { type: 'focusProblem', params: ({ context }) => context },
          ],
        },
      },
    },
    sent: { type: 'final', output: ({ event }) => (event as { output?: unknown }).output },
  },
});

export type DeskFormActor = ActorRefFrom<typeof deskFormMachine>;
