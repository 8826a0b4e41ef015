import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { segregationEdition } from '#contract/rules/segregation/segregationTable.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { copy } from '#src/ui/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { Filling } from './formContext.ts';
import { ModeVerdict } from './ModeVerdict.tsx';
import { PlaceVerdict } from './PlaceVerdict.tsx';
import { StoreVerdict } from './StoreVerdict.tsx';
import { TankVerdict } from './TankVerdict.tsx';

interface Props {
  filling: Filling;
  acceptance: Acceptance;
}

/** What the rules say of the goods as they stand: refusals first, then segregation, then why a specialist looks. */
export function Verdicts({ filling, acceptance }: Props) {
  const { form, line } = filling;
  const words = bookingCopy.verdicts;
  const { findings, notCarried, places, reasons } = acceptance;
  const of = (verdict: string) => findings.filter((finding) => finding.verdict === verdict);
  const isDangerous = form.cargo.some(({ dangerous }) => dangerous !== null);
  const isListed = form.cargo.some(({ dangerous }) => dangerous?.hazardClass);
  return (
    <section aria-label={words.title}>
      <div aria-live="polite" className="mt-4 flex flex-col gap-3 empty:mt-0">
        {of('refused').length > 0 && (
          <Alert tone="critical" title={words.refused}>
            <ModeVerdict findings={of('refused')} filling={filling} />
          </Alert>
        )}
        {notCarried.length > 0 && (
          <Alert tone="critical" title={words.notCarried(notCarried.join('、'))}>
            {words.notCarriedAdvice}
          </Alert>
        )}
        {places.map((place) => (
          <PlaceVerdict key={place.unit} place={place} filling={filling} />
        ))}
        {line.line === 'warehousing' && <StoreVerdict filling={filling} />}
        {line.line === 'tank' && <TankVerdict filling={filling} />}
        {(isListed || of('desk').length > 0) && (
          <Alert tone="notice" title={words.review}>
            <ModeVerdict findings={of('desk')} filling={filling} />
            {reasons.map((reason) => (
              <p key={reason}>{words.reasons[reason]}</p>
            ))}
            <p>{words.after}</p>
          </Alert>
        )}
        {of('requires').length > 0 && (
          <Alert tone="info" title={words.requires}>
            <ModeVerdict findings={of('requires')} filling={filling} />
          </Alert>
        )}
      </div>
      {isDangerous && (
        <p className="mt-3 text-xs text-ink-soft">
          {words.edition(segregationEdition)}。{copy.notBinding}
        </p>
      )}
    </section>
  );
}
