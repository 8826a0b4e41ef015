import { serviceMessages } from '#src/features/services/messages/services.ts';

const { sections, rates, charges, suppliers } = serviceMessages;

const places = [
  ['rates', rates.title],
  ['measures', sections.measures],
  ['scope', sections.scope],
  ['charges', charges.title],
  ['documents', sections.documents],
  ['steps', sections.steps],
  ['suppliers', suppliers.title],
  ['questions', sections.questions],
  ['enquiry', sections.enquiry],
] as const;

/** Links to the parts of a service's page, in their order. */
export function JumpList({ first }: { first: 'prices' | 'enquiry' }) {
  return (
    <nav aria-label={serviceMessages.jump} className="border-b border-line print:hidden">
      <ul className="flex gap-x-5 overflow-x-auto lg:gap-x-7">
        {places
          .toSorted(([one], [other]) => Number(other === first) - Number(one === first))
          .map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center whitespace-nowrap text-ink-soft focus-visible:-outline-offset-2 hover:text-brand-700"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
