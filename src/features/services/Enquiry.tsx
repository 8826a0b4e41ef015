import { useSelector } from '@xstate/react';
import type { EnquiryActor, EnquiryReceipt as Receipt } from '#machines/services/enquiry.ts';
import type { ServiceContent } from './serviceContent.ts';
import { serviceMessages, goodsTermsMessages } from '#src/features/services/messages/services.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Deployment } from '#src/ui/legalText.ts';
import { useTypedBefore } from '#src/ui/fields/useTypedBefore.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { EnquiryField, GoodsTerms } from '#src/features/services/enquiry/GoodsTerms.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import { dayTime } from '#src/ui/format.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { lazily } from '#src/platform/lazy.ts';

const PrivacyText = lazily(() => import('#src/features/services/enquiry/PrivacyText.tsx'));

/** How contact data are used, with the whole notice unfolding. */
function PrivacyNote({ deployment }: { deployment: Deployment }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className="text-xs text-ink-faint">
      <details onToggle={() => setOpened(true)}>
        <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-x-1 marker:content-none">
          {serviceMessages.enquiry.privacy}
          <span className="text-brand-700 underline underline-offset-2">{serviceMessages.enquiry.privacyText}</span>
        </summary>
        {opened && (
          <Suspense fallback={<Skeleton className="mt-2 h-80" />}>
            <PrivacyText deployment={deployment} />
          </Suspense>
        )}
      </details>
    </div>
  );
}

const messages = serviceMessages.enquiry;
const focus = (element: HTMLElement | null) => element?.focus();

interface EnquiryReceiptProps {
  receipt: Receipt;
  /** The sent form. */
  form: EnquiryForm;
  /** The next steps, in order. */
  afterwards: readonly string[];
  /** Further actions. */
  children: ReactNode;
}

/** The number of a received enquiry; it gets the focus, because its form has disappeared. */
function EnquiryReceipt({ receipt, form, afterwards, children }: EnquiryReceiptProps) {
  const terms = [
    [goodsTermsMessages.sample, sampleOf(form)],
    [goodsTermsMessages.targetPrice, targetPriceOf(form)],
  ].filter(([, value]) => value !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
    <div ref={focus} tabIndex={-1} className="outline-none">
      <p className="flex items-center gap-2 text-xl font-semibold text-success">
        <CircleCheck className="size-6 shrink-0" />
        {messages.received}
      </p>
      <p className="mt-3">
        {messages.number}：<b className="text-lg font-semibold break-all select-all">{receipt.enquiryNo}</b>
      </p>
      <p className="mt-1">{messages.answerBy(dayTime(receipt.answerBy))}</p>
      {terms.map(([name, value]) => (
        <p key={name} className="mt-1">
          {name}：{value}
        </p>
      ))}
      <ol className="mt-4 list-decimal pl-5 text-ink-soft [&>li+li]:mt-1">
        {afterwards.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-5">{children}</div>
    </div>
  );
}

interface EnquiryFieldsProps {
  actor: EnquiryActor;
  /** The service's names for its places, and its examples. */
  content: Pick<ServiceContent, 'columns' | 'examples'>;
}

/** The fields of an enquiry: goods, places and contact. */
function EnquiryFields({ actor, content: { columns, examples } }: EnquiryFieldsProps) {
  const { form, problems } = useSelector(actor, (state) => state.context);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <EnquiryField actor={actor} name="goods" label={messages.goods} placeholder={examples.goods} />
      <EnquiryField actor={actor} name="quantity" label={messages.quantity} placeholder={examples.quantity} />
      <RadioGroup
        label={messages.isDanger}
        name="isDanger"
        value={form.isDanger}
        options={messages.dangerOptions}
        problem={problems.isDanger}
        hint={messages.dangerHint}
        disabled={busy}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'isDanger', value })}
      />
      <EnquiryField
        actor={actor}
        name="unNumber"
        label={messages.unNumber}
        hint={messages.unHint}
        inputMode="numeric"
      />
      <EnquiryField
        actor={actor}
        name="origin"
        label={columns.origin}
        className={columns.destination ? '' : '@lg:col-span-2'}
      />
      {columns.destination && <EnquiryField actor={actor} name="destination" label={columns.destination} />}
      {form.line === 'goods' && <GoodsTerms actor={actor} />}
      <Field name="remark" label={messages.remark} problem={problems.remark} className="@lg:col-span-2">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={form.remark}
            readOnly={busy}
            placeholder={messages.remarkPlaceholder}
            onChange={({ currentTarget: { value } }) => actor.send({ type: 'field.changed', field: 'remark', value })}
          />
        )}
      </Field>
      <EnquiryField actor={actor} name="contactName" label={messages.contactName} autoComplete="name" />
      <EnquiryField actor={actor} name="phone" label={messages.phone} type="tel" autoComplete="tel-national" />
      <EnquiryField actor={actor} name="company" label={messages.company} autoComplete="organization" />
      <EnquiryField actor={actor} name="email" label={messages.email} type="email" autoComplete="email" />
    </>
  );
}

interface Props {
  actor: EnquiryActor;
  content: EnquiryFieldsProps['content'] & Pick<ServiceContent, 'afterwards'>;
  /** The button's text: an enquiry requests a price, a request the service. */
  submit: string;
  deployment: Deployment;
  /** Creates the key of a new enquiry. */
  newKey: () => string;
}

/** The enquiry form for goods, lane and contact, then its number; a failure does not lose typed values. */
export function Enquiry({ actor, content, submit, deployment, newKey }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { errorMessage, form, receipt } = state.context;
  const formRef = useTypedBefore(form, (fields) => actor.send({ type: 'typing.recovered', fields }));
  const isAccepted = state.matches('accepted') && receipt;

  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
      tabIndex={-1}
      data-state={state.value}
      aria-label={isAccepted ? messages.received : submit}
      className="@container outline-none"
    >
      {isAccepted ? (
        <EnquiryReceipt receipt={receipt} form={form} afterwards={content.afterwards}>
          <Button
            tone="secondary"
            onClick={({ currentTarget }) => {
              // the button disappears with its section
              currentTarget.closest('section')?.focus();
              actor.send({ type: 'another.requested', key: newKey() });
            }}
          >
            {messages.another}
          </Button>
        </EnquiryReceipt>
      ) : (
        <form
          ref={formRef}
          noValidate
          className="grid gap-x-4 gap-y-3.5 @lg:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'enquiry.submitted' });
          }}
        >
          <EnquiryFields actor={actor} content={content} />
          {errorMessage !== undefined && (
            <Alert tone="critical" className="@lg:col-span-2">
              {errorMessage || messages.failed}
            </Alert>
          )}
          <div className="@lg:col-span-2">
            <Button type="submit" size="lg" busy={state.hasTag('busy')} className="max-sm:w-full">
              {submit}
            </Button>
            <PrivacyNote deployment={deployment} />
          </div>
        </form>
      )}
    </section>
  );
}
