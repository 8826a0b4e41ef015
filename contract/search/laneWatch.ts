/** What changed on a watched lane since its user was told last. */
export type LaneChange = 'opened' | 'closed' | 'reached' | 'cheaper' | 'dearer';

/**
 * The change that a user is told of; null for none. Prices are the lowest ocean freight of one container in cents, null
 * while no sailing can be ordered. Where the user has named a price, only reaching it counts.
 */
export const laneChangeOf = (before: number | null, lowest: number | null, below: number | null): LaneChange | null => {
  if (before === lowest) return null;
  if (lowest === null) return 'closed';
  if (below !== null) return lowest <= below && (before === null || before > below) ? 'reached' : null;
  if (before === null) return 'opened';
  return lowest < before ? 'cheaper' : 'dearer';
};
