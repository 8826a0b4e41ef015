import { Block } from '#src/ui/Block.tsx';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';

const messages = goodsPageMessages.process;

/** The steps of a purchase from the enquiry to the invoice. */
export function BuyingSteps() {
  return (
    <Block folds id="process" title={messages.title}>
      <ol className="rounded-lg border border-line bg-surface p-5 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {messages.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brand-600 pt-2.5">
            <h3 className="font-semibold">
              <span className="mr-1.5 text-brand-600">{index + 1}</span>
              {title}
            </h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
