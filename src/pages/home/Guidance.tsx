import { copy } from '#src/copy.ts';
import { pageCopy } from '#src/pageCopy.ts';
import { Section } from './Section.tsx';

/** What a shipper should know before he orders. */
export function Guidance() {
  return (
    <Section title={pageCopy.home.notices}>
      <dl className="grid gap-4 lg:grid-cols-3">
        {pageCopy.home.noticesList.map(({ title, text }) => (
          <div key={title} className="rounded-md border border-line bg-surface p-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 leading-6 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{copy.notBinding}</p>
    </Section>
  );
}
