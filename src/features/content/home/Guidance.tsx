import { uiMessages } from '#src/ui/messages/ui.ts';
import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import { Section } from '#src/ui/Section.tsx';

/** Advice for shippers before they order. */
export function Guidance() {
  return (
    <Section raised title={messages.notices}>
      <dl className="grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {messages.noticesList.map(({ title, text }) => (
          <div
            key={title}
            className="border-line max-sm:border-t max-sm:py-2.5 sm:rounded-md sm:border sm:bg-canvas sm:p-4"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft max-sm:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{uiMessages.notBinding}</p>
    </Section>
  );
}
