import type { Shipment } from '#contract/orders/shipment.ts';
import { momentText } from './commandForm.ts';
import { containersText } from './containerLines.ts';

/** The facts of a transport, in the order of their form. */
export const shipmentFields = [
  'carrierBookingNo',
  'billOfLadingNo',
  'vessel',
  'voyage',
  'containers',
  'gatedInAt',
  'departedAt',
  'arrivedAt',
] as const;
export type ShipmentField = (typeof shipmentFields)[number];

/** The facts of a transport as a form shows them; times are minutes in China. */
export const shipmentTexts = (known: Shipment): Record<ShipmentField, string> => ({
  carrierBookingNo: known.carrierBookingNo,
  billOfLadingNo: known.billOfLadingNo,
  vessel: known.vessel,
  voyage: known.voyage,
  containers: containersText(known.containers),
  gatedInAt: momentText(known.gatedInAt),
  departedAt: momentText(known.departedAt),
  arrivedAt: momentText(known.arrivedAt),
});
