import { useState } from 'react';
import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import type { EnquiryActor, EnquiryRequests } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { requests } from '#machines/effects.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { useActorRef } from '#src/platform/actors.ts';
import { newId } from '#src/platform/id.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useMadeFrom } from '#src/app/siteContext.ts';
import { allTraits } from '#contract/services/allTraits.ts';

/**
 * A blank enquiry of a service: its goods count as dangerous (specification section 9) unless the service rejects all
 * dangerous goods.
 */
export const blankEnquiry = (service: ServiceCode): EnquiryForm => ({
  line: service,
  contactName: '',
  phone: '',
  company: '',
  email: '',
  goods: '',
  unNumber: '',
  isDanger: 'isHarmless' in allTraits[service] ? 'N' : 'Y',
  origin: '',
  destination: '',
  quantity: '',
  remark: '',
  sample: 'N',
  sampleQuantity: '',
  sampleUnit: 'kg',
  targetPrice: '',
  targetCurrency: '1',
  targetUnit: 'ton',
});

const keyOf = (service: ServiceCode): string => `enquiry.${service}`;

/** The fields of an enquiry as typed in this tab and not sent; undefined if there are none. */
const typedIn = (service: ServiceCode): Partial<EnquiryForm> | undefined => {
  const stored = readStoredJson('sessionStorage', keyOf(service));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const names = Object.keys(blankEnquiry(service));
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => names.includes(name) && typeof value === 'string' && value !== ''),
  );
};

/** The key of one enquiry; sending it twice with one key creates one enquiry. */
export const newEnquiryKey = (): string => newId();

/** Subscribes to products chosen elsewhere on the page; each fills its fields into the form. */
type OnChosen = (fill: (fields: Partial<EnquiryForm>) => void) => { unsubscribe: () => void };

const nothingChosen: OnChosen = () => ({ unsubscribe: () => {} });

interface UsedEnquiry {
  known?: Partial<EnquiryForm>;
  success?: string | undefined;
  onChosen?: OnChosen;
}

/** The enquiry machine; `success` is the page that shows the number, if it is not shown in place. */
export const enquiryWith = (
  { call, currentUser, go, session }: Pick<Site, 'call' | 'currentUser' | 'go' | 'session'>,
  success: string | undefined,
  onChosen: OnChosen = nothingChosen,
) =>
  enquiryMachine.provide({
    actors: {
      ...requests<EnquiryRequests>({
        sendEnquiry: async ({ key, form }) => {
          const { addEnquiry } = await import('#contract/goods/goods.ts');
          const receipt = await call(addEnquiry, form, { idempotencyKey: key, quiet: true });
          writeStored('sessionStorage', keyOf(form.line), undefined);
          if (success) go(`${success}?${new URLSearchParams({ no: receipt.enquiryNo })}`);
          return receipt;
        },
      }),
      contact: fromCallback<EventObject, EnquiryForm>(({ sendBack, input }) => {
        const typed = input.goods === '' ? typedIn(input.line) : undefined;
        if (typed) sendBack({ type: 'typing.recovered', fields: typed });
        let known = '';
        const report = (user: KnownUser | undefined) => {
          const { account: phone = '', userName = '', enterpriseResp } = user ?? {};
          // an account whose owner gave no name is called by the end of the phone number
          const contactName = phone === '' || userName.endsWith(phone.slice(-4)) ? '' : userName;
          const company = enterpriseResp?.enterpriseName ?? '';
          // a value the user has cleared is not filled in again
          if (known === contactName + phone + company) return;
          known = contactName + phone + company;
          sendBack({ type: 'contact.known', contactName, phone, company });
        };
        report(currentUser());
        const subscription = session.subscribe(({ context }) => report(context.user));
        const chosen = onChosen((fields) => sendBack({ type: 'goods.chosen', key: newEnquiryKey(), fields }));
        return () => {
          subscription.unsubscribe();
          chosen.unsubscribe();
        };
      }),
    },
    actions: {
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      storeTyped: (_, { form }) => void writeStored('sessionStorage', keyOf(form.line), JSON.stringify(form)),
    },
  });

/** The enquiry machine of a page: known goods are filled in at once, the contact once the session knows it. */
export const useEnquiry = (service: ServiceCode, { known = {}, success, onChosen }: UsedEnquiry = {}): EnquiryActor => {
  const machine = useMadeFrom((site) => enquiryWith(site, success, onChosen));
  const [input] = useState(() => ({ key: newEnquiryKey(), form: { ...blankEnquiry(service), ...known } }));
  return useActorRef(machine, { input });
};
