import { lazy, Suspense, useState } from 'react';
import type { AuthNoticeActor } from '#machines/authNotice.ts';
import type { BookingActor } from '#machines/booking.ts';
import type { GoodsActor } from '#src/booking/goods.ts';
import { Booking } from '#src/flows/Booking.tsx';

const AuthNotice = lazy(() => import('#src/flows/AuthNotice.tsx').then((module) => ({ default: module.AuthNotice })));

interface Props {
  booking: BookingActor;
  goods: GoodsActor;
  authNotice: AuthNoticeActor;
  memberCenterHref: string;
  onSailings: () => void;
}

/** Where a full container is ordered. */
export function ShippingFclOrder({ booking, goods, authNotice, memberCenterHref, onSailings }: Props) {
  const [now] = useState(() => new Date());
  return (
    <>
      <Booking actor={booking} goods={goods} now={now} onSailings={onSailings} />
      <Suspense fallback={null}>
        <AuthNotice actor={authNotice} href={memberCenterHref} />
      </Suspense>
    </>
  );
}
