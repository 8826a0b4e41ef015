import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Campaign } from '#contract/content/content.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { campaignMessages as messages } from '#src/features/content/messages/campaigns.ts';

/** The benefits of a campaign, each with a link; less prominent once it is over. */
export function Offers({ offers, ended }: { offers: Campaign['offers']; ended: boolean }) {
  return (
    <section>
      <h2 className="mt-8 mb-3 text-xl font-semibold">{messages.offers}</h2>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {offers.map((offer) => (
          <li key={offer.title} className="flex flex-col rounded-lg border border-line bg-surface p-5">
            <h3 className="text-lg font-semibold">{offer.title}</h3>
            <p className="mt-1.5 mb-4 leading-6 text-ink-soft">{offer.text}</p>
            <a
              href={offer.href}
              className={`${buttonClasses(ended ? 'secondary' : 'primary', 'md')} mt-auto self-start`}
            >
              {offer.action}
              <ArrowRight className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
