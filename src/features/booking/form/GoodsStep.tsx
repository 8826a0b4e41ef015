import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { dayTime } from '#src/ui/format.ts';
import { GoodsPrice } from '#src/features/goods/GoodsPrice.tsx';
import { QualificationNames } from '#src/features/goods/QualificationNames.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { FormEditor } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

interface Props {
  goods: GoodsItem;
  editor: FormEditor;
  constants: readonly Constant[] | undefined;
}

/** The purchased goods, and the qualifications their buyer needs. */
export function GoodsStep({ goods, editor, constants }: Props) {
  const { hazardClass, unNumber, packingGroup } = goods;
  return (
    <StepCard id="quote" editor={editor}>
      <div className="flex items-center gap-3 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{goods.nameZh}</p>
          <p className="text-sm text-ink-soft">
            <span lang="en">{goods.nameEn}</span> · {messages.cas} {goods.cas}
          </p>
        </div>
        <GoodsPrice price={goods.price} />
        {hazardClass && <HazardLabel division={hazardClass} size={48} />}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [messages.facts.un, unNumber && messages.un(unNumber)],
          [messages.facts.hazard, hazardClass && uiMessages.hazardClass(hazardClass, hazardNames[hazardClass] ?? '')],
          [messages.facts.packingGroup, packingGroup],
          [messages.facts.grade, goods.grade],
          [messages.facts.brand, goods.brandZh],
          [messages.facts.packaging, goods.packagingZh],
          [messages.facts.delivery, goods.deliveryPlaceZh],
          [messages.facts.minimum, messages.tons(goods.minimumOrderTons)],
          [messages.facts.stock, goods.stockTons > 0 ? messages.tons(goods.stockTons) : messages.noStock],
          [
            messages.facts.qualifications,
            <QualificationNames key="names" codes={goods.qualifications} constants={constants} />,
          ],
          [bookingMessages.quote.validUntil, dayTime(editor.quote.validUntil)],
        ]}
      />
      {editor.quote.isDangerous && (
        <Alert tone="notice" className="mt-4">
          {messages.dangerousNote}
        </Alert>
      )}
    </StepCard>
  );
}
