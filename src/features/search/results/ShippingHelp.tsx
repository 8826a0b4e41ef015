import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import { documentsFor } from '#contract/rules/documents/documents.ts';
import { shippingFclMessages as messages } from '#src/features/search/messages/shippingFcl.ts';

/** Which goods are accepted, their documents, and contacts. */
export function ShippingHelp({ dangerous, hotline }: { dangerous: boolean; hotline: string }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <section className="min-w-0">
        <h2 className="text-xl font-semibold max-lg:hidden">{messages.documents}</h2>
        <details className="peer lg:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {messages.documents}
            <ChevronDown className="size-5 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
          </summary>
        </details>
        <div className="hidden peer-open:block lg:block">
          <p className="mt-0.5 mb-3 text-sm text-ink-soft">
            {dangerous ? messages.documentsLead : messages.documentsLeadGeneral}
          </p>
          <ul className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-5 md:grid-cols-2">
            {documentsFor({ dangerous }).map((document) => (
              <li key={document.code} className="text-sm">
                {document.nameZh}
                <span className="block text-xs text-ink-faint">
                  {messages.documentDue(document.issuer, document.due)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="rounded-lg border border-line bg-surface p-5">
        <h2 className="font-semibold">{messages.scope}</h2>
        <p className="mt-2 text-sm text-ink-soft">
          {messages.scopeText}
          <b className="font-semibold text-ink">{messages.scopeRejected}</b>
        </p>
        <p className="mt-4 text-sm text-ink-soft">{messages.hotline}</p>
        <a href={`tel:${hotline}`} className="flex items-center gap-2 text-xl font-semibold text-brand-700">
          <Phone className="size-5" />
          {hotline}
        </a>
      </section>
    </div>
  );
}
