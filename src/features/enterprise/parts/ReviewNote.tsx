import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

const words = identityCopy.verification.reviewing;

/** What happens while an enterprise's application is being reviewed. */
export function ReviewNote() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{words.title}</h3>
      <p>{words.lead}</p>
      <ul className="list-disc pl-5 text-ink-soft [&>li+li]:mt-1">
        {words.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner className="text-brand-600" />
        {words.waiting}
      </p>
    </div>
  );
}
