import { buttonClasses } from '#src/ui/buttonClasses.ts';

interface Props {
  text: string;
  /** The page with the prices. */
  href: string;
  action: string;
}

/** A link to the page with a service's prices. */
export function PricesElsewhere({ text, href, action }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
      <p className="max-w-[46rem] leading-6 text-ink-soft">{text}</p>
      <a href={href} className={buttonClasses('primary', 'md')}>
        {action}
      </a>
    </div>
  );
}
