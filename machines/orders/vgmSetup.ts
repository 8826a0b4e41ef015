import { assign, setup } from 'xstate';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { StoredVgm, VgmForm, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import type { VgmProblems } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmDeadline, vgmProblems, vgmWindow } from '#contract/orders/vgm/vgmChecks.ts';
import { editedVgm, firstVgm } from '#contract/orders/vgm/vgmForms.ts';
import type { WrongLine } from '#contract/orders/vgm/vgmTable.ts';
import { withTable } from '#contract/orders/vgm/vgmTable.ts';
import { limits } from '#contract/protocol/limits.ts';
import { effect, request } from '#machines/effects.ts';
import type { KnownPaper, SentPaper, TypedPaper } from './paper.ts';
import { isOvertaken, knownOf, minuteOrCutOffMs, problemsAfter, rejection } from './paper.ts';

/** The data of a declaration's page; `typed` is the form that this tab has not saved. */
export interface FetchedVgm {
  order: OrderDetail;
  stored: StoredVgm;
  typed: TypedPaper<VgmForm> | null;
}

/** A command that changes the declaration: a field, or the pasted table. */
export type VgmEdit = { type: 'field.changed'; path: string; value: string } | { type: 'table.taken' };

export type VgmRequests = {
  fetchVgm: (of: { orderNo: string }) => Promise<FetchedVgm>;
  saveDraft: (of: SentPaper<VgmForm>) => Promise<unknown>;
  submit: (of: SentPaper<VgmForm>) => Promise<VgmVersion>;
};

export interface VgmContext extends KnownPaper {
  orderNo: string;
  order?: OrderDetail;
  versions: readonly VgmVersion[];
  form?: VgmForm;
  /** The pasted text; after an import, only the lines that were rejected. `wrong` has the reasons. */
  table: string;
  wrong: readonly WrongLine[];
  /** How many lines of the last table were imported. */
  taken?: number;
  /** The headings of columns from which nothing was taken. */
  unknown?: readonly string[];
  problems: VgmProblems;
  errorMessage?: string | undefined;
  /** The current time in epoch milliseconds, to the minute and at the cut-off. */
  now: number;
}

export type Shown = VgmContext & Required<Pick<VgmContext, 'order' | 'form'>>;

const problemsOf = ({ form, order, now }: VgmContext): VgmProblems =>
  form && order ? vgmProblems(form, order, now) : {};

const windowOf = ({ order, now }: VgmContext) => (order ? vgmWindow(order, now) : 'over');

const isEditable = (context: VgmContext): boolean => ['open', 'early'].includes(windowOf(context));

/** Types, requests, guards and actions of a declaration; its chart is in `vgm.ts`. */
export const vgmSetup = setup({
  types: {} as {
    context: VgmContext;
    input: { orderNo: string };
    events:
      | VgmEdit
      | { type: 'table.typed'; text: string }
      | { type: 'vgm.submitted' }
      | { type: 'retry.requested' }
      | { type: 'stored.taken' }
      | { type: 'typed.kept' };
    children: { fetchVgm: 'fetchVgm'; saveDraft: 'saveDraft'; submit: 'submit' };
  },
  actors: {
    fetchVgm: request<VgmRequests['fetchVgm']>(),
    saveDraft: request<VgmRequests['saveDraft']>(),
    submit: request<VgmRequests['submit']>(),
  },
  guards: {
    isEditable: ({ context }) => isEditable(context),
    isPossible: ({ context }, params: VgmEdit) =>
      isEditable(context) && (params.type === 'field.changed' || context.table.trim() !== ''),
    isFit: ({ context }) => windowOf(context) === 'open' && Object.keys(problemsOf(context)).length === 0,
    wasTyped: (_, params: { output: FetchedVgm }) => params.output.typed !== null,
    isOvertaken,
    isEarly: ({ context }) => windowOf(context) === 'early',
    isOpen: ({ context }) => windowOf(context) === 'open',
    isLate: ({ context }) => windowOf(context) === 'late',
  },
  actions: {
    setFetched: assign((_, { output }: { output: FetchedVgm }) => ({
      ...knownOf(output),
      form: firstVgm(output.stored, output.order),
      ...output.typed,
      problems: {},
    })),
    setKnown: assign((_, { output }: { output: FetchedVgm }) => knownOf(output)),
    applyEdit: assign(({ context }, params: VgmEdit) => {
      const { form, problems, table } = context as Shown;
      const read = params.type === 'table.taken' ? withTable(form, table) : undefined;
      const after = params.type === 'table.taken' ? (read?.form ?? form) : editedVgm(form, params);
      return {
        form: after,
        problems: problemsAfter(problems, form, after, 'containers'),
        ...(read && { table: read.rest, wrong: read.wrong, unknown: read.unknown, taken: read.taken }),
      };
    }),
    setTable: assign((_, { text }: { text: string }) => ({ table: text })),
    setSubmitted: assign(({ context }, { output }: { output: VgmVersion }) => ({
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
    focusProblem: effect<{ problems: VgmProblems }>(),
    /** Focuses what was submitted, because its button can no longer be pressed. */
    focusSubmitted: effect<{ output: VgmVersion }>(),
  },
  delays: {
    pause: limits.paperPauseMs,
    retryPause: limits.paperRetryMs,
    minuteOrCutOff: ({ context: { order } }) => minuteOrCutOffMs(order && vgmDeadline(order)),
  },
});
