import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

interface Props {
  /** The fragment of this section's address. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** On a narrow screen the content is folded until the user opens it or the address links to it. */
  folds?: boolean;
  children: ReactNode;
}

/** One section of a service page under its heading. */
export function Block({ id, title, lead, folds = false, children }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = !folds || isUnfolded;
  useEffect(() => {
    if (!folds) return undefined;
    const follow = () => {
      if (location.hash === `#${id}`) setUnfolded(true);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [folds, id]);

  return (
    <section
      id={id}
      data-folds={folds || undefined}
      className={`min-w-0 ${folds ? 'lg:below-100 max-lg:has-[+[data-folds]]:-mb-6 max-lg:border-b max-lg:border-line max-lg:pb-2' : ''}`}
    >
      <h2 className={`font-semibold ${folds ? 'text-lg lg:text-xl' : 'text-xl'}`}>
        {folds && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => setUnfolded(!isOpen)}
            className="flex min-h-11 w-full items-center justify-between gap-4 text-left lg:hidden print:hidden"
          >
            {title}
            <ChevronDown className={`size-5 shrink-0 text-ink-faint ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
        <span className={folds ? 'max-lg:hidden print:inline' : undefined}>{title}</span>
      </h2>
      <div id={`${id}-content`} className={isOpen ? undefined : 'folded:hidden'}>
        {lead && <p className="mt-0.5 text-sm text-ink-soft">{lead}</p>}
        <div className="mt-3">{children}</div>
      </div>
    </section>
  );
}
