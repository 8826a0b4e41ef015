import type { Order } from '#contract/booking/orderForm.ts';
import { upTo } from '#src/ui/format.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

const words = orderQueryCopy.content.dangerous;

const said = (text: string, word: (text: string) => string) => (text === '' ? [] : [word(text)]);

/** What was declared besides number, name and class, as far as anything was. */
const declared = (goods: Dangerous): string[] => {
  const marks = [
    'marinePollutant',
    'limitedQuantity',
    'exceptedQuantity',
    'acidAlkaliStatement',
    'emptyUncleaned',
    'isWaste',
    'isHot',
  ] as const;
  return [
    ...(goods.packingGroup === null ? [] : [words.packingGroup(goods.packingGroup)]),
    ...said(goods.subsidiaryHazards.join('、'), words.subsidiary),
    ...said(goods.flashPoint, words.flashPoint),
    words.netKg(upTo(goods.netKg)),
    ...said(goods.listed?.ems ?? '', words.ems),
    ...said(goods.controlTemperature, words.controlTemperature),
    ...said(goods.emergencyTemperature, words.emergencyTemperature),
    ...said(goods.packagingMark, words.packagingMark),
    ...said(goods.innerPackaging, words.innerPackaging),
    ...said(goods.competentAuthorityApproval, words.approval),
    ...marks.filter((mark) => goods[mark]).map((mark) => words[mark]),
  ];
};

/** A dangerous line of cargo as it was declared. */
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
        <p>{words.emergency(goods.emergencyContact, goods.emergencyPhone)}</p>
      </div>
    </div>
  );
}
