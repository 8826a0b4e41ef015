import { assign, setup } from 'xstate';
import type { OfferBase, OfferTemplate } from '#contract/desk/offerDesk.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { firstTitle } from '#contract/quotes/offers.ts';
import type { OfferCharge, OfferDraft, OfferOption } from '#contract/quotes/offerDraft.ts';
import { blankCharge, blankOption, offerMax, offerProblems, usualEnd } from '#contract/quotes/offerDraft.ts';
import { chargesOf } from '#contract/quotes/offerPrice.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { effect, request } from '#machines/effects.ts';

export type DeskOfferRequests = {
  findBases: (of: { line: ServiceCode; keyword: string; isDanger: 'Y' | 'N' }) => Promise<OfferBase[]>;
  /** The published prices of a sailing, lane, place or goods. */
  fetchBase: (of: { offerId: string; isDanger: 'Y' | 'N' }) => Promise<Quote>;
  fetchTemplates: (of: { line: ServiceCode }) => Promise<OfferTemplate[]>;
  saveTemplate: (of: { line: ServiceCode; name: string; option: OfferOption }) => Promise<OfferTemplate[]>;
  removeTemplate: (of: { line: ServiceCode; id: string }) => Promise<OfferTemplate[]>;
  sendOffer: (of: { enquiryNo: string; version: number; draft: OfferDraft }) => Promise<unknown>;
  /** The version of the enquiry as a colleague or the customer has left it. */
  fetchVersion: (of: { enquiryNo: string }) => Promise<number>;
};

export interface DeskOfferInput {
  enquiryNo: string;
  line: ServiceCode;
  isDangerous: boolean;
  version: number;
  /** The initial search text for bases: the places of the enquiry. */
  keyword: string;
  /** The former offer, which the next one begins with. */
  former?: OfferDraft | undefined;
}

export interface DeskOfferContext extends Omit<DeskOfferInput, 'former'> {
  draft: OfferDraft;
  /** The option that a base or a template is chosen for, or that is saved as a template. */
  option: number;
  bases?: OfferBase[] | undefined;
  offerId: string;
  templates: OfferTemplate[];
  /** The template that is removed. */
  templateId: string;
  problems: Readonly<Record<string, FieldProblem>>;
  errorMessage?: string | undefined;
}

/** The draft that a form begins with: the former offer, or an option to fill in. */
export const firstDraft = (former: OfferDraft | undefined, now: Date): OfferDraft => ({
  terms: '',
  remark: '',
  ...former,
  options: former?.options ?? [{ ...blankOption, titleZh: firstTitle }],
  validUntil: usualEnd(now),
});

const withOption = (draft: OfferDraft, option: number, change: (of: OfferOption) => OfferOption): OfferDraft => ({
  ...draft,
  options: draft.options.map((one, index) => (index === option ? change(one) : one)),
});

/** The problems without the one at `path`. An added or removed row moves fields, so it clears all problems instead. */
const without = (problems: DeskOfferContext['problems'], path: string): DeskOfferContext['problems'] =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== path));

