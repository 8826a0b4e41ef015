import { Suspense, useEffect, useRef } from 'react';
import { Answers } from './Results.tsx';
import { ChangesPage } from '../changes/ChangesPage.tsx';
import { CopyPage } from '../copy/CopyPage.tsx';
import { Finder } from './Finder.tsx';
import { FlowPage } from './FlowPage.tsx';
import { Front } from './Front.tsx';
import { Gallery } from './Gallery.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import type { Route } from './route.ts';
import { hashOf, useRoute } from './route.ts';

const front = hashOf({ page: 'front' });
const links: [string, Route['page'], string][] = [
  ['流程', 'front', front],
  ['画面', 'stories', hashOf({ page: 'stories' })],
  ['文案', 'copy', hashOf({ page: 'copy' })],
  ['变化', 'changes', hashOf({ page: 'changes' })],
];

function Page({ route }: { route: Route }) {
  if (route.page === 'front') return <Front />;
  if (route.page === 'find') return <Answers question={route.query} />;
  if (route.page === 'flow') return <FlowPage key={route.name} name={route.name} picked={route.picked} />;
  if (route.page === 'journey') return <JourneyPage key={route.id} id={route.id} />;
  if (route.page === 'changes') return <ChangesPage between={route.between} forUsers={route.forUsers} />;
  if (route.page === 'copy') return <CopyPage textKey={route.key} story={route.story} asked={route.query} />;
  if (route.page === 'stories') return <Gallery />;
  return (
    <>
      <title>没有这一页 · 流程手册</title>
      <h1 className="text-2xl font-semibold">没有这一页</h1>
      <p className="mt-2">
        流程可能改了名字。<a href={front}>回到全部流程</a>，或在上方用一句话查找。
      </p>
    </>
  );
}

/** Identifies a page for a reader: the parts of a flow are one page, two texts are not. */
const placeOf = (route: Route): string => {
  if (route.page === 'flow') return route.name;
  if (route.page === 'journey') return route.id;
  if (route.page === 'copy') return `copy ${route.key ?? route.story ?? ''}`;
  return route.page;
};

/** The handbook: every machine of the site, to search, view and play. */
export function App() {
  const route = useRoute();
  const mainRef = useRef<HTMLElement>(null);
  const place = placeOf(route);
  const lastPlace = useRef(place);

  // a new page starts at its top, also for screen readers; a user who is typing keeps the focus
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    globalThis.scrollTo(0, 0);
    if (place !== 'find') mainRef.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 sm:px-6">
          <a href={front} className="text-lg font-semibold text-brand-900">
            流程手册
          </a>
          <nav aria-label="手册" className="flex gap-4 max-sm:ml-auto">
            {links.map(([title, page, href]) => (
              <a
                key={page}
                href={href}
                aria-current={route.page === page ? 'page' : undefined}
                className="py-1 text-ink-soft hover:text-brand-700 aria-[current]:font-semibold aria-[current]:text-brand-700"
              >
                {title}
              </a>
            ))}
          </nav>
          <Finder query={route.page === 'find' ? route.query : ''} />
        </div>
      </header>
      <main ref={mainRef} tabIndex={-1} className="mx-auto max-w-[100rem] px-4 py-6 outline-none sm:px-6">
        <Suspense fallback={<output>正在读取……</output>}>
          <Page route={route} />
        </Suspense>
      </main>
    </>
  );
}
