import { pageCopy } from '#src/pageCopy.ts';
import { Section } from './Section.tsx';

/** The way of a shipment from the first question to the bill of lading. */
export function Process() {
  return (
    <Section title={pageCopy.home.process}>
      <ol className="grid gap-y-4 lg:grid-cols-7">
        {pageCopy.home.processSteps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-3 before:absolute before:bg-line max-lg:pb-1 max-lg:before:top-8 max-lg:before:bottom-[-1rem] max-lg:before:left-[15px] max-lg:before:w-0.5 max-lg:last:before:hidden lg:flex-col lg:pr-4 lg:before:top-[15px] lg:before:left-0 lg:before:h-0.5 lg:before:w-full lg:last:before:hidden"
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
