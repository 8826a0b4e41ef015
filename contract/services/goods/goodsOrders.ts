/** What the number of an order of goods begins with; a page that goods share with trucking tells them by it. */
export const goodsOrderPrefix = 'CHM';

/** What the id of an offer of goods begins with. */
export const goodsOfferPrefix = 'goods~';
