import ChevronDown from 'lucide-react/icons/chevron-down';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { DangerousFlag } from './DangerousFlag.tsx';
import type { Filling } from './formContext.ts';
import { TextField } from './TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  filling: Filling;
}

const texts = ['innerPackaging', 'competentAuthorityApproval'] as const;
const flags = ['emptyUncleaned', 'isWaste', 'isHot'] as const;

/** What is seldom declared of dangerous goods; folded away until it is. */
export function RareDetails({ details, path, filling }: Props) {
  const words = bookingCopy.dangerous;
  const isDeclared =
    texts.some((name) => details[name] !== '' || filling.problems[`${path}.${name}`]) ||
    flags.some((name) => details[name]);
  return (
    <details
      className="mt-3"
      // opened, never closed: who empties a field is still at it
      ref={(fold) => {
        if (fold && isDeclared) fold.open = true;
      }}
    >
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-brand-700 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
        <span className="whitespace-nowrap">{words.rare}</span>
        <span className="text-xs text-ink-soft max-sm:hidden">（{words.rareHint}）</span>
      </summary>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {texts.map((name) => (
          <TextField key={name} filling={filling} path={`${path}.${name}`} value={details[name]} optional />
        ))}
        <div className="flex flex-wrap gap-x-6 gap-y-2 sm:col-span-2">
          {flags.map((name) => (
            <DangerousFlag key={name} filling={filling} path={`${path}.${name}`} checked={details[name]} />
          ))}
        </div>
      </div>
    </details>
  );
}
