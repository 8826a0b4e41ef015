import type { ServiceCharge } from '#contract/services/publishedRates.ts';

/** What a charge that depends on an event is stated by. */
type Charge = Pick<ServiceCharge, 'code' | 'side' | 'dangerousOnly'>;

/** Whether a charge is one of cancelling: of space, of a vehicle on its way, or of room that stays empty. */
export const isCancellationCharge = ({ code }: Pick<Charge, 'code'>): boolean =>
  /^(?:CXL|EMPTY|DEADF)(?:-|$)/.test(code);

/** The size or type that a code names after its dash: `DET-20`, `RENT-T11`. */
const sizeOf = (code: string): string | undefined => /-(\w+)$/.exec(code)?.[1];

interface Ordered {
  isDangerous: boolean;
  /** The codes of what was ordered: container or tank types. */
  items: readonly string[];
}

/** Whether a published charge may come after an order: by an event or at the destination, for its goods and its items. */
export const mayFollow = ({ code, side, dangerousOnly }: Charge, { isDangerous, items }: Ordered): boolean => {
  const size = sizeOf(code);
  return (
    (side === 'event' || side === 'destination') &&
    (!dangerousOnly || isDangerous) &&
    (size === undefined || items.some((item) => item.startsWith(size)))
  );
};
