import type { EnquiryForm, ShownGoods } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { useSite } from '#src/app/siteContext.ts';
import { goodsPageMessages } from '#src/features/goods/messages.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { newEnquiryKey, useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { ownName } from '#src/features/goods/goodsNames.ts';

/** The enquiry fields about a product. */
export const goodsEnquired = (item: ShownGoods): Pick<EnquiryForm, 'goods' | 'unNumber' | 'isDanger' | 'origin'> => ({
  goods: `${item[ownName]}，${item.grade}，${item.packagingZh}（CAS ${item.cas}）`.slice(0, 200),
  unNumber: item.unNumber ?? '',
  isDanger: item.hazardClass || item.unNumber ? 'Y' : 'N',
  origin: item.deliveryPlaceZh.slice(0, 80),
});

/** The enquiry form for goods. */
export function GoodsEnquiry({ actor }: { actor: EnquiryActor }) {
  const { config } = useSite();
  return (
    <Enquiry
      actor={actor}
      content={goodsPageMessages.enquiryForm}
      submit={goodsPageMessages.enquirySubmit}
      deployment={config}
      newKey={newEnquiryKey}
    />
  );
}

/** The enquiry form for one product. */
export function GoodsItemEnquiry({ item }: { item: ShownGoods }) {
  return <GoodsEnquiry actor={useEnquiry('goods', { known: goodsEnquired(item) })} />;
}
