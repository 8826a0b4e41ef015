import { offerMessages } from '#server/offers/messages.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { OfferOption } from '#contract/quotes/offerDraft.ts';
import type { DeskOfferActor } from '#machines/desk/deskOffer.ts';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import { DeskOffer } from '#src/features/desk/DeskOffer.tsx';
import { deskOfferMessages as messages } from '#src/features/desk/messages/offers.ts';
import { base, draft, template } from '#stories/desk/offerDraftSamples.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const failed = serviceFailed;
const priceName = messages.chargeOf(messages.chargeColumns.price, 1, 1);

const [first] = draft.options as [OfferOption];
/** An option whose first charge has no price yet. */
const unpriced: OfferOption = {
  ...first,
  charges: [{ ...first.charges[0]!, price: '' }, first.charges[1]!],
};

export default modelOf({
  of: 'deskOffer',
  machine: deskOfferMachine,
  inputs: {
    first: {
      enquiryNo: 'XJ2603010001',
      line: 'fcl',
      isDangerous: false,
      version: 1,
      keyword: '上海 汉堡',
      former: { ...draft, options: [unpriced, draft.options[1]!] },
    },
  },
  samples: [
    { type: 'draft.changed', name: 'terms', value: '放单前付清' },
    { type: 'option.added' },
    { type: 'option.removed', option: 1 },
    { type: 'option.changed', option: 0, name: 'titleZh', value: '' },
    { type: 'charge.added', option: 0 },
    { type: 'charge.removed', option: 0, charge: 1 },
    { type: 'charge.changed', option: 0, charge: 0, values: { price: '3200' } },
    { type: 'keyword.changed', value: '宁波 汉堡' },
    { type: 'bases.requested', option: 0 },
    { type: 'base.chosen', offerId: base.offerId },
    { type: 'bases.closed' },
    { type: 'template.chosen', option: 0, id: template.id },
    { type: 'template.saved', option: 0 },
    { type: 'template.removed', id: template.id },
    { type: 'version.given', output: 2 },
    { type: 'offer.submitted' },
  ],
  outcomes: {
    fetchTemplates: { done: [[template]], error: [failed] },
    findBases: { done: [[base]], error: [failed] },
    fetchBase: { done: [released.offer], error: [failed] },
    removeTemplate: { done: [[]], error: [failed] },
    saveTemplate: { done: [[template]], error: [failed] },
    sendOffer: {
      done: [null],
      error: [
        failed,
        apiErrorAt('draft.options.0.offerId', codes.badInput, offerMessages.offerUnknown),
        apiErrorAt('version', codes.conflict, offerMessages.changed('刘洋', '2026-03-02 14:20', 'offered', 'offered')),
      ],
    },
    fetchVersion: { done: [2], error: [failed] },
  },
  external: { 'version.given': '由载入了变化的页面' },
  possible: (event, { bases, draft: { options }, templates }) => {
    const isUnpriced = options[0]!.charges[0]!.price === '';
    if (options[0]!.titleZh === '') return event.type === 'template.saved';
    switch (event.type) {
      case 'base.chosen':
      case 'bases.closed':
        return bases !== undefined;
      case 'offer.submitted':
        return bases === undefined;
      case 'option.added':
      case 'option.removed':
        return isUnpriced && bases === undefined && options.length === 2;
      case 'charge.added':
      case 'charge.removed':
        return isUnpriced && bases === undefined && options[0]!.charges.length === 2;
      case 'template.chosen':
      case 'template.removed':
        return isUnpriced && bases === undefined && templates.length > 0;
      default:
        return (
          !('type' in event) ||
          !/^(option|charge|draft|keyword|bases|template)/.test(event.type) ||
          (isUnpriced && bases === undefined)
        );
    }
  },
  keep: ({ bases, draft: { options } }) => [
    options[0]!.titleZh === '',
    bases !== undefined,
    options[0]!.charges[0]!.price === '',
  ],
  play: () => ({
    view: (actor: DeskOfferActor) => <DeskOffer actor={actor} onDrop={() => undefined} />,
    gestures: {
      'draft.changed': ({ value }) => page.getByLabelText(messages.fields.terms).fill(value),
      'option.added': () => named(messages.addOption).click(),
      'option.removed': () => named(messages.removeOption).last().click(),
      'option.changed': ({ value }) => page.getByLabelText(messages.fields.titleZh).first().fill(value),
      'charge.added': () => named(messages.addCharge).first().click(),
      'charge.removed': () => named(messages.removeCharge(1, 2)).click(),
      'charge.changed': ({ values }) => page.getByLabelText(priceName).fill(values.price!),
      'keyword.changed': ({ value }) => page.getByLabelText(messages.keyword).first().fill(value),
      'bases.requested': () => named(messages.find).first().click(),
      'base.chosen': () => named(base.titleZh).click(),
      'bases.closed': () => named(messages.closeFound).click(),
      'template.chosen': ({ id }) => userEvent.selectOptions(page.getByLabelText(messages.template).first(), id),
      'template.saved': () => named(messages.saveTemplate).first().click(),
      'template.removed': async () => {
        const list = page.getByText(messages.templates(1));
        if (!list.element().closest('details')!.open) await list.click();
        await named(messages.removeTemplateOf(template.name)).click();
      },
      'offer.submitted': () => named(messages.submit).click(),
    },
  }),
});
