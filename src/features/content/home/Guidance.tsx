import { copy } from '#src/ui/messages.ts';
import { belowWords as words } from './belowMessages.ts';
import { Section } from '#src/ui/Section.tsx';

/** What a shipper should know before he orders. */
export function Guidance() {
  return (
    <Section raised title={words.notices}>
      <dl className="grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {words.noticesList.map(({ title, text }) => (
          <div
            key={title}
            className="border-line max-sm:border-t max-sm:py-2.5 sm:rounded-md sm:border sm:bg-canvas sm:p-4"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft max-sm:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{copy.notBinding}</p>
    </Section>
  );
}
