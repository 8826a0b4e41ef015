import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import { Section } from '#src/ui/Section.tsx';

/** The steps of a shipment from the enquiry to the invoice. */
export function Process() {
  return (
    <Section raised title={messages.process} lead={messages.processLead}>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-8 lg:gap-x-0">
        {messages.processSteps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-3 lg:flex-col lg:pr-4 lg:not-last:before:absolute lg:not-last:before:top-[15px] lg:not-last:before:left-0 lg:not-last:before:h-0.5 lg:not-last:before:w-full lg:not-last:before:bg-line"
          >
            <span className="relative grid size-8 shrink-0 place-items-center rounded-full bg-brand-600 font-semibold text-white">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
