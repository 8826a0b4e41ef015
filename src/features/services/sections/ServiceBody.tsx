import type { ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import { useCharges, useSuppliers } from '#src/features/services/serviceLists.ts';
import { Lazy } from '#src/ui/loading/Lazy.tsx';
import type { ChargeListActor } from '#src/features/services/sections/ChargeList.tsx';
import { ChargeList } from '#src/features/services/sections/ChargeList.tsx';
import type { SupplierListActor } from '#src/features/services/sections/SupplierList.tsx';
import { SupplierList } from '#src/features/services/sections/SupplierList.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Block } from '#src/ui/Block.tsx';
import type { Hotlines } from './Sections.tsx';
import { Consultant, CutOffs, Documents, PlainList } from './Sections.tsx';
import { EnquiryBlock } from '../pages/ServicePage.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

/** The steps of a shipment, numbered. */
function StepList({ steps }: Pick<ServiceContent, 'steps'>) {
  return (
    <ol className="grid gap-x-6 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-600 text-sm font-semibold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const messages = serviceMessages.sections;

/** Accepted goods with their conditions, rejected goods with their rules, and goods for the specialist. */
function Scope({ scope: { taken, rejected, desk, basis } }: Pick<ServiceContent, 'scope'>) {
  return (
    <Block folds id="scope" title={messages.scope} lead={basis}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Group title={messages.taken} sign={<CircleCheck className="size-5 text-success" />}>
          {taken.map(({ what, condition, divisions }) => (
            <Goods key={what} what={what} because={condition} divisions={divisions} />
          ))}
        </Group>
        <Group title={messages.rejected} sign={<Ban className="size-5 text-critical" />}>
          {rejected.map(({ what, rule, divisions }) => (
            <Goods key={what} what={what} because={rule} divisions={divisions} />
          ))}
        </Group>
        <Group
          title={messages.desk}
          note={messages.deskNote}
          sign={<UserRoundSearch className="size-5 text-brand-600" />}
        >
          {desk.map((what) => (
            <li key={what} className="py-2 leading-6">
              {what}
            </li>
          ))}
        </Group>
      </div>
      <p className="mt-2 text-xs text-ink-faint">{uiMessages.notBinding}</p>
    </Block>
  );
}

function Group({
  title,
  note,
  sign,
  children,
}: {
  title: string;
  note?: string;
  sign: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-line px-5 py-3.5 not-first:border-t sm:grid sm:grid-cols-[9.5rem_1fr] sm:gap-x-4">
      <div className="sm:py-2">
        <h3 className="flex items-center gap-2 font-semibold">
          {sign}
          {title}
        </h3>
        {note && <p className="mt-1 text-xs text-ink-faint">{note}</p>}
      </div>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">{children}</ul>
    </section>
  );
}

function Goods(props: { what: string; because: string; divisions?: readonly string[] | undefined }) {
  const { what, because, divisions = [] } = props;
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div>
        <p className="font-medium">{what}</p>
        <p className="text-sm text-ink-soft">{because}</p>
      </div>
      {divisions.length > 0 && (
        <span className="flex shrink-0 flex-wrap justify-end gap-1 max-sm:max-w-20">
          {divisions.map((division) => (
            <HazardLabel key={division} division={division} size={32} />
          ))}
        </span>
      )}
    </li>
  );
}

/** Frequent questions, each unfolding its answer. */
function Questions({ questions }: Pick<ServiceContent, 'questions'>) {
  return (
    <div className="rounded-lg border border-line bg-surface [&>details+details]:border-t [&>details+details]:border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="px-5" name="questions">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium">
            {question}
            <ChevronDown className="size-4 shrink-0 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
          </summary>
          <p className="pb-4 leading-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** How the billable quantity is computed, and what the published price includes and excludes. */
function Measures({ content: { measures, included, notIncluded } }: { content: ServiceContent }) {
  return (
    <Block folds id="measures" title={messages.measures}>
      <dl className="rounded-lg border border-line bg-surface px-5 [&>div+div]:border-t [&>div+div]:border-line">
        {measures.map(({ title, rule, example }) => (
          <div key={title} className="py-3 sm:grid sm:grid-cols-[7.5rem_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="leading-6">
              {rule}
              {example && <span className="block text-sm text-ink-soft">{messages.example(example)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <PlainList title={messages.included} items={included} mark="check" />
        <PlainList title={messages.notIncluded} items={notIncluded} mark="minus" />
      </div>
    </Block>
  );
}

interface Props extends Hotlines {
  content: ServiceContent;
  charges: ChargeListActor;
  suppliers: SupplierListActor;
  /** The enquiry form, if the page ends with one. */
  enquiry?: ReactNode;
}

/** Everything about a service except its prices, next to the consultant. */
export function ServiceBody({ content, charges, suppliers, enquiry, ...hotlines }: Props) {
  return (
    <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Measures content={content} />
        <Scope scope={content.scope} />
        <Block folds id="charges" title={serviceMessages.charges.title}>
          <ChargeList actor={charges} />
        </Block>
        <Block folds id="documents" title={messages.documents}>
          <Documents documents={content.documents} />
        </Block>
        <Block folds id="steps" title={messages.steps}>
          <StepList steps={content.steps} />
        </Block>
        <Block folds id="suppliers" title={serviceMessages.suppliers.title} lead={serviceMessages.suppliers.lead}>
          <SupplierList actor={suppliers} roles={content.supplierRoles} />
        </Block>
        <Block folds id="questions" title={messages.questions}>
          <Questions questions={content.questions} />
        </Block>
        {enquiry && (
          <EnquiryBlock folds hint={content.enquiryHint}>
            {enquiry}
          </EnquiryBlock>
        )}
      </div>
      <aside aria-label={serviceMessages.consultant.title} className="flex flex-col gap-4 lg:sticky lg:top-28">
        <Consultant {...hotlines} />
        <CutOffs cutOffs={content.cutOffs} />
      </aside>
    </div>
  );
}

/** The route part with everything about a service except its prices, which hydrate first. */
export default function BodyPart({ content, enquiry }: { content: ServiceContent; enquiry: ReactNode }) {
  const { config, hydration } = useSite();
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <ServiceBody
        content={content}
        charges={useCharges(content)}
        suppliers={useSuppliers(content)}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        enquiry={enquiry}
      />
    </Lazy>
  );
}
