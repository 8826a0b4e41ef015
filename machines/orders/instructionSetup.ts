import { assign, setup } from 'xstate';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { InstructionProblems } from '#contract/orders/instructionChecks.ts';
import { instructionDeadline, instructionProblems, instructionWindow } from '#contract/orders/instructionChecks.ts';
import type { InstructionEdit } from '#contract/orders/instructionForms.ts';
import { canEditInstruction, editedInstruction, firstInstruction } from '#contract/orders/instructionForms.ts';
import type { InstructionForm, InstructionVersion, StoredInstruction } from '#contract/orders/shippingInstruction.ts';
import { limits } from '#contract/protocol/limits.ts';
import { effect, request } from '#machines/effects.ts';
import type { KnownPaper, SentPaper, TypedPaper } from './paper.ts';
import { isOvertaken, knownOf, minuteOrCutOffMs, problemsAfter, rejection } from './paper.ts';

/** The data of an instruction's page; `typed` is the form that this tab has not saved. */
export interface FetchedInstruction {
  order: OrderDetail;
  stored: StoredInstruction;
  addresses: readonly AddressEntry[];
  typed: TypedPaper<InstructionForm> | null;
}

export type InstructionRequests = {
  fetchInstruction: (of: { orderNo: string }) => Promise<FetchedInstruction>;
  saveDraft: (of: SentPaper<InstructionForm>) => Promise<unknown>;
  submit: (of: SentPaper<InstructionForm>) => Promise<InstructionVersion>;
};

export interface InstructionContext extends KnownPaper {
  orderNo: string;
  order?: OrderDetail;
  addresses: readonly AddressEntry[];
  versions: readonly InstructionVersion[];
  form?: InstructionForm;
  problems: InstructionProblems;
  errorMessage?: string | undefined;
  /** The current time in epoch milliseconds, to the minute and at the cut-off. */
  now: number;
}

export type Shown = InstructionContext & Required<Pick<InstructionContext, 'order' | 'form'>>;

const problemsOf = ({ form, order }: InstructionContext): InstructionProblems =>
  form && order ? instructionProblems(form, order) : {};

const windowOf = ({ order, now }: InstructionContext) => (order ? instructionWindow(order, now) : 'over');

const isEditable = (context: InstructionContext): boolean => ['open', 'early'].includes(windowOf(context));

/** Types, requests, guards and actions of a shipping instruction; its chart is in `instruction.ts`. */
export const instructionSetup = setup({
  types: {} as {
    context: InstructionContext;
    input: { orderNo: string };
    events:
      | InstructionEdit
      | { type: 'instruction.submitted' }
      | { type: 'retry.requested' }
      | { type: 'stored.taken' }
      | { type: 'typed.kept' };
    children: { fetchInstruction: 'fetchInstruction'; saveDraft: 'saveDraft'; submit: 'submit' };
  },
  actors: {
    fetchInstruction: request<InstructionRequests['fetchInstruction']>(),
    saveDraft: request<InstructionRequests['saveDraft']>(),
    submit: request<InstructionRequests['submit']>(),
  },
  guards: {
    isEditable: ({ context }) => isEditable(context),
    isPossible: ({ context }, params: InstructionEdit) =>
      isEditable(context) && context.form !== undefined && canEditInstruction(context.form, params),
    isFit: ({ context }) => windowOf(context) === 'open' && Object.keys(problemsOf(context)).length === 0,
    wasTyped: (_, params: { output: FetchedInstruction }) => params.output.typed !== null,
    isOvertaken,
    isEarly: ({ context }) => windowOf(context) === 'early',
    isOpen: ({ context }) => windowOf(context) === 'open',
    isLate: ({ context }) => windowOf(context) === 'late',
  },
  actions: {
    setFetched: assign((_, { output }: { output: FetchedInstruction }) => ({
      ...knownOf(output),
      addresses: output.addresses,
      form: firstInstruction(output.stored, output.order),
      ...output.typed,
      problems: {},
    })),
    setKnown: assign((_, { output }: { output: FetchedInstruction }) => knownOf(output)),
    applyEdit: assign(({ context }, params: InstructionEdit) => {
      const { form, problems, order } = context as Shown;
      const after = editedInstruction(form, params, order);
      return { form: after, problems: problemsAfter(problems, form, after, 'lines') };
    }),
    setSubmitted: assign(({ context }, { output }: { output: InstructionVersion }) => ({
      versions: [...context.versions.filter(({ version }) => version !== output.version), output],
      after: output.version,
      problems: {},
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => rejection(error)),
    clearErrorMessage: assign({ errorMessage: undefined }),
    readClock: assign({ now: () => Date.now() }),
    /** Stores unsaved values in the tab, so that a reload loses nothing. */
    storeTyped: effect(),
    clearTyped: effect(),
    /** Focuses the field in the address: a paper links to the field that it lacks. */
    focusNamedField: effect(),
    focusProblem: effect<{ problems: InstructionProblems }>(),
    /** Focuses what was submitted, because its button can no longer be pressed. */
    focusSubmitted: effect<{ output: InstructionVersion }>(),
  },
  delays: {
    pause: limits.paperPauseMs,
    retryPause: limits.paperRetryMs,
    minuteOrCutOff: ({ context: { order } }) => minuteOrCutOffMs(order && instructionDeadline(order)),
  },
});
