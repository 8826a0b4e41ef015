import { buttonLook } from '#src/ui/buttonLook.ts';

interface Props {
  text: string;
  /** Where the prices stand. */
  href: string;
  action: string;
}

/** Leads to the page on which the prices of a line stand. */
export function PricesElsewhere({ text, href, action }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
      <p className="max-w-[46rem] leading-6 text-ink-soft">{text}</p>
      <a href={href} className={buttonLook('primary', 'md')}>
        {action}
      </a>
    </div>
  );
}
