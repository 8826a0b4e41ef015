/** How many of the lanes most asked for are shown. */
export const hotLanes = { size: 10 };
