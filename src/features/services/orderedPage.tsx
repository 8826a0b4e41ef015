import { useSelector } from '@xstate/react';
import { printPage } from '#src/platform/pageActions.ts';
import { orderSuccessMessages } from './messages/requested.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Lazy } from '#src/ui/loading/Lazy.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSite } from '#src/app/siteContext.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import { serviceMessages } from './messages/services.ts';
import type { Hotlines } from './sections/Sections.tsx';
import { Consultant } from './sections/Sections.tsx';

const messages = serviceMessages.success;

interface SuccessPageProps extends Hotlines {
  /** The number; undefined if the page was opened without one. */
  no: string | undefined;
  title: string;
  text: string;
  /** The name of the number: 询价编号, 订单编号. */
  numberName: string;
  /** The next steps, in order. */
  steps: readonly { title?: string; text: string }[];
  onPrint: () => void;
  /** Links to further pages. */
  children: ReactNode;
}

/** The page after a request: its number, the next steps, and links. */
export function SuccessPage({ no, title, text, numberName, steps, onPrint, children, ...hotlines }: SuccessPageProps) {
  const Sign = no ? CircleCheck : Info;
  return (
    <div className="mx-auto grid max-w-[56rem] items-start gap-6 py-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <section className="rounded-lg border border-line bg-surface p-5 lg:p-7">
        <h1 className="flex items-center gap-2.5 text-2xl font-semibold">
          <Sign className={`size-7 shrink-0 ${no ? 'text-success' : 'text-brand-600'}`} />
          {no ? title : messages.without}
        </h1>
        <p className="mt-2 text-ink-soft">{no ? text : messages.withoutText}</p>
        {no && (
          <p className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
            <span>
              {numberName}：<b className="text-xl font-semibold break-all select-all">{no}</b>
            </span>
            <Button tone="secondary" size="sm" onClick={onPrint} className="print:hidden">
              <Printer className="size-4" />
              {messages.print}
            </Button>
          </p>
        )}
        <h2 className="mt-6 text-lg font-semibold">{messages.next}</h2>
        <ol className="mt-2 flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step.text} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-600 text-sm font-semibold text-white"
              >
                {index + 1}
              </span>
              <span className="leading-6">
                {step.title && <b className="block font-semibold">{step.title}</b>}
                {step.text}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-7 flex flex-wrap gap-3 print:hidden">
          {children}
          <a href={paths.home} className="inline-flex min-h-10 items-center px-2 text-brand-700 hover:underline">
            {messages.home}
          </a>
        </p>
      </section>
      <Consultant {...hotlines} />
    </div>
  );
}

interface Props {
  no: string;
  /** The next steps, if they differ from those of other orders. */
  steps?: readonly { title: string; text: string }[];
  /** The address where the next order starts. */
  again: string;
}

/** Whether the user may still have to verify a company; natural persons and verified companies do not. */
const useMayVerify = (): boolean => {
  const enterprise = useSelector(useSite().session, ({ context }) => context.user?.enterpriseResp);
  const isKnown = useHydrated() && enterprise !== undefined;
  return !isKnown || (enterprise !== null && enterprise.serviceOpenAuditStatus !== 'PASS');
};

/** The page of an order that was just placed: its number, the next steps, and a link to it. */
export function OrderedPage({ no, steps = orderSuccessMessages.steps, again }: Props) {
  const { account, config, hydration } = useSite();
  const { title, text, number, verification } = orderSuccessMessages;
  const mayVerify = useMayVerify();
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <SuccessPage
        no={no}
        title={title}
        text={text}
        numberName={number}
        steps={mayVerify ? [verification, ...steps] : steps}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        onPrint={printPage}
      >
        <Button onClick={() => void account.openOrderQuery(no)}>{orderSuccessMessages.follow}</Button>
        <a href={again} className={buttonClasses('secondary', 'md')}>
          {orderSuccessMessages.again}
        </a>
      </SuccessPage>
    </Lazy>
  );
}
