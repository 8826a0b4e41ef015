import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** The steps of a shipment, numbered. */
export function StepList({ steps }: Pick<ServiceContent, 'steps'>) {
  return (
    <ol className="grid gap-x-6 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-600 text-sm font-semibold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
