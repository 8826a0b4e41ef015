import { useSelector } from '@xstate/react';
import type { GoodsCheck, ServiceDecision, CheckedGoods } from '#contract/search/goodsCheck.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { checkMessages as messages } from '#src/features/services/messages/check.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { CheckedServices, orderHref, PriceFrom } from './CheckedServices.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { checkPath } from './checkQuery.ts';

type Paper = CheckedGoods['papers'][number];

/** The documents of the goods, with the services that need them and the price of procuring them. */
function CheckedPapers({
  papers,
  services,
  unNumber,
}: Pick<CheckedGoods, 'papers' | 'services'> & { unNumber: string }) {
  const open = services.filter(({ decision }) => decision !== 'rejected');
  if (papers.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl font-semibold">{messages.papers}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{messages.papersLead}</p>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full border-collapse max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
              <th scope="col">{messages.paper}</th>
              <th scope="col">{messages.due}</th>
              <th scope="col">{messages.needed}</th>
              <th scope="col" className="text-right">
                {messages.price}
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {papers.map((paper) => (
              <PaperRow key={paper.code} paper={paper} open={open} unNumber={unNumber} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PaperRow({ paper, open, unNumber }: { paper: Paper; open: readonly ServiceDecision[]; unNumber: string }) {
  const namesOf = (lines: Paper['required']) =>
    open.flatMap(({ line, nameZh: name }) => (lines.includes(line) ? [name] : [])).join('、');
  const { nameZh, noteZh, issuer, due, required, conditional, whenZh, price } = paper;
  return (
    <tr className="border-line max-lg:block max-lg:px-4 max-lg:py-3 max-lg:not-first:border-t lg:border-t lg:align-top lg:cells:px-3 lg:cells:py-2.5 lg:cells:first:pl-4 lg:cells:last:pr-4">
      <th scope="row" className="text-left font-medium max-lg:block">
        {nameZh}
        {noteZh && <span className="block text-xs font-normal text-notice">{noteZh}</span>}
      </th>
      <td className="text-sm text-ink-soft max-lg:block">
        {issuer}
        <span className="text-ink-faint max-lg:before:content-['_·_'] lg:block lg:text-xs">{due}</span>
      </td>
      <td className="text-sm max-lg:block">
        {required.length > 0 && <p>{required.length === open.length ? messages.everyService : namesOf(required)}</p>}
        {conditional.length > 0 && (
          <p className="text-xs text-ink-soft">{messages.when(whenZh, namesOf(conditional))}</p>
        )}
      </td>
      <td className="whitespace-nowrap max-lg:block lg:text-right">
        {price ? (
          <a
            href={orderHref(price, unNumber)}
            className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-brand-600"
          >
            <span className="mr-1.5 text-sm text-ink-soft lg:hidden">{messages.price}</span>
            <span>
              <PriceFrom price={price} />
            </span>
            <span className="sr-only">{messages.of(nameZh)}</span>
          </a>
        ) : (
          <span className="text-sm text-ink-faint max-lg:hidden">{messages.own}</span>
        )}
      </td>
    </tr>
  );
}

const pathOf = ({ unNumber, packingGroup, variant }: DangerousGoods): string =>
  checkPath({ keyword: unNumber, ...(packingGroup && { packingGroup }), variant });

const keyOf = ({ unNumber, packingGroup, variant }: DangerousGoods): string =>
  `${unNumber} ${packingGroup ?? ''} ${variant}`;

const groupText = ({ packingGroup }: DangerousGoods): string =>
  packingGroup ? messages.group(packingGroup) : messages.noGroup;

const permitted = (column: string | null): string =>
  column === null || column === '0' || column === 'E0' ? messages.notPermitted : column;

/** The facts of an entry of the list, with links to the other entries of its number. */
function CheckedEntry({ entry, entries }: { entry: DangerousGoods; entries: readonly DangerousGoods[] }) {
  const { unNumber, nameZh, commonNameZh, properShippingName, hazardClass, subsidiaryHazards } = entry;
  const { limitedQuantity, exceptedQuantity, packingInstruction, ibcInstruction, tankInstruction } = entry;
  const { facts } = messages;
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <div className="flex gap-4 max-sm:flex-wrap">
        <div className="flex shrink-0 gap-1">
          {[hazardClass, ...subsidiaryHazards].map((division) => (
            <HazardLabel key={division} division={division} size={64} />
          ))}
        </div>
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold">
            <span className="tabular-nums">UN {unNumber}</span>
            {nameZh || commonNameZh}
            {entry.nameZhSource !== 'official' && <Badge>{messages.unofficial}</Badge>}
          </h2>
          <p className="break-words text-ink-soft">{properShippingName}</p>
          {entry.technicalName && <p className="text-sm text-notice">{messages.technicalName}</p>}
        </div>
      </div>
      {entries.length > 1 && (
        <nav aria-label={messages.entries} className="mt-4">
          <p className="text-sm text-ink-soft">{messages.entriesNote}</p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {entries.map((one) => (
              <li key={keyOf(one)}>
                <a
                  href={pathOf(one)}
                  aria-current={keyOf(one) === keyOf(entry) ? 'true' : undefined}
                  className="inline-flex min-h-8 items-center gap-2 rounded-md border border-line-strong px-3 hover:border-brand-600 aria-current:border-brand-600 aria-current:bg-brand-50 aria-current:font-semibold aria-current:text-brand-700"
                >
                  {groupText(one)}
                  {new Set(entries.map(({ properShippingName: name }) => name)).size > 1 && (
                    <span className="max-w-60 truncate text-xs">{one.nameZh || one.properShippingName}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        {(
          [
            [facts.hazardClass, `${hazardClass} ${hazardNames[hazardClass] ?? messages.byContents}`],
            [facts.packingGroup, entry.packingGroup ?? messages.none274],
            [facts.subsidiary, subsidiaryHazards.join('、') || entry.subsidiaryNote || messages.none274],
            [facts.pollutant, entry.marinePollutant ? messages.yes : messages.no],
            [facts.limited, permitted(limitedQuantity)],
            [facts.excepted, permitted(exceptedQuantity)],
            [facts.flashPoint, entry.flashPoint],
            [facts.ems, entry.ems],
            [facts.packing, [packingInstruction, ibcInstruction, tankInstruction].filter(Boolean).join('、')],
            [facts.provisions, entry.specialProvisions.join('、')],
          ] as const
        ).map(
          ([name, value]) =>
            value && (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-faint">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-xs text-ink-faint">{messages.edition(entry.edition)}</p>
    </div>
  );
}

/** Entries of several numbers, each a link to its check. */
function EntryChoice({ entries, total }: { entries: readonly DangerousGoods[]; total: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{messages.several(total)}</h2>
      <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
        {entries.map((one) => (
          <li key={keyOf(one)}>
            <a href={pathOf(one)} className="flex min-h-12 items-center gap-3 py-1.5 hover:text-brand-700">
              <HazardLabel division={one.hazardClass} size={32} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2">
                  <b className="font-semibold tabular-nums">UN {one.unNumber}</b>
                  {one.commonNameZh || one.nameZh}
                  {one.packingGroup && <Badge>{groupText(one)}</Badge>}
                </span>
                <span className="block truncate text-xs text-ink-soft">{one.properShippingName}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-faint" />
            </a>
          </li>
        ))}
      </ul>
      {total > entries.length && <p className="mt-2 text-sm text-ink-soft">{messages.more(total - entries.length)}</p>}
    </div>
  );
}

interface Props {
  actor: DetailActor<GoodsCheck>;
  /** The typed goods. */
  keyword: string;
}

const statusOf = ({ chosen, entries, total }: GoodsCheck, keyword: string): string => {
  if (entries.length === 0) return messages.none(keyword);
  if (!chosen) return messages.several(total);
  const count = (wanted: ServiceDecision['decision']) =>
    chosen.services.filter(({ decision }) => decision === wanted).length;
  return messages.status(`UN ${chosen.entry.unNumber}`, count('open'), count('desk'), count('rejected'));
};

/** The entry of the goods, the services that accept them with their prices, and the documents that they need. */
export function GoodsCheckView({ actor, keyword }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;
  const busy = state.hasTag('busy');
  return (
    <section
      data-state={state.value}
      aria-busy={busy}
      aria-label={messages.title}
      className={state.matches('closed') ? 'contents' : undefined}
    >
      <output className="sr-only">{busy ? messages.loading : value && statusOf(value, keyword)}</output>
      {busy && <Skeleton className="h-96 rounded-lg!" />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && <Found check={value} keyword={keyword} />}
    </section>
  );
}

function Found({ check: { chosen, entries, total }, keyword }: { check: GoodsCheck; keyword: string }) {
  if (entries.length === 0)
    return (
      <Alert tone="info" title={messages.none(keyword)}>
        {messages.noneAdvice}
      </Alert>
    );
  if (!chosen) return <EntryChoice entries={entries} total={total} />;
  return (
    <div className="flex flex-col gap-6">
      <CheckedEntry entry={chosen.entry} entries={entries} />
      <CheckedServices services={chosen.services} unNumber={chosen.entry.unNumber} />
      <CheckedPapers papers={chosen.papers} services={chosen.services} unNumber={chosen.entry.unNumber} />
    </div>
  );
}
