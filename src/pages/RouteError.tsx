import { Link } from 'wouter';
import { paths } from '#contract/routes.ts';
import { pageCopy } from '#src/pageCopy.ts';
import { buttonLook } from '#src/parts/buttonLook.ts';
import { NotFound } from './NotFound.tsx';

const words = pageCopy.routeError;

/** The page of a route that failed, with its status (500 where none is known); 404 is the lost page. */
export function RouteError({ status }: { status: number }) {
  if (status === 404) return <NotFound />;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center py-16 text-center">
      <p className="text-3xl font-bold text-brand-700">{status}</p>
      <h1 className="mt-2 text-xl font-semibold">{words.title}</h1>
      <p lang="en" className="text-ink-soft">
        {words.latin}
      </p>
      <p className="mt-1 mb-6 text-sm text-ink-faint">{words.text}</p>
      <Link href={paths.home} className={buttonLook('primary', 'md')}>
        {pageCopy.notFound.home}
      </Link>
    </div>
  );
}
