import type { ChosenGoods } from './pages/Business.tsx';
import { goodsEnquired, GoodsEnquiry } from './goodsEnquiry.tsx';
import { useSite } from '#src/app/siteContext.ts';
import { useEnquiry } from '#src/features/services/enquiryEffects.ts';
import { Lazy } from '#src/ui/loading/Lazy.tsx';

/** The part of the goods page for enquiries; each chosen product fills the form, or begins a new one. */
export default function EnquiryPart({ chosen }: { chosen: ChosenGoods }) {
  const { hydration } = useSite();
  const enquiry = useEnquiry('goods', {
    onChosen: (fill) => {
      const { context } = chosen.getSnapshot();
      if (context) fill(goodsEnquired(context));
      return chosen.subscribe((state) => state.context && fill(goodsEnquired(state.context)));
    },
  });
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <GoodsEnquiry actor={enquiry} />
    </Lazy>
  );
}
