import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import { papersFor } from '#contract/rules/documents/documents.ts';
import { pageCopy } from '#src/app/pageMessages.ts';

const words = pageCopy.fcl;

/** Which goods are taken, which papers they need, and whom to ask. */
export function ShippingHelp({ dangerous, hotline }: { dangerous: boolean; hotline: string }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <section className="min-w-0">
        <h2 className="text-xl font-semibold max-lg:hidden">{words.papers}</h2>
        <details className="peer lg:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {words.papers}
            <ChevronDown className="size-5 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
          </summary>
        </details>
        <div className="hidden peer-open:block lg:block">
          <p className="mt-0.5 mb-3 text-sm text-ink-soft">{dangerous ? words.papersLead : words.papersLeadGeneral}</p>
          <ul className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-5 md:grid-cols-2">
            {papersFor({ dangerous }).map((paper) => (
              <li key={paper.code} className="text-sm">
                {paper.nameZh}
                <span className="block text-xs text-ink-faint">{words.paperDue(paper.issuer, paper.due)}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="rounded-lg border border-line bg-surface p-5">
        <h2 className="font-semibold">{words.scope}</h2>
        <p className="mt-2 text-sm text-ink-soft">
          {words.scopeText}
          <b className="font-semibold text-ink">{words.scopeRefused}</b>
        </p>
        <p className="mt-4 text-sm text-ink-soft">{words.hotline}</p>
        <a href={`tel:${hotline}`} className="flex items-center gap-2 text-xl font-semibold text-brand-700">
          <Phone className="size-5" />
          {hotline}
        </a>
      </section>
    </div>
  );
}
