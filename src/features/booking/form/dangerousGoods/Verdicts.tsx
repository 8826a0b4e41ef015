import type { Acceptance, CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import { segregationEdition } from '#contract/rules/segregation/segregationTable.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Suspense } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FormEditor, FieldPath } from '#src/features/booking/form/formContext.ts';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import { RuleBasis, cargoName, together, basisOf, sourceZh } from './verdictText.tsx';
import { fullLabelOf } from '#src/features/booking/form/formContext.ts';
import { storeClassNeeded, storeVerdictOf } from '#contract/services/warehousing/definition.ts';
import { tankMatchOf } from '#contract/rules/tanks/tanks.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { ReactNode } from 'react';
import type { PairVerdict as Pair } from '#contract/rules/segregation/segregation.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import MoveRight from 'lucide-react/icons/move-right';
import { Button } from '#src/ui/buttons/Button.tsx';
import { moveOf } from '#contract/booking/edits/remedies.ts';

/**
 * Moves the second of two cargo items that must not share a container into another one; renders nothing if none is
 * possible.
 */
function MoveButton({ editor, index }: { editor: FormEditor; index: number }) {
  const { service, form, edit } = editor;
  const messages = bookingMessages.verdicts;
  const move = moveOf(editor, form, index);
  if (!move) return null;
  const unit = service.items?.unitZh ?? '';
  const name = bookingMessages.cargoItem(index);
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-1.5"
      onClick={() => {
        // the button disappears with the verdict
        document.querySelector<HTMLElement>('#field-cargo')?.focus({ preventScroll: true });
        edit({ type: 'remedy.applied', index });
      }}
    >
      <MoveRight className="size-4" />
      {move.items ? messages.addAndMove(name, move.unit, unit) : messages.move(name, move.unit, unit)}
    </Button>
  );
}

interface PairVerdictProps {
  pair: Pair;
  place: SharedPlace;
  editor: FormEditor;
}

/** The verdict on two cargo items: the level and its paragraphs, each rule, open questions, and remedies. */
function PairVerdict({ pair, place, editor }: PairVerdictProps) {
  const messages = bookingMessages.verdicts;
  const [one, other] = pair.items.map((id) => cargoName(editor, Number(id)));
  const unit = editor.service.items?.unitZh ?? '';
  const { findings, doubts, reliefs, remedies } = pair;
  const rows: [string, ReactNode][] = [
    [messages.basis, basisOf(pair)],
    [messages.because, findings.map(({ source, match }) => `${sourceZh(source)}：${match}`).join('；')],
    [messages.open, doubts.map(({ reason, source }) => `${messages.doubts[reason]}（${sourceZh(source)}）`).join('；')],
    [messages.relieved, reliefs.map(sourceZh).join('、')],
    [messages.remedy, remedies.map((remedy) => messages.remedies[place][remedy](unit)).join('；')],
  ];
  return (
    <li className={`px-3.5 py-2.5 ${pair.apart ? 'bg-critical-soft' : ''}`}>
      <p className="font-medium">{messages.pair(one ?? '', other ?? '')}</p>
      <p className={pair.apart ? 'font-semibold text-critical' : 'font-medium text-notice'}>
        {typeof pair.level === 'number' ? messages.level(pair.level, pair.termZh) : pair.termZh}
      </p>
      <dl className="mt-1 text-sm text-ink-soft">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="w-16 shrink-0 sm:w-20 text-ink-faint">{name}</dt>
              <dd className="min-w-0 flex-1">{value}</dd>
            </div>
          ))}
      </dl>
      {pair.apart && remedies.includes('secondContainer') && (
        <MoveButton editor={editor} index={Math.max(...pair.items.map(Number))} />
      )}
    </li>
  );
}

interface PlaceVerdictProps {
  place: Acceptance['places'][number];
  editor: FormEditor;
}

/** The verdict on dangerous goods that share a container, a consolidation or a bay, pair by pair. */
function PlaceVerdict({ place, editor }: PlaceVerdictProps) {
  const { shares, items } = editor.service;
  const { unit, verdict } = place;
  const messages = bookingMessages.verdicts;
  if (!shares) return null;
  return (
    <section className="overflow-hidden rounded-md border border-line">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-canvas px-3.5 py-2">
        <h3 className="font-semibold">{messages.place[shares](unit, items?.unitZh ?? '')}</h3>
        <Badge tone={verdict.apart ? 'critical' : 'notice'}>
          {verdict.apart ? messages.apart[shares] : messages.review}
        </Badge>
      </header>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {verdict.pairs.map((pair) => (
          <PairVerdict key={pair.items.join()} pair={pair} place={shares} editor={editor} />
        ))}
      </ul>
    </section>
  );
}

