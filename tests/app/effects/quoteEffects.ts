import { onTestFinished } from 'vitest';
import { namingOf } from '#src/features/quotes/namingEffects.tsx';
import { savedQuoteWith } from '#src/features/quotes/quotesEffects.ts';
import { templatesWith } from '#src/features/quotes/templatesEffects.tsx';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { shared, valid } from '#stories/quotes/quoteSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { focused, quietly, stored, withField } from './outside.ts';

export const quoteMachines = {
  naming: (site) => namingOf(site) as never,
  savedQuote: savedQuoteWith,
  orderTemplates: (site) => templatesWith(site, ({ id: taken }) => site.go(`/taken/${taken}`)),
} satisfies Record<string, Composed>;

const { id } = valid;
const place = `draft.${completeForm.offerId}`;
const draftStored = () => {
  const draft = JSON.parse(stored()[place] ?? 'null') as { quoteId?: string; form: { items: unknown } } | null;
  return [draft?.quoteId, draft?.form.items];
};

/** What saving under a name and one saved quote do outside their machines. */
export const quoteRows: EffectRow[] = [
  { effect: 'naming/signIn', done: [['signIn']] },
  {
    effect: 'naming/save',
    where: 'of a price',
    given: { subject: { type: 'quote', form: completeForm }, name: '汉堡' },
    done: [quietly('/api-ecommerce/quote/save', { name: '汉堡', form: completeForm })],
  },
  {
    effect: 'naming/save',
    where: 'of an order',
    given: { subject: { type: 'template', orderNo: 'FCL1' }, name: '汉堡' },
    done: [quietly('/api-ecommerce/template/save', { name: '汉堡', orderNo: 'FCL1' })],
  },
  { effect: 'naming/focusName', before: withField('savedName'), seen: focused, as: 'field-savedName' },
  {
    effect: 'naming/show',
    given: { subject: { type: 'quote', form: completeForm }, savedId: 'a' },
    done: [['go', '/quotes/a']],
  },
  {
    effect: 'naming/show',
    where: 'of a template',
    given: { subject: { type: 'template', orderNo: 'FCL1' }, savedId: 'a' },
    done: [['go', '/orders?tab=templates']],
  },
  { effect: 'savedQuote/fetchQuote', given: { id }, done: [quietly('/api-ecommerce/quote/detail', { id })] },
  {
    effect: 'savedQuote/rename',
    given: { id, name: '四月' },
    done: [quietly('/api-ecommerce/quote/rename', { id, name: '四月' })],
  },
  {
    effect: 'savedQuote/share',
    given: { id, isShared: true },
    done: [quietly('/api-ecommerce/quote/share', { id, isShared: true })],
  },
  {
    effect: 'savedQuote/saveSheet',
    given: { id },
    done: [['saveFile', '/api-ecommerce/quote/sheet', { id }, { quiet: false }]],
  },
  {
    effect: 'savedQuote/startOrder',
    given: { id, atTodaysPrice: true },
    done: [quietly('/api-ecommerce/quote/order', { id, atTodaysPrice: true })],
  },
  { effect: 'savedQuote/remove', given: { id }, done: [quietly('/api-ecommerce/quote/remove', { id })] },
  { effect: 'savedQuote/focusName', before: withField('quoteName'), seen: focused, as: 'field-quoteName' },
  { effect: 'savedQuote/copyLink', where: 'of no link', given: { quote: valid }, done: [] },
  {
    effect: 'savedQuote/copyLink',
    given: { quote: shared },
    before: () => {
      document.execCommand = () => true;
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    },
    done: [['notify', 'success', '链接已复制']],
  },
  {
    effect: 'savedQuote/beginOrder',
    given: { quote: valid, form: completeForm },
    done: [['go', `/shippingFcl/addOrder?offer=${completeForm.offerId}&isDanger=Y`]],
    seen: draftStored,
    as: [id, completeForm.items],
  },
  {
    effect: 'orderTemplates/fetchTemplates',
    given: { line: 'fcl' },
    done: [quietly('/api-ecommerce/template/list', { line: 'fcl' })],
  },
  {
    effect: 'orderTemplates/fetchContent',
    given: { id },
    done: [quietly('/api-ecommerce/template/content', { id })],
  },
  {
    effect: 'orderTemplates/rename',
    given: { id, name: '四月' },
    done: [quietly('/api-ecommerce/template/rename', { id, name: '四月' })],
  },
  { effect: 'orderTemplates/remove', given: { id }, done: [quietly('/api-ecommerce/template/remove', { id })] },
  { effect: 'orderTemplates/focusName', before: withField('templateName'), seen: focused, as: 'field-templateName' },
  { effect: 'orderTemplates/take', given: { output: { id: 'a' } }, done: [['go', '/taken/a']] },
  { effect: 'savedQuote/leave', done: [['go', '/quotes', { replace: true }]] },
];
