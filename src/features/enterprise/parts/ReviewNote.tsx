import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

const messages = enterpriseMessages.verification.reviewing;

/** A note while an enterprise's application is being reviewed. */
export function ReviewNote() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{messages.title}</h3>
      <p>{messages.lead}</p>
      <ul className="list-disc pl-5 text-ink-soft [&>li+li]:mt-1">
        {messages.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner className="text-brand-600" />
        {messages.waiting}
      </p>
    </div>
  );
}
