import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { blankForm } from '#contract/booking/blankOrder.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { templatesHref } from '#contract/orders/orderTabs.ts';
import { saveTemplate } from '#contract/quotes/orderTemplates.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Named, NamingRequests } from '#machines/quotes/naming.ts';
import { namingMachine } from '#machines/quotes/naming.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { quoteMessages } from './messages.ts';
import { quoteHref } from './quoteAddresses.ts';

/** The known part of the searched load: containers, cubic metres and kilograms. */
interface SailingLoad {
  isDanger: 'Y' | 'N';
  items: OrderForm['items'];
  volume: number | string;
  weight: number | string;
}

/**
 * An object to save under a name: the price of a form, or of a sailing for the searched load, or an order as a
 * template.
 */
export type NamingSource =
  | { form: OrderForm; quote: Quote }
  | { sailing: Quote; load: SailingLoad }
  | { order: { orderNo: string; routeZh: string } };

const SaveUnderName = lazily(async () => ({ default: (await import('./SaveUnderName.tsx')).SaveUnderName }));

/** Saves quotes and templates of the page under names. */
export const namingOf = (site: Site) =>
  site.spawned('naming', () =>
    namingMachine.provide({
      actors: requests<NamingRequests>({
        signIn: site.signIn,
        save: async ({ subject, name }) =>
          subject.type === 'quote'
            ? site.call(saveQuote, { name, form: subject.form }, { quiet: true })
            : site.call(saveTemplate, { name, orderNo: subject.orderNo }, { quiet: true }),
      }),
      actions: {
        focusName: () => focusField(['savedName']),
        show: (_, { subject, savedId = '' }) =>
          site.go(subject?.type === 'template' ? templatesHref : quoteHref(savedId)),
      },
    }),
  );

/** The dialog that asks for the name, over any page; its code is loaded when it opens. */
export function NamingDialog() {
  const naming = namingOf(useSite());
  const isOpen = useSelector(naming, (state) => !state.matches('closed') && !state.matches('signingIn'));
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SaveUnderName actor={naming} />
    </Suspense>
  );
}

const routeOf = ({ goods, origin, destination }: Quote): string =>
  goods?.nameZh ?? [origin.nameZh, destination?.nameZh].filter(Boolean).join('-');

const sailingForm = ({ sailing, load }: Extract<NamingSource, { sailing: Quote }>): OrderForm => {
  const { isDanger, items, volume, weight } = load;
  const form = blankForm(fcl, { offerId: sailing.id, isDanger, items });
  return { ...form, cargo: form.cargo.map((one) => Object.assign(one, { volumeM3: volume, grossKg: weight })) };
};

const named = (source: NamingSource): { subject: Named; name: string } => {
  const { suggestion } = quoteMessages.saving;
  if ('order' in source) {
    const { orderNo, routeZh } = source.order;
    return { subject: { type: 'template', orderNo }, name: suggestion(routeZh.replace(' → ', '-'), '') };
  }
  const form = 'form' in source ? source.form : sailingForm(source);
  const items = form.items.map(({ code, quantity }) => `${code}×${quantity}`).join(' ');
  const quote = 'form' in source ? source.quote : source.sailing;
  return { subject: { type: 'quote', form }, name: suggestion(routeOf(quote), items) };
};

/** Requests a name to save a price or an order under. */
export const requestNaming = (site: Site, source: NamingSource): void =>
  namingOf(site).send({ type: 'naming.requested', ...named(source) });
