import type { ComponentProps } from 'react';
import { Suspense, useState } from 'react';
import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { lazily } from '#src/platform/lazy.ts';

const AuthNotice = lazily(() =>
  import('#src/features/enterprise/AuthNotice.tsx').then((module) => ({ default: module.AuthNotice })),
);

interface Props extends Omit<ComponentProps<typeof Booking>, 'actor' | 'now'> {
  booking: ComponentProps<typeof Booking>['actor'];
  authNotice: AuthNoticeActor;
  memberCenterHref: string;
}

/** The order page; the booking knows its service. */
export function OrderPage({ booking, authNotice, memberCenterHref, ...rest }: Props) {
  const [now] = useState(() => new Date());
  return (
    <>
      <Booking {...rest} actor={booking} now={now} />
      <Suspense fallback={null}>
        <AuthNotice actor={authNotice} href={memberCenterHref} />
      </Suspense>
    </>
  );
}
