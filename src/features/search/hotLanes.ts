/** The number of most requested lanes shown. */
export const hotLanes = { size: 10 };
