import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { CargoForm } from '#src/features/services/rates/CargoForm.tsx';
import { typedCargoOf } from '#src/features/services/rates/rateQuery.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

interface Props {
  /** The service, if its prices are totalled for a cargo there. */
  content?: ServiceContent;
  text: string;
  /** The page with the prices. */
  href: string;
  action: string;
}

/** A link to the page with a service's prices, and a form that totals them there. */
export function PricesElsewhere({ content, text, href, action }: Props) {
  const link = (
    <a
      href={href}
      className={content ? 'py-1 font-medium text-brand-700 hover:underline' : buttonClasses('primary', 'md')}
    >
      {action}
    </a>
  );
  if (!content)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
        <p className="max-w-[46rem] leading-6 text-ink-soft">{text}</p>
        {link}
      </div>
    );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p className="max-w-[46rem] leading-6 text-ink-soft">{text}</p>
        {link}
      </div>
      <CargoForm cargo={content.cargo} typed={typedCargoOf(content, '')} narrowed={{}} action={href} />
    </>
  );
}
