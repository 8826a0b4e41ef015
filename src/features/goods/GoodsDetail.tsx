import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { GoodsDocumentKind, GoodsItem } from '#contract/goods/goods.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { goodsMessages as messages, goodsMessages } from '#src/features/goods/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { dayShown } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { GoodsPrice, QualificationNames } from './GoodsFacts.tsx';
import { GoodsPicture, OrderLink } from '#src/features/goods/parts/GoodsItem.tsx';
import FileDown from 'lucide-react/icons/file-down';
import { Button } from '#src/ui/buttons/Button.tsx';
import { otherLanguage, otherName, ownName } from '#src/features/goods/goodsNames.ts';
import { contentLanguage, languageOf } from '#src/platform/contentLanguage.ts';

const { documents: goodsDocumentsMessages } = goodsMessages;
const kinds = Object.keys(goodsDocumentsMessages.kinds) as GoodsDocumentKind[];

/** The downloadable documents of a product, with descriptions. */
function GoodsDocuments({ onDocument }: { onDocument: (kind: GoodsDocumentKind) => void }) {
  return (
    <section
      aria-label={goodsDocumentsMessages.title}
      className="mt-5 rounded-lg border border-line p-4"
      data-screen-only=""
    >
      <h2 className="font-semibold">{goodsDocumentsMessages.title}</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} tone="secondary" size="sm" onClick={() => onDocument(kind)}>
            <FileDown className="size-4" />
            {goodsDocumentsMessages.kinds[kind]}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{goodsDocumentsMessages.note}</p>
    </section>
  );
}

interface GoodsFactsProps {
  item: GoodsItem;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** Downloads one of its documents. */
  onDocument: (kind: GoodsDocumentKind) => void;
  /** The freight to a chosen place, next to the price. */
  freight?: ReactNode;
}

const dash = '—';

/** A text that is stored in Chinese, and may have an English name. */
const stored = (text: string) => <span lang={languageOf(text)}>{text}</span>;

/** All facts of one product. */
function GoodsFacts({ item, constants, onDocument, freight }: GoodsFactsProps) {
  const { hazardClass, unNumber, packingGroup, price } = item;
  const dangerous = hazardClass !== null || unNumber !== null;
  const facts: [string, ReactNode][] = [
    [messages.facts.cas, item.cas],
    [messages.facts.grade, stored(item.grade)],
    [messages.facts.brand, stored(item.brandZh)],
    [messages.facts.packaging, stored(item.packagingZh)],
    [messages.facts.minimum, messages.tons(item.minimumOrderTons)],
    [messages.facts.delivery, stored(item.deliveryPlaceZh)],
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
          <h1 className="text-2xl font-semibold">{item[ownName]}</h1>
          <p lang={otherLanguage} className="text-ink-soft">
            {item[otherName]}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge tone={dangerous ? 'hazard' : 'neutral'}>{dangerous ? messages.dangerous : messages.general}</Badge>
            <span className="text-xs text-ink-faint">{messages.updated(dayShown(item.updatedAt))}</span>
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
      {item.summary !== '' && (
        <p lang={contentLanguage} className="mt-4 leading-6">
          {item.summary}
        </p>
      )}
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

interface Props {
  /** The product; null if the service knows no such id. */
  actor: DetailActor<GoodsItem | null>;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
  /** Downloads a document of the product. */
  onDocument: (item: GoodsItem, kind: GoodsDocumentKind) => void;
  /** The freight to a chosen place. */
  freight?: ReactNode;
}

/** One product with all its facts; nothing while none is open. */
export function GoodsDetail({ actor, constants, onDocument, freight }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;
  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && (
        <div className="min-h-[36rem]">
          <output className="sr-only">{messages.fetching}</output>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
          <Skeleton className="mt-9 h-14 rounded-md!" />
          <Skeleton className="mt-4 h-80 rounded-md!" />
        </div>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.detailFailed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && (
        <GoodsFacts
          item={value}
          constants={constants}
          onDocument={(kind) => onDocument(value, kind)}
          freight={freight}
        />
      )}
    </section>
  );
}
