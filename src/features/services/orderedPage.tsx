import { useSelector } from '@xstate/react';
import { printPage } from '#src/platform/pageActions.ts';
import { orderSuccessMessages } from '#src/features/services/messages/orderSuccess.ts';
import { SuccessPage } from '#src/features/services/pages/SuccessPage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Lazy } from '#src/ui/Lazy.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSite } from '#src/app/siteContext.ts';

interface Props {
  no: string;
  /** The next steps, if they differ from those of other orders. */
  steps?: readonly { title: string; text: string }[];
  /** Where the next order begins. */
  again: string;
}

/** Whether whoever ordered may still have to verify a company; natural persons and verified companies have not. */
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
