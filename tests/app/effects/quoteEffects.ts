import { onTestFinished } from 'vitest';
import { namingOf } from '#src/features/quotes/namingEffects.tsx';
import { savedQuoteWith } from '#src/features/quotes/quotesEffects.ts';
import { templatesWith } from '#src/features/quotes/templatesEffects.tsx';
import { shared, valid } from '#stories/quotes/quoteSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { focused, quietly, withField } from './outside.ts';

export const quoteMachines = {
  naming: (site) => namingOf(site) as never,
  savedQuote: savedQuoteWith,
  orderTemplates: (site) => templatesWith(site, ({ id: taken }) => site.go(`/taken/${taken}`)),
} satisfies Record<string, Composed>;

const { id } = valid;

/**
 * The effects of saving under a name and of one saved quote, except those in the journeys of quotes and order pages.
 */
export const quoteRows: EffectRow[] = [
  { effect: 'naming/focusName', before: withField('savedName'), seen: focused, as: 'field-savedName' },
  {
    effect: 'savedQuote/startOrder',
    given: { id, atTodaysPrice: true },
    done: [quietly('/api-ecommerce/quote/order', { id, atTodaysPrice: true })],
  },
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
  { effect: 'orderTemplates/focusName', before: withField('templateName'), seen: focused, as: 'field-templateName' },
  {
    effect: 'orderTemplates/focusTemplate',
    before: withField('templates'),
    given: { fields: ['templates'] },
    seen: focused,
    as: 'field-templates',
  },
  {
    effect: 'orderTemplates/focusRhythm',
    before: withField('until'),
    given: { problems: { until: 'dateTooEarly' } },
    seen: focused,
    as: 'field-until',
  },
];
