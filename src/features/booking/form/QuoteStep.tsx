import type { Constant } from '#contract/search/referenceData.ts';
import type { FormEditor } from './formContext.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { bookingMessages } from '../messages.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { dayTime, endTime, monthDayTime } from '#src/ui/format.ts';
import { GoodsPrice, QualificationNames } from '#src/features/goods/GoodsFacts.tsx';
import { goodsMessages } from '#src/features/goods/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { StepCard } from './StepRail.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { Quote } from '#contract/services/quote.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** The deadlines before a departure, earliest first; those less than a day away are emphasised. */
function CutOffs({ cutOffs, now }: { cutOffs: Sailing['cutOffs']; now: Date }) {
  const messages = bookingMessages.sailing;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-2 flex justify-between text-xs text-ink-faint">
        <span>{messages.cutOffs}</span>
        <span>{messages.timeZone}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
        {cutOffs
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map((cutOff) => {
            const { code, nameZh, at } = cutOff;
            const urgency = urgencyOf(cutOff, now.getTime());
            const pressing = urgency !== 'far';
            return (
              <div key={code}>
                <dt className="text-sm text-ink-soft">{nameZh}</dt>
                <dd className={`flex flex-wrap items-center gap-x-1.5 ${pressing ? 'font-medium text-critical' : ''}`}>
                  <time dateTime={at}>{monthDayTime(at)}</time>
                  {pressing && <Badge tone="critical">{messages[urgency]}</Badge>}
                </dd>
              </div>
            );
          })}
      </dl>
    </div>
  );
}

interface SailingStepProps {
  sailing: Sailing;
  editor: FormEditor;
}

/** The booked departure and its deadlines. */
function SailingStep({ sailing, editor }: SailingStepProps) {
  const messages = bookingMessages.sailing;
  const facts = [
    [messages.carrier, `${sailing.carrierZh} ${sailing.service}`],
    [messages.vessel, `${sailing.vessel} ${sailing.voyage}`],
    [messages.freeDays, messages.days(sailing.freeDays)],
    [messages.acceptedClasses, sailing.acceptedClasses.join('、') || messages.noClasses],
  ] as const;
  return (
    <StepCard id="quote" editor={editor}>
      <div className="grid grid-cols-[minmax(0,auto)_1fr_minmax(0,auto)] items-center gap-x-2 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        <Port
          name={sailing.orgPort}
          code={sailing.orgPortCode}
          label={messages.departure}
          at={sailing.estimatedTimeOfDeparture}
        />
        <div className="flex flex-col items-center text-xs whitespace-nowrap text-ink-soft">
          {sailing.viaPort ? messages.via(sailing.viaPort) : messages.direct}
          <ArrowRight className="size-5 text-brand-600" />
          {messages.transit(sailing.transitDays)}
        </div>
        <Port
          name={sailing.dstPort}
          code={sailing.dstPortCode}
          label={messages.arrival}
          at={sailing.estimatedTimeOfArrival}
        />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CutOffs cutOffs={sailing.cutOffs} now={editor.now} />
    </StepCard>
  );
}

function Port({ name, code, label, at }: { name: string; code: string; label: string; at: string }) {
  const [day, hour] = dayTime(at).split(' ');
  return (
    <div>
      <p className="font-semibold">
        <span className="text-lg">{name}</span> <span className="text-xs font-normal text-ink-soft">{code}</span>
      </p>
      <p className="text-sm text-ink-soft">{label}</p>
      <time dateTime={at} className="font-medium">
        <span className="whitespace-nowrap">{day}</span> {hour}
      </time>
    </div>
  );
}

