import type { Acceptance, CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import { segregationEdition } from '#contract/rules/segregation/segregationTable.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Suspense } from 'react';
import { lazily } from '#src/platform/lazy.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FormEditor, FieldPath } from '#src/features/booking/form/formContext.ts';
import { PlaceVerdict } from './PlaceVerdict.tsx';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import { RuleBasis, cargoName, together } from './verdictText.tsx';
import { fullLabelOf } from '#src/features/booking/form/formContext.ts';
import { storeClassNeeded, storeVerdictOf } from '#contract/services/warehousing/definition.ts';
import { tankMatchOf } from '#contract/rules/tanks/tanks.ts';

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
