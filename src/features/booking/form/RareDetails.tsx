import ChevronDown from 'lucide-react/icons/chevron-down';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { DangerousFlag } from './DangerousFlag.tsx';
import type { FormEditor } from './formContext.ts';
import { TextField } from './TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: FormEditor;
}

const texts = ['innerPackaging', 'competentAuthorityApproval'] as const;
const flags = ['emptyUncleaned', 'isWaste', 'isHot'] as const;

/** Rarely declared properties of dangerous goods; folded until one is set. */
export function RareDetails({ details, path, editor }: Props) {
  const messages = bookingMessages.dangerous;
  const isDeclared =
    texts.some((name) => details[name] !== '' || editor.problems[`${path}.${name}`]) ||
    flags.some((name) => details[name]);
  return (
    <details
      className="mt-3"
      // opens but never closes by itself: a user who empties a field may still be typing
      ref={(fold) => {
        if (fold && isDeclared) fold.open = true;
      }}
    >
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
        <span className="whitespace-nowrap">{messages.rare}</span>
        <span className="text-xs text-ink-soft max-sm:hidden">（{messages.rareHint}）</span>
      </summary>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {texts.map((name) => (
          <TextField key={name} editor={editor} path={`${path}.${name}`} value={details[name]} optional />
        ))}
        <div className="flex flex-wrap gap-x-6 gap-y-2 sm:col-span-2">
          {flags.map((name) => (
            <DangerousFlag key={name} editor={editor} path={`${path}.${name}`} checked={details[name]} />
          ))}
        </div>
      </div>
    </details>
  );
}
