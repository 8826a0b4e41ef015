import type { GoodsItem } from '#contract/goods/goods.ts';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import { useSite } from '#src/app/siteContext.ts';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';
import { Enquiry } from '#src/features/services/Enquiry.tsx';
import { newEnquiryKey, useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { goodsEnquired } from './goodsEnquired.ts';

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
export function GoodsItemEnquiry({ item }: { item: GoodsItem }) {
  return <GoodsEnquiry actor={useEnquiry('goods', { known: goodsEnquired(item) })} />;
}
