import { Suspense } from 'react';
import { printPage } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import { orderSuccess } from '#src/features/services/sections/orderSuccess.ts';
import { SuccessPage } from '#src/features/services/pages/SuccessPage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSite } from '#src/app/siteContext.ts';
import { authNoticeOf } from '#src/features/enterprise/authNoticeEffects.ts';

const AuthNotice = lazily(async () => ({
  default: (await import('#src/features/enterprise/AuthNotice.tsx')).AuthNotice,
}));

/** The authentication notice, once the page has its own code. */
export function PageAuthNotice() {
  const site = useSite();
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <AuthNotice actor={authNoticeOf(site)} href={memberCenterPath(site.config, 'workplace')} />
      </Suspense>
    )
  );
}

interface Props {
  no: string;
  /** What follows, where it is not what follows any order. */
  steps?: readonly { title: string; text: string }[];
  /** Where the next order begins. */
  again: string;
}

/** The page of an order that was just placed: its number, what follows, and the way to it. */
export function OrderedPage({ no, steps = orderSuccess.steps, again }: Props) {
  const { account, config } = useSite();
  const { title, text, number } = orderSuccess;
  return (
    <>
      <SuccessPage
        no={no}
        title={title}
        text={text}
        numberWord={number}
        steps={steps}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        onPrint={printPage}
      >
        <Button onClick={() => void account.openOrderQuery(no)}>{orderSuccess.follow}</Button>
        <a href={again} className={buttonLook('secondary', 'md')}>
          {orderSuccess.again}
        </a>
      </SuccessPage>
      <PageAuthNotice />
    </>
  );
}
