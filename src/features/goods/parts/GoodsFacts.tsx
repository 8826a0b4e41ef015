import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsDocumentKind, GoodsItem } from '#contract/goods/goods.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { dayOf } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { GoodsPrice } from '#src/features/goods/GoodsPrice.tsx';
import { GoodsDocuments } from './GoodsDocuments.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { OrderLink } from './OrderLink.tsx';
import { QualificationNames } from '#src/features/goods/QualificationNames.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';

interface Props {
  item: GoodsItem;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** Downloads one of its documents. */
  onDocument: (kind: GoodsDocumentKind) => void;
  /** The freight to a place of choice, beside the price. */
  freight?: ReactNode;
}

const dash = '—';

/** All facts of one product. */
export function GoodsFacts({ item, constants, onDocument, freight }: Props) {
  const { hazardClass, unNumber, packingGroup, price } = item;
  const dangerous = hazardClass !== null || unNumber !== null;
  const facts: [string, ReactNode][] = [
    [messages.facts.cas, item.cas],
    [messages.facts.grade, item.grade],
    [messages.facts.brand, item.brandZh],
    [messages.facts.packaging, item.packagingZh],
    [messages.facts.minimum, messages.tons(item.minimumOrderTons)],
    [messages.facts.delivery, item.deliveryPlaceZh],
    [messages.facts.stock, item.stockTons > 0 ? messages.tons(item.stockTons) : messages.noStock],
    ...(dangerous
      ? ([
          [messages.facts.un, unNumber ? messages.un(unNumber) : dash],
          [
            messages.facts.hazard,
            hazardClass ? uiMessages.hazardClass(hazardClass, hazardNames[hazardClass] ?? '') : dash,
          ],
          [messages.facts.packingGroup, packingGroup ?? dash],
        ] satisfies [string, ReactNode][])
      : []),
    [
      messages.facts.qualifications,
      <QualificationNames key="names" codes={item.qualifications} constants={constants} />,
    ],
  ];

  return (
    <article className="@container">
      <header className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-semibold">{item.nameZh}</h1>
          <p lang="en" className="text-ink-soft">
            {item.nameEn}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge tone={dangerous ? 'hazard' : 'neutral'}>{dangerous ? messages.dangerous : messages.general}</Badge>
            <span className="text-xs text-ink-faint">{messages.updated(dayOf(item.updatedAt))}</span>
          </p>
        </div>
        <GoodsPicture item={item} size={112} />
      </header>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 rounded-md bg-brand-50 px-4 py-3">
        <GoodsPrice price={price} className="text-2xl" />
        <span className="text-sm text-ink-soft">{price ? messages.priceNote : messages.onRequestNote}</span>
        <OrderLink item={item} size="md" className="ml-auto" />
      </p>
      {freight}
      {item.summary !== '' && <p className="mt-4 leading-6">{item.summary}</p>}
      <dl className="mt-4 grid border-t border-line @xl:grid-cols-2 @xl:gap-x-8">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex gap-4 border-b border-line py-2.5 last:col-span-full [&:nth-last-child(2):nth-child(odd)]:col-span-full"
          >
            <dt className="w-24 shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
      <GoodsDocuments onDocument={onDocument} />
      {dangerous && (
        <Alert tone="notice" className="mt-3">
          {messages.dangerousNote}
        </Alert>
      )}
    </article>
  );
}
