import { charcoalText } from '#contract/rules/classification/charcoalText.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { groupNameZh, groupsIn } from '#contract/rules/segregation/segregationGroups.ts';
import { upTo } from '#src/ui/format.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

const messages = orderMessages.content.dangerous;

const said = (text: string, word: (text: string) => string) => (text === '' ? [] : [word(text)]);

/** The declared properties besides number, name and class, if any. */
const declared = (goods: Dangerous): string[] => {
  const marks = [
    'marinePollutant',
    'limitedQuantity',
    'exceptedQuantity',
    'acidAlkaliStatement',
    'noReactionStatement',
    'emptyUncleaned',
    'isWaste',
    'isHot',
  ] as const;
  return [
    ...(goods.packingGroup === null ? [] : [messages.packingGroup(goods.packingGroup)]),
    ...said(goods.subsidiaryHazards.join('、'), messages.subsidiary),
    ...said(goods.flashPoint, messages.flashPoint),
    messages.netKg(upTo(goods.netKg)),
    ...said(goods.listed?.ems ?? '', messages.ems),
    ...said(stowageText(goods.listed), messages.stowage),
    ...said(charcoalText(goods.charcoal), messages.charcoal),
    ...said(groupsIn(goods.declaredGroups).map(groupNameZh).join('、'), messages.declaredGroups),
    ...said(goods.controlTemperature, messages.controlTemperature),
    ...said(goods.emergencyTemperature, messages.emergencyTemperature),
    ...said(goods.packagingMark, messages.packagingMark),
    ...said(goods.innerPackaging, messages.innerPackaging),
    ...said(goods.competentAuthorityApproval, messages.approval),
    ...marks.filter((mark) => goods[mark]).map((mark) => messages[mark]),
  ];
};

/** A dangerous cargo item as declared. */
export function DangerousNote({ goods }: { goods: Dangerous }) {
  const { unNumber, properShippingName, technicalName, hazardClass, subsidiaryHazards } = goods;
  return (
    <div className="flex gap-3 rounded-sm bg-hazard-soft px-2.5 py-2 text-sm">
      <span className="flex shrink-0 gap-0.5">
        {[hazardClass, ...subsidiaryHazards].map((division) => (
          <HazardLabel key={division} division={division} size={34} />
        ))}
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-words text-hazard-ink">
          UN {unNumber} {properShippingName}
          {technicalName !== '' && ` (${technicalName})`} · {hazardClass}
        </p>
        <p className="flex flex-wrap gap-x-3">
          {declared(goods).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <p>{messages.emergency(goods.emergencyContact, goods.emergencyPhone)}</p>
      </div>
    </div>
  );
}
