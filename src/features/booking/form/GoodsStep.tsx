import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { copy, hazardWords } from '#src/ui/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { GoodsPrice } from '#src/features/goods/GoodsPrice.tsx';
import { QualificationNames } from '#src/features/goods/QualificationNames.tsx';
import { goodsWords as words } from '#src/features/goods/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { Filling } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

interface Props {
  goods: GoodsItem;
  filling: Filling;
  constants: readonly Constant[] | undefined;
}

/** The goods that are bought, and what their buyer has to hold. */
export function GoodsStep({ goods, filling, constants }: Props) {
  const { hazardClass, unNumber, packingGroup } = goods;
  return (
    <StepCard id="offer" filling={filling}>
      <div className="flex items-center gap-3 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{goods.nameZh}</p>
          <p className="text-sm text-ink-soft">
            <span lang="en">{goods.nameEn}</span> · {words.cas} {goods.cas}
          </p>
        </div>
        <GoodsPrice price={goods.price} />
        {hazardClass && <HazardLabel division={hazardClass} size={48} />}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [words.facts.un, unNumber && words.un(unNumber)],
          [words.facts.hazard, hazardClass && copy.hazardClass(hazardClass, hazardWords[hazardClass] ?? '')],
          [words.facts.packingGroup, packingGroup],
          [words.facts.grade, goods.grade],
          [words.facts.brand, goods.brandZh],
          [words.facts.packaging, goods.packagingZh],
          [words.facts.delivery, goods.deliveryPlaceZh],
          [words.facts.minimum, words.tons(goods.minimumOrderTons)],
          [words.facts.stock, goods.stockTons > 0 ? words.tons(goods.stockTons) : words.noStock],
          [
            words.facts.qualifications,
            <QualificationNames key="names" codes={goods.qualifications} constants={constants} />,
          ],
          [bookingCopy.offer.validUntil, dayTime(filling.offer.validUntil)],
        ]}
      />
      {filling.offer.isDangerous && (
        <Alert tone="notice" className="mt-4">
          {words.dangerousNote}
        </Alert>
      )}
    </StepCard>
  );
}
