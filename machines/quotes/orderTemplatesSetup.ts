import { assign, setup } from 'xstate';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { FieldProblem, Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import type { OrderTemplate, Repetition, TemplateContent } from '#contract/quotes/orderTemplates.ts';
import { renameTemplate } from '#contract/quotes/orderTemplates.ts';
import type { TemplateRhythm } from '#contract/quotes/templateRhythm.ts';
import { templateRhythm } from '#contract/quotes/templateRhythm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { effect, request } from '#machines/effects.ts';

export type OrderTemplatesRequests = {
  /** The user's templates, the most recently used first; of one service or of all. */
  fetchTemplates: (of: { line?: ServiceCode | undefined }) => Promise<OrderTemplate[]>;
  fetchContent: (of: { id: string }) => Promise<TemplateContent>;
  /** The last orders of a service, for a user without a template of it. */
  fetchOrders: (of: { line?: ServiceCode | undefined }) => Promise<OrderSummary[]>;
  fetchOrder: (of: { orderNo: string }) => Promise<{ order: Order }>;
  rename: (of: { id: string; name: string }) => Promise<unknown>;
  /** Sets when the user is reminded of a template, null for never; a time already reminded of is skipped. */
  repeat: (of: { id: string; rhythm: TemplateRhythm | null }) => Promise<Repetition>;
  remove: (of: { id: string }) => Promise<unknown>;
};

/** The form values of a rhythm. */
export type TypedRhythm = Record<keyof TemplateRhythm, string>;

export interface Templates {
  line?: ServiceCode | undefined;
  templates: readonly OrderTemplate[];
  /** The last orders of the service, if it has no template. */
  orders?: readonly OrderSummary[] | undefined;
  /** The id of the template that is used, renamed or deleted, or the number of the order that is used. */
  chosenId?: string | undefined;
  name: string;
  problem?: Problem | undefined;
  /** The typed rhythm. */
  rhythm?: TypedRhythm | undefined;
  problems?: Readonly<Record<string, FieldProblem>> | undefined;
  errorMessage?: string | undefined;
}

export type Chosen = { template: OrderTemplate };

export const rhythmProblems = ({ rhythm }: Templates): Problems => (rhythm ? problemsOf(templateRhythm, rhythm) : {});
const problemOf = ({ name }: Templates): Problem | undefined => problemsOf(renameTemplate.input.shape.name, name)[''];

/** The types, requests, guards and actions of the order templates. */
export const orderTemplatesSetup = setup({
  types: {} as {
    context: Templates;
    input: { line?: ServiceCode };
    events:
      | ({ type: 'template.taken' } & Chosen)
      | { type: 'order.taken'; orderNo: string }
      | ({ type: 'renaming.requested' } & Chosen)
      | { type: 'name.changed'; name: string }
      | { type: 'name.submitted' }
      | { type: 'renaming.dismissed' }
      | ({ type: 'rhythm.requested' } & Chosen)
      | { type: 'rhythm.changed'; field: keyof TypedRhythm; value: string }
      | { type: 'rhythm.submitted' }
      | { type: 'rhythm.ended' }
      | { type: 'rhythm.dismissed' }
      | ({ type: 'occurrence.skipped' } & Chosen)
      | ({ type: 'deletion.requested' } & Chosen)
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.dismissed' }
      | { type: 'retry.requested' };
    children: {
      fetchTemplates: 'fetchTemplates';
      fetchContent: 'fetchContent';
      fetchOrders: 'fetchOrders';
      fetchOrder: 'fetchOrder';
      rename: 'rename';
      repeat: 'repeat';
      remove: 'remove';
    };
  },
  actors: {
    fetchTemplates: request<OrderTemplatesRequests['fetchTemplates']>(),
    fetchContent: request<OrderTemplatesRequests['fetchContent']>(),
    fetchOrders: request<OrderTemplatesRequests['fetchOrders']>(),
    fetchOrder: request<OrderTemplatesRequests['fetchOrder']>(),
    rename: request<OrderTemplatesRequests['rename']>(),
    repeat: request<OrderTemplatesRequests['repeat']>(),
    remove: request<OrderTemplatesRequests['remove']>(),
  },
  guards: {
    isFit: ({ context }) => problemOf(context) === undefined,
    isRhythmFit: ({ context }) => Object.keys(rhythmProblems(context)).length === 0,
    /** A form is filled from a template, or else from a former order. */
    isWithout: ({ context }, params: { output: OrderTemplate[] }) =>
      context.line !== undefined && params.output.length === 0,
  },
  actions: {
    setTemplates: assign((_, params: { output: OrderTemplate[] }) => ({ templates: params.output })),
    setChosen: assign((_, { template }: Chosen) => ({
      chosenId: template.id,
      name: template.name,
      problem: undefined,
    })),
    setOrders: assign((_, params: { output: OrderSummary[] }) => ({ orders: params.output })),
    setChosenOrder: assign((_, { orderNo }: { orderNo: string }) => ({ chosenId: orderNo })),
    setName: assign((_, params: { name: string }) => ({ name: params.name, problem: undefined })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setRenamed: assign(({ context: { templates, chosenId, name } }) => ({
      templates: templates.map((one) => (one.id === chosenId ? { ...one, name: name.trim() } : one)),
    })),
    setRemoved: assign(({ context: { templates, chosenId } }) => ({
      templates: templates.filter(({ id }) => id !== chosenId),
    })),
    /** The rhythm of the template; a new one begins today. */
    beginRhythm: assign((_, { template }: Chosen) => ({
      rhythm: template.rhythm ?? { every: 'week', from: chinaDayOf(new Date(Date.now())), until: '' },
      problems: undefined,
    })),
    setRhythm: assign(({ context: { rhythm } }, { field, value }: { field: keyof TypedRhythm; value: string }) => ({
      rhythm: rhythm && { ...rhythm, [field]: value },
      problems: undefined,
    })),
    showRhythmProblems: assign({ problems: ({ context }) => rhythmProblems(context) }),
    setRepetition: assign(({ context: { templates, chosenId } }, { output }: { output: Repetition }) => ({
      templates: templates.map((one) =>
        one.id === chosenId ? { ...one, rhythm: undefined, nextOn: undefined, dueSince: undefined, ...output } : one,
      ),
    })),
    clearChosen: assign({ chosenId: undefined, name: '', problem: undefined, rhythm: undefined, problems: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    /** A rhythm that the service rejects: at the rejected field, if there is one. */
    setRhythmError: assign((_, { error }: { error: unknown }) =>
      error instanceof ApiError && error.field === 'until'
        ? { problems: { until: { messageZh: error.message } } }
        : { errorMessage: apiErrorMessage(error) ?? '' },
    ),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusName: effect(),
    /** Puts the focus back on the template, as the pressed button has disappeared; on the list, once it was deleted. */
    focusTemplate: effect<{ fields: readonly string[] }>(),
    focusRhythm: effect<{ problems: Problems }>(),
    take: effect<{ output: TemplateContent }>(),
    takeOrder: effect<{ output: { order: Order } }>(),
  },
});
