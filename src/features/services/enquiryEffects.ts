import { useEffect, useState } from 'react';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { EnquiryActor, EnquiryAsks } from '#machines/services/enquiry.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { answers } from '#machines/effects.ts';
import { focusField } from '#src/platform/browser.ts';
import { useActorRef } from '#src/platform/actors.ts';
import { newId } from '#src/platform/id.ts';
import { blankEnquiry } from '#src/features/services/enquiry/blankEnquiry.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useMadeFrom, useSite } from '#src/app/siteContext.ts';

/** A key for one enquiry, so that sending it twice makes it once. */
export const newEnquiryKey = (): string => newId();

/** The machine of an enquiry; `success` is the page that shows the number, where it is not shown in place. */
const enquiryWith = ({ call, go }: Site, success: string | undefined) =>
  enquiryMachine.provide({
    actors: answers<EnquiryAsks>({
      sendEnquiry: async ({ key, form }) => {
        const kept = await call(addEnquiry, form, { idempotencyKey: key, quiet: true });
        if (success) go(`${success}?${new URLSearchParams({ no: kept.enquiryNo })}`);
        return kept;
      },
    }),
    actions: { focusProblem: (_, { problems }) => focusField(Object.keys(problems)) },
  });

/** Fills fields of an enquiry that are still empty. */
const fillIn = (actor: EnquiryActor, known: Partial<EnquiryForm>): void => {
  const { form } = actor.getSnapshot().context;
  for (const [name, value] of Object.entries(known)) {
    const field = name as keyof EnquiryForm;
    if (value && form[field] === '') actor.send({ type: 'field.changed', field, value });
  }
};

/** The flow of an enquiry: what is known of the goods is in it from the start, who asks as soon as the session knows. */
export const useEnquiry = (
  line: ServiceLine,
  { known = {}, success }: { known?: Partial<EnquiryForm>; success?: string | undefined } = {},
): EnquiryActor => {
  const { session } = useSite();
  const machine = useMadeFrom((site) => enquiryWith(site, success));
  const [input] = useState(() => ({ key: newEnquiryKey(), form: { ...blankEnquiry(line), ...known } }));
  const actor = useActorRef(machine, { input });

  useEffect(() => {
    let filled = '';
    const fillContact = () => {
      const { account: phone = '', enterpriseResp } = session.getSnapshot().context.user ?? {};
      const company = enterpriseResp?.enterpriseName ?? '';
      // what was filled in once and taken out again is not wanted
      if (filled === phone + company) return;
      filled = phone + company;
      fillIn(actor, { phone, company });
    };
    fillContact();
    const subscription = session.subscribe(fillContact);
    return () => subscription.unsubscribe();
  }, [actor, session]);

  return actor;
};
