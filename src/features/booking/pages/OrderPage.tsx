import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Booking } from '#src/features/booking/Booking.tsx';

interface Props extends Omit<ComponentProps<typeof Booking>, 'actor' | 'now'> {
  booking: ComponentProps<typeof Booking>['actor'];
}

/** The order page; the booking knows its service. */
export function OrderPage({ booking, ...rest }: Props) {
  const [now] = useState(() => new Date());
  return <Booking {...rest} actor={booking} now={now} />;
}
