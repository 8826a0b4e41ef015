/** Where systems book in the shape of DCSA Booking 2.0: its paths follow, as `/v2/bookings`. */
export const bookingsPath = '/api-ecommerce/v2/bookings';

/** A call of DCSA Booking 2.0, which only keys make; its responses have DCSA's shape, not the envelope. */
export interface BookingCall {
  method: 'get' | 'post' | 'put' | 'patch';
  /** As the router has it. */
  path: string;
  /** One Chinese sentence for the API documentation. */
  summary: string;
}

/** The name of a call in the table of permissions: several calls have the same path. */
export const nameOfBookingCall = ({ method, path }: Pick<BookingCall, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The calls of DCSA Booking 2.0 that the site serves. */
export const bookingCalls = {
  create: {
    method: 'post',
    path: bookingsPath,
    summary: '按 DCSA Booking 2.0 订海运整箱（CreateBooking）；与网站下单同一检查、同一价格',
  },
  read: {
    method: 'get',
    path: `${bookingsPath}/:bookingReference`,
    summary: '一个订单的 DCSA Booking 2.0 订舱与状态（Booking）',
  },
  update: {
    method: 'put',
    path: `${bookingsPath}/:bookingReference`,
    summary: '放舱前修改订舱（UpdateBooking，给出全部内容）；与网站修改订单同一检查、同一价格，航次不变',
  },
  cancel: {
    method: 'patch',
    path: `${bookingsPath}/:bookingReference`,
    summary: '取消订舱（CancelBookingRequest）；货物进港后不可取消',
  },
} as const satisfies Record<string, BookingCall>;

/** Whether a path is one of these calls. */
export const isBookingCall = (path: string): boolean => path === bookingsPath || path.startsWith(`${bookingsPath}/`);
