import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Campaign } from '#contract/content/content.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { campaignWords as words } from './messages.ts';

/** What a campaign offers and where each offer is taken; quieter once it is over. */
export function Offers({ offers, ended }: { offers: Campaign['offers']; ended: boolean }) {
  return (
    <section>
      <h2 className="mt-8 mb-3 text-xl font-semibold">{words.offers}</h2>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {offers.map((offer) => (
          <li key={offer.title} className="flex flex-col rounded-lg border border-line bg-surface p-5">
            <h3 className="text-lg font-semibold">{offer.title}</h3>
            <p className="mt-1.5 mb-4 leading-6 text-ink-soft">{offer.text}</p>
            <a href={offer.href} className={`${buttonLook(ended ? 'secondary' : 'primary', 'md')} mt-auto self-start`}>
              {offer.action}
              <ArrowRight className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
