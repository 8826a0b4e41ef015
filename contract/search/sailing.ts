import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** A deadline before departure. `code` is one of DG_DOC, SI, MANIFEST, VGM, EFC, CY, CUSTOMS. */
export const cutOff = z.object({ code: z.string(), nameZh: z.string(), at: instant });

/** A departure that can be booked; times are instants, ports are codes with names. */
export const sailing = z.object({
  id: z.string(),
  carrierCode: z.string(),
  carrierZh: z.string(),
  service: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  orgPortCode: z.string(),
  orgPort: z.string(),
  dstPortCode: z.string(),
  dstPort: z.string(),
  viaPort: z.nullable(z.string()),
  estimatedTimeOfDeparture: instant,
  estimatedTimeOfArrival: instant,
  transitDays: z.int(),
  cutOffs: z.array(cutOff),
  freeDays: z.int(),
  /** Hazard classes that the carrier accepts on this service. */
  acceptedClasses: z.array(z.string()),
});
export type Sailing = z.output<typeof sailing>;

export const dangerFlag = z.enum(['Y', 'N']);
