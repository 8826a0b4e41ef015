import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { segregationEdition } from '#contract/rules/segregation/segregationTable.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FormEditor } from './formContext.ts';
import { MeasureVerdict } from './MeasureVerdict.tsx';
import { ModeVerdict } from './ModeVerdict.tsx';
import { PlaceVerdict } from './PlaceVerdict.tsx';
import { StoreVerdict } from './StoreVerdict.tsx';
import { TankVerdict } from './TankVerdict.tsx';

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
