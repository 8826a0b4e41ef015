import { eq } from 'drizzle-orm';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { bookingsPath } from '#contract/orders/bookings/bookingCalls.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { makeKey } from '#server/enterprise/members/apiKeys.ts';
import type { Session, TestService } from '#tests/support/service.ts';

/** A booking with some of its properties replaced, by path; undefined leaves one out. */
export const bookingWith = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const booking = structuredClone(bookingExample) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop()!;
    let at = booking;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    at[last] = structuredClone(value);
  }
  return JSON.parse(JSON.stringify(booking)) as Record<string, unknown>;
};

export const goodsPath = 'requestedEquipments.0.commodities.0';

/** Paint of UN 1263 in DCSA's format. */
export const bookedPaint = {
  UNNumber: '1263',
  properShippingName: 'PAINT',
  imoClass: '3',
  packingGroup: 2,
  isMarinePollutant: false,
  isLimitedQuantity: false,
  isExceptedQuantity: false,
  isSalvagePackings: false,
  isEmptyUncleanedResidue: false,
  isWaste: false,
  isHot: false,
  isCompetentAuthorityApprovalRequired: false,
  isReportableQuantity: false,
  emergencyContactDetails: { contact: 'Wang Anquan', phone: '+86 21 5555 0110' },
  grossWeight: { value: 8_000, unit: 'KGM' },
  netWeight: { value: 7_000, unit: 'KGM' },
  limits: { temperatureUnit: 'CEL', flashPoint: 18 },
};

/** A container of paint in place of the emulsion. */
export const paintBooking = (changes: Readonly<Record<string, unknown>> = {}) =>
  bookingWith({
    [`${goodsPath}.commodityType`]: 'Industrial paint',
    [`${goodsPath}.extendedHSCodes`]: ['32089010'],
    [`${goodsPath}.outerPackaging`]: { imoPackagingCode: '1A1', numberOfPackages: 40, dangerousGoods: [bookedPaint] },
    ...changes,
  });

/** A key of a member, and whether their company has agreed to the agreement in force. */
export const keyOf = async (
  service: TestService,
  { userId }: Session,
  name: string,
  scopes: readonly KeyScope[] = ['orders.read', 'orders.write'],
): Promise<string> => {
  const [user] = await service.db.select().from(users).where(eq(users.id, userId));
  const caller = { address: '203.0.113.5', userAgent: 'ERP', https: true };
  const context = { ...service, caller, user: { ...user!, userId, role: user!.companyRole } };
  return makeKey(context, { name, scopes, days: '90' });
};

/** Records that a member's company has agreed to a version of the agreement on full containers. */
export const agreed = async (service: TestService, { userId }: Session, version: string = shippingProtocolVersion) => {
  const [user] = await service.db.select().from(users).where(eq(users.id, userId));
  const protocolConsents = { fcl: { version, agreedAt: service.clock.now().toISOString() } };
  await service.db.update(enterprises).set({ protocolConsents }).where(eq(enterprises.id, user!.enterpriseId!));
};

interface Sent {
  key?: string;
  once?: string;
  body?: unknown;
  reference?: string;
  language?: string;
}

/** Calls DCSA Booking 2.0 as a company's system. */
export const bookingCaller =
  (service: TestService) =>
  async (method: string, { key, once, body, reference, language }: Sent) => {
    const response = await service.fetch(
      new Request(`http://127.0.0.1${bookingsPath}${reference === undefined ? '' : `/${reference}`}`, {
        method,
        headers: {
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(language !== undefined && { 'Accept-Language': language }),
          ...(once !== undefined && { 'Idempotency-Key': once }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
