import type { EnquiryForm, GoodsItem } from '#contract/goods/goods.ts';

/** The enquiry fields about a product. */
export const goodsEnquired = (item: GoodsItem): Pick<EnquiryForm, 'goods' | 'unNumber' | 'isDanger' | 'origin'> => ({
  goods: `${item.nameZh}，${item.grade}，${item.packagingZh}（CAS ${item.cas}）`.slice(0, 200),
  unNumber: item.unNumber ?? '',
  isDanger: item.hazardClass || item.unNumber ? 'Y' : 'N',
  origin: item.deliveryPlaceZh.slice(0, 80),
});
