import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Block } from '#src/ui/Block.tsx';
import { PlainList } from './PlainList.tsx';

const messages = serviceMessages.sections;

/** How the billable quantity is computed, and what the published price includes and excludes. */
export function Measures({ content: { measures, included, notIncluded } }: { content: ServiceContent }) {
  return (
    <Block folds id="measures" title={messages.measures}>
      <dl className="rounded-lg border border-line bg-surface px-5 [&>div+div]:border-t [&>div+div]:border-line">
        {measures.map(({ title, rule, example }) => (
          <div key={title} className="py-3 sm:grid sm:grid-cols-[7.5rem_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="leading-6">
              {rule}
              {example && <span className="block text-sm text-ink-soft">{messages.example(example)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <PlainList title={messages.included} items={included} mark="check" />
        <PlainList title={messages.notIncluded} items={notIncluded} mark="minus" />
      </div>
    </Block>
  );
}
