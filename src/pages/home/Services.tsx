import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ship from 'lucide-react/icons/ship';
import Warehouse from 'lucide-react/icons/warehouse';
import { pageCopy } from '#src/pageCopy.ts';
import { Section } from './Section.tsx';

const signs = [Ship, ReceiptText, ClipboardCheck, Warehouse];

/** The services that can be booked today. */
export function Services() {
  return (
    <Section raised title={pageCopy.home.services}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {pageCopy.home.servicesList.map(({ title, text }, index) => {
          const Sign = signs[index] ?? Ship;
          return (
            <li key={title} className="border-t-2 border-brand-600 pt-4">
              <h3 className="flex items-center gap-2 text-lg font-semibold">
                <Sign className="size-5 text-brand-600" />
                {title}
              </h3>
              <p className="mt-2 leading-6 text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
