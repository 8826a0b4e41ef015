import { copy } from '#src/copy.ts';
import { belowWords as words } from './belowWords.ts';
import { Section } from './Section.tsx';

/** What a shipper should know before he orders. */
export function Guidance() {
  return (
    <Section raised title={words.notices}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {words.noticesList.map(({ title, text }) => (
          <div key={title} className="rounded-md border border-line bg-canvas p-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{copy.notBinding}</p>
    </Section>
  );
}
