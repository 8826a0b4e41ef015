/** Chinese text while the order page loads; what a page shows that only might lead to an order. */
export const skeletonMessages = { opening: '正在打开订单' } as const;