/** Types, requests, guards and actions of an offer's form; its chart is in `deskOffer.ts`. */
export const deskOfferSetup = setup({
  types: {} as {
    context: DeskOfferContext;
    input: DeskOfferInput;
    events:
      | { type: 'draft.changed'; name: 'validUntil' | 'terms' | 'remark'; value: string }
      | { type: 'option.added' }
      | { type: 'option.removed'; option: number }
      | { type: 'option.changed'; option: number; name: 'titleZh' | 'offerId' | 'remark'; value: string }
      | { type: 'charge.added'; option: number }
      | { type: 'charge.removed'; option: number; charge: number }
      | { type: 'charge.changed'; option: number; charge: number; values: Partial<OfferCharge> }
      | { type: 'keyword.changed'; value: string }
      | { type: 'bases.requested'; option: number }
      | { type: 'base.chosen'; offerId: string }
      | { type: 'bases.closed' }
      | { type: 'template.chosen'; option: number; id: string }
      | { type: 'template.saved'; option: number }
      | { type: 'template.removed'; id: string }
      | { type: 'version.given'; output: number }
      | { type: 'offer.submitted' };
    children: {
      fetchTemplates: 'fetchTemplates';
      findBases: 'findBases';
      fetchBase: 'fetchBase';
      saveTemplate: 'saveTemplate';
      removeTemplate: 'removeTemplate';
      sendOffer: 'sendOffer';
      fetchVersion: 'fetchVersion';
    };
  },
  actors: {
    fetchTemplates: request<DeskOfferRequests['fetchTemplates']>(),
    findBases: request<DeskOfferRequests['findBases']>(),
    fetchBase: request<DeskOfferRequests['fetchBase']>(),
    saveTemplate: request<DeskOfferRequests['saveTemplate']>(),
    removeTemplate: request<DeskOfferRequests['removeTemplate']>(),
    sendOffer: request<DeskOfferRequests['sendOffer']>(),
    fetchVersion: request<DeskOfferRequests['fetchVersion']>(),
  },
  guards: {
    hasRoom: ({ context: { draft } }) => draft.options.length < offerMax.options,
    isOneOfSeveral: ({ context: { draft } }) => draft.options.length > 1,
    hasRoomForCharge: ({ context: { draft } }, { option }: { option: number }) =>
      (draft.options[option]?.charges.length ?? offerMax.charges) < offerMax.charges,
    isNamed: ({ context: { draft } }, { option }: { option: number }) => draft.options[option]?.titleZh.trim() !== '',
    isFit: ({ context: { draft } }) => Object.keys(offerProblems(draft, new Date())).length === 0,
    isOutdated: (_, { error }: { error: unknown }) => error instanceof ApiError && error.field === versionField,
  },
  actions: {
    setField: assign(({ context: { draft, problems } }, { name, value }: { name: string; value: string }) => ({
      draft: { ...draft, [name]: value },
      problems: without(problems, name),
    })),
    addOption: assign(({ context: { draft } }) => ({
      draft: { ...draft, options: [...draft.options, { ...blankOption, titleZh: `方案${draft.options.length + 1}` }] },
    })),
    removeOption: assign(({ context: { draft } }, { option }: { option: number }) => ({
      draft: { ...draft, options: draft.options.filter((_, index) => index !== option) },
      problems: {},
    })),
    setOptionField: assign(
      ({ context: { draft, problems } }, { option, name, value }: { option: number; name: string; value: string }) => ({
        draft: withOption(draft, option, (one) => ({ ...one, [name]: value })),
        problems: without(problems, `options.${option}.${name}`),
      }),
    ),
    addCharge: assign(({ context: { draft } }, { option }: { option: number }) => ({
      draft: withOption(draft, option, (one) => ({
        ...one,
        charges: [...one.charges, { ...blankCharge, currency: one.charges.at(-1)?.currency ?? blankCharge.currency }],
      })),
    })),
    removeCharge: assign(({ context: { draft } }, { option, charge }: { option: number; charge: number }) => ({
      draft: withOption(draft, option, (one) => ({
        ...one,
        charges: one.charges.filter((_, index) => index !== charge),
      })),
      problems: {},
    })),
    setCharge: assign(
      (
        { context: { draft, problems } },
        { option, charge, values }: { option: number; charge: number; values: Partial<OfferCharge> },
      ) => ({
        draft: withOption(draft, option, (one) => ({
          ...one,
          charges: one.charges.map((each, index) => (index === charge ? { ...each, ...values } : each)),
        })),
        problems: Object.keys(values).reduce(
          (left, name) => without(left, `options.${option}.charges.${charge}.${name}`),
          problems,
        ),
      }),
    ),
    setKeyword: assign((_, { value }: { value: string }) => ({ keyword: value })),
    setTarget: assign((_, { option }: { option: number }) => ({ option })),
    setBases: assign((_, { output }: { output: OfferBase[] }) => ({ bases: output })),
    setOfferId: assign((_, { offerId }: { offerId: string }) => ({ offerId })),
    fillFromBase: assign(({ context: { draft, option, isDangerous } }, { output }: { output: Quote }) => {
      const charges = chargesOf(output.tariff, isDangerous);
      return {
        draft: withOption(draft, option, (one) => ({
          ...one,
          offerId: output.id,
          charges: charges.length > 0 ? charges : one.charges,
        })),
        bases: undefined,
        problems: {},
      };
    }),
    /** A lane without published prices can still be offered. */
    setBaseAlone: assign(({ context: { draft, option, offerId } }) => ({
      draft: withOption(draft, option, (one) => ({ ...one, offerId })),
      bases: undefined,
    })),
    clearBases: assign({ bases: undefined }),
    fillFromTemplate: assign(({ context: { draft, templates } }, { option, id }: { option: number; id: string }) => {
      const template = templates.find((one) => one.id === id);
      return template ? { draft: withOption(draft, option, () => template.option), problems: {} } : {};
    }),
    setTemplateId: assign((_, { id }: { id: string }) => ({ templateId: id })),
    setTemplates: assign((_, { output }: { output: OfferTemplate[] }) => ({ templates: output })),
    setVersion: assign((_, { output }: { output: number }) => ({ version: output })),
    showProblems: assign({ problems: ({ context: { draft } }) => offerProblems(draft, new Date()) }),
    setErrorMessage: assign((_, { error }: { error: unknown }) => {
      const field = error instanceof ApiError ? error.field : undefined;
      const messageZh = apiErrorMessage(error) ?? '';
      const path = field?.startsWith('draft.') ? field.slice('draft.'.length) : undefined;
      return path === undefined
        ? { errorMessage: messageZh }
        : { errorMessage: undefined, problems: { [path]: { messageZh } } };
    }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusProblem: effect<{ problems: DeskOfferContext['problems'] }>(),
    focusAdded: effect<{ path: string }>(),
  },
});