/** The tanks that the goods' instruction requires; warns if a chosen one does not meet it. */
function TankVerdict({ editor }: { editor: FormEditor }) {
  const { facts, service } = editor;
  const messages = bookingMessages.tank;
  const isUnfit = service.problems?.(facts).items === 'tankUnfit';
  const listed = facts.cargo.flatMap(({ dangerous }, index) =>
    // no verdict until an entry of the list is chosen
    dangerous && dangerous.tankInstruction !== undefined ? [{ index, instruction: dangerous.tankInstruction }] : [],
  );
  if (listed.length === 0) return null;
  return (
    <Alert
      tone={isUnfit ? 'critical' : 'info'}
      title={isUnfit ? `${messages.title}：${messages.unfit}` : messages.title}
    >
      <ul className="text-sm">
        {listed.map(({ index, instruction }) => {
          const { ruleZh, source } = tankMatchOf({ isDangerous: true, tankInstruction: instruction });
          return (
            <li key={index}>
              {messages.of(cargoName(editor, index), instruction ?? messages.none)}：{ruleZh}
              <RuleBasis>{source}</RuleBasis>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

const storeMessages = bookingMessages.store;

/** The store class, or the range that the known facts allow. */
const textOf = ({ storeClass, least, most }: ReturnType<typeof storeClassNeeded>): string =>
  storeClass === 'review'
    ? storeMessages.range(storeMessages.names[least], storeMessages.names[most])
    : storeMessages.of(storeMessages.names[storeClass]);

/** The store class that the goods need, item by item with its rule; warns if the chosen store is below it. */
function StoreVerdict({ editor }: { editor: FormEditor }) {
  const { facts, service, form } = editor;
  const isTooLow = form.items.length > 0 && service.problems?.(facts).items === 'storeTooLow';
  return (
    <Alert
      tone={isTooLow ? 'critical' : 'info'}
      title={`${storeMessages.title}：${textOf(storeClassNeeded(facts))}${isTooLow ? `。${storeMessages.tooLow}` : ''}`}
    >
      <ul className="text-sm">
        {facts.cargo.map((one, index) => {
          const { ruleZh, source } = storeVerdictOf(one);
          return (
            // cargo items have no identity of their own
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {cargoName(editor, index)}：{ruleZh}
              <RuleBasis>{source}</RuleBasis>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

interface ModeVerdictProps {
  findings: readonly CargoFinding[];
  editor: FormEditor;
}

/** Findings of the rules by mode, each with its source, certainty and cargo items. */
function ModeVerdict({ findings, editor }: ModeVerdictProps) {
  const messages = bookingMessages.verdicts;
  const isOneLine = editor.form.cargo.length === 1;
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {together(findings).map(({ finding, cargoItems }) => (
        <li key={finding.code + finding.ruleZh}>
          {!isOneLine && messages.goods(cargoItems.map((index) => cargoName(editor, index)).join('、'))}
          {finding.ruleZh}
          <RuleBasis>
            {finding.source}
            {messages.confidence[finding.confidence]}
          </RuleBasis>
        </li>
      ))}
    </ul>
  );
}

const SheetVerdict = lazily(() => import('#src/features/booking/sheet/SheetVerdict.tsx'));

/** Weights, volumes and densities that a specialist confirms after the order; nothing if there are none. */
function MeasureVerdict({ editor: { service, facts } }: { editor: FormEditor }) {
  const doubts = orderFindings(service, facts).filter(({ verdict }) => verdict === 'desk');
  if (doubts.length === 0) return null;
  return (
    <Alert tone="notice" title={bookingMessages.verdicts.measures}>
      <ul className="text-sm">
        {doubts.map(({ path, findingZh, source }) => (
          <li key={path}>
            {fullLabelOf(service, path as FieldPath)}：{findingZh}
            <RuleBasis>{source}</RuleBasis>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface Props {
  editor: FormEditor;
  acceptance: Acceptance;
}

/** The verdict on the goods: rejections first, then segregation, then why a specialist reviews them. */
export function Verdicts({ editor, acceptance }: Props) {
  const { form, service } = editor;
  const messages = bookingMessages.verdicts;
  const { findings, notCarried, places, reasons } = acceptance;
  const of = (verdict: string) => findings.filter((finding) => finding.verdict === verdict);
  const isDangerous = form.cargo.some(({ dangerous }) => dangerous !== null);
  const isListed = form.cargo.some(({ dangerous }) => dangerous?.hazardClass);
  return (
    <section aria-label={messages.title}>
      <div aria-live="polite" className="mt-4 flex flex-col gap-3 empty:mt-0">
        {of('rejected').length > 0 && (
          <Alert tone="critical" title={messages.rejected}>
            <ModeVerdict findings={of('rejected')} editor={editor} />
          </Alert>
        )}
        {notCarried.length > 0 && (
          <Alert tone="critical" title={messages.notCarried(notCarried.join('、'))}>
            {messages.notCarriedAdvice}
          </Alert>
        )}
        {places.map((place) => (
          <PlaceVerdict key={place.unit} place={place} editor={editor} />
        ))}
        {service.line === 'warehousing' && <StoreVerdict editor={editor} />}
        {service.line === 'tank' && <TankVerdict editor={editor} />}
        {editor.sheets.length > 0 && (
          <Suspense fallback={null}>
            <SheetVerdict editor={editor} />
          </Suspense>
        )}
        <MeasureVerdict editor={editor} />
        {(isListed || of('desk').length > 0) && (
          <Alert tone="notice" title={messages.review}>
            <ModeVerdict findings={of('desk')} editor={editor} />
            {reasons.map((reason) => (
              <p key={reason}>{messages.reasons[reason]}</p>
            ))}
            <p>{messages.after}</p>
          </Alert>
        )}
        {of('requires').length > 0 && (
          <Alert tone="info" title={messages.requires}>
            <ModeVerdict findings={of('requires')} editor={editor} />
          </Alert>
        )}
      </div>
      {isDangerous && (
        <p className="mt-3 text-xs text-ink-soft">
          {messages.edition(segregationEdition)}。{uiMessages.notBinding}
        </p>
      )}
    </section>
  );
}