/** The route or place, the carrier, the transit time and the frequency. */
function RouteStep({ editor }: { editor: FormEditor }) {
  const { service, quote } = editor;
  const messages = bookingMessages.quote;
  const kind = service.moves ? 'moves' : 'stays';
  return (
    <StepCard id="quote" editor={editor}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        {!quote.destination && <MapPin className="size-5 shrink-0 text-brand-600" />}
        <Place place={quote.origin} label={quote.destination ? messages.origin : messages.place} />
        {quote.destination && (
          <>
            <ArrowRight className="size-5 shrink-0 text-brand-600" />
            <Place place={quote.destination} label={messages.destination} />
          </>
        )}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [messages.carrier[kind], quote.carrierZh],
          [messages.transit, quote.transitDays === null ? null : messages.days(quote.transitDays)],
          [messages.frequency[kind], quote.frequencyZh],
          [messages.validUntil, endTime(quote.validUntil)],
        ]}
      />
    </StepCard>
  );
}

/** A place by name, with its trade code; a city's number is omitted. */
function Place({ place, label }: { place: Quote['origin']; label: string }) {
  return (
    <p className="min-w-0 font-semibold">
      <span className="sr-only">{label} </span>
      <span className="text-lg">{place.nameZh}</span>{' '}
      {/[A-Z]/.test(place.code) && <span className="text-xs font-normal text-ink-soft">{place.code}</span>}
    </p>
  );
}

interface GoodsStepProps {
  goods: GoodsItem;
  editor: FormEditor;
  constants: readonly Constant[] | undefined;
}

/** The purchased goods, and the qualifications their buyer needs. */
function GoodsStep({ goods, editor, constants }: GoodsStepProps) {
  const { hazardClass, unNumber, packingGroup } = goods;
  return (
    <StepCard id="quote" editor={editor}>
      <div className="flex items-center gap-3 rounded-md bg-brand-50 px-3 py-3 sm:px-4">
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{goods.nameZh}</p>
          <p className="text-sm text-ink-soft">
            <span lang="en">{goods.nameEn}</span> · {goodsMessages.cas} {goods.cas}
          </p>
        </div>
        <GoodsPrice price={goods.price} />
        {hazardClass && <HazardLabel division={hazardClass} size={48} />}
      </div>
      <Facts
        className="mt-4 gap-y-3 md:grid-cols-[repeat(4,auto)]"
        facts={[
          [goodsMessages.facts.un, unNumber && goodsMessages.un(unNumber)],
          [
            goodsMessages.facts.hazard,
            hazardClass && uiMessages.hazardClass(hazardClass, hazardNames[hazardClass] ?? ''),
          ],
          [goodsMessages.facts.packingGroup, packingGroup],
          [goodsMessages.facts.grade, goods.grade],
          [goodsMessages.facts.brand, goods.brandZh],
          [goodsMessages.facts.packaging, goods.packagingZh],
          [goodsMessages.facts.delivery, goods.deliveryPlaceZh],
          [goodsMessages.facts.minimum, goodsMessages.tons(goods.minimumOrderTons)],
          [
            goodsMessages.facts.stock,
            goods.stockTons > 0 ? goodsMessages.tons(goods.stockTons) : goodsMessages.noStock,
          ],
          [
            goodsMessages.facts.qualifications,
            <QualificationNames key="names" codes={goods.qualifications} constants={constants} />,
          ],
          [bookingMessages.quote.validUntil, endTime(editor.quote.validUntil)],
        ]}
      />
      {editor.quote.isDangerous && (
        <Alert tone="notice" className="mt-4">
          {goodsMessages.dangerousNote}
        </Alert>
      )}
    </StepCard>
  );
}

interface Props {
  editor: FormEditor;
  /** The constants of any type; undefined while loading. */
  constants: readonly Constant[] | undefined;
}

/** The quote being ordered: a departure, goods, a route or a place. */
export function QuoteStep({ editor, constants }: Props) {
  const { sailing, goods } = editor.quote;
  if (sailing) return <SailingStep sailing={sailing} editor={editor} />;
  if (goods) return <GoodsStep goods={goods} editor={editor} constants={constants} />;
  return <RouteStep editor={editor} />;
}
