import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { vgmExport, VgmFormat, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { upTo } from '#server/orders/dcsa/dcsaGoods.ts';
import { vgmDeclarationsOf } from './dcsaVgm.ts';
import { vermasOf } from './vermas.ts';
import { ownVgmOrder, vgmVersionsOf } from './vgm.ts';
import { vgmMessages } from './vgmMessages.ts';

const fileOf = (
  detail: OrderDetail,
  version: VgmVersion,
  booking: string,
  format: VgmFormat,
): OutputOf<typeof vgmExport> =>
  format === 'dcsa'
    ? {
        fileName: `${detail.orderNo}-DCSA-VGM-1.0.json`,
        contentType: 'application/json; charset=utf-8',
        content: `${JSON.stringify(vgmDeclarationsOf(detail, version, booking), null, 2)}\n`,
      }
    : {
        fileName: `${detail.orderNo}-VERMAS-D16A.edi`,
        contentType: 'text/plain; charset=utf-8',
        content: vermasOf(detail, version, booking),
      };

const bookingOf = ({ shipment }: OrderDetail): string | undefined => upTo(35, shipment?.carrierBookingNo ?? '');

/** The last submitted version in both formats for the archive of papers; nothing while it cannot be exported. */
export const submittedVgm = async (db: Database, detail: OrderDetail): Promise<OutputOf<typeof vgmExport>[]> => {
  const last = (await vgmVersionsOf(db, detail.orderNo)).at(-1);
  const booking = bookingOf(detail);
  if (!last || booking === undefined) return [];
  return [fileOf(detail, last, booking, 'dcsa'), fileOf(detail, last, booking, 'vermas')];
};

/** The last submitted version as a file; rejected before one is submitted, and without the carrier's booking number. */
export const exportVgm = async (
  { db, user }: Pick<Context<SignedInUser>, 'db' | 'user'>,
  { orderNo, format }: ParsedInputOf<typeof vgmExport>,
): Promise<OutputOf<typeof vgmExport>> => {
  const detail = await ownVgmOrder(db, user, orderNo);
  const last = (await vgmVersionsOf(db, orderNo)).at(-1);
  if (!last) throw new ApiError(codes.notFound, vgmMessages.nothingSubmitted);
  const booking = bookingOf(detail);
  if (booking === undefined) throw new ApiError(codes.badInput, vgmMessages.bookingMissing);
  return fileOf(detail, last, booking, format);
};
