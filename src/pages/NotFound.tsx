import { Link } from 'wouter';
import { paths } from '#contract/routes.ts';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { pageCopy } from '#src/pageCopy.ts';
import { buttonLook } from '#src/parts/buttonLook.ts';

const words = pageCopy.notFound;

/** The page of an address that leads nowhere. */
export function NotFound() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <LostShip className="mb-6 w-64" />
      <p className="text-3xl font-bold text-brand-700">{words.code}</p>
      <h1 className="mt-2 text-xl font-semibold">{words.title}</h1>
      <p lang="en" className="text-ink-soft">
        {words.latin}
      </p>
      <p className="mt-1 mb-6 text-sm text-ink-faint">{words.text}</p>
      <Link href={paths.home} className={buttonLook('primary', 'md')}>
        {words.home}
      </Link>
    </div>
  );
}
