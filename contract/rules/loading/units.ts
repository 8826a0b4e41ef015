/** The goods of one cargo item, by the container or truck it is loaded into, from 1. */
interface Loaded {
  unit: number;
}

/** The containers or trucks of an order one by one, by item code, in the order in which they were chosen. */
export const unitsOf = (items: readonly { code: string; quantity: number }[]): string[] =>
  items.flatMap(({ code, quantity }) => Array.from({ length: quantity }, () => code));

/**
 * Whether the shipper has assigned the goods. If all are in the first unit, any unit may contain any of them for
 * prices; the loads of several cargo items are checked as stated (`isSpread`).
 */
export const isAllotted = (cargo: readonly Loaded[]): boolean => cargo.some(({ unit }) => unit > 1);

/** Whether the goods spread over all units: one cargo item cannot be assigned in parts. */
export const isSpread = (cargo: readonly Loaded[]): boolean => cargo.length === 1 && !isAllotted(cargo);

/** The units with dangerous goods and the others, each by item code with their number. */
export const dangerousUnitsOf = (
  units: readonly string[],
  cargo: readonly (Loaded & { dangerous: unknown })[],
): Record<'dangerous' | 'notDangerous', Record<string, number>> => {
  const dangerous = cargo.filter((one) => one.dangerous !== null);
  const holding = new Set(dangerous.map(({ unit }) => unit));
  const counts = { dangerous: {} as Record<string, number>, notDangerous: {} as Record<string, number> };
  for (const [index, code] of units.entries()) {
    const isHolding = isAllotted(cargo) ? holding.has(index + 1) : dangerous.length > 0;
    const held = counts[isHolding ? 'dangerous' : 'notDangerous'];
    held[code] = (held[code] ?? 0) + 1;
  }
  return counts;
};
