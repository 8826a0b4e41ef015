import { lineWords } from '#src/features/services/messages.ts';

const { sections, rates, charges, suppliers } = lineWords;

const places = [
  ['rates', rates.title],
  ['measures', sections.measures],
  ['scope', sections.scope],
  ['charges', charges.title],
  ['papers', sections.papers],
  ['steps', sections.steps],
  ['suppliers', suppliers.title],
  ['questions', sections.questions],
  ['enquiry', sections.enquiry],
] as const;

/** Ways to the parts of a line's page, in the order in which they stand there. */
export function JumpList({ first }: { first: 'prices' | 'enquiry' }) {
  return (
    <nav aria-label={lineWords.jump} className="border-b border-line print:hidden">
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
