import FileDown from 'lucide-react/icons/file-down';
import type { GoodsDocumentKind } from '#contract/goods/goods.ts';
import { goodsMessages } from '#src/features/goods/messages/goods.ts';
import { Button } from '#src/ui/Button.tsx';

const { documents: messages } = goodsMessages;
const kinds = Object.keys(messages.kinds) as GoodsDocumentKind[];

/** The documents of a product to download, and what they are. */
export function GoodsDocuments({ onDocument }: { onDocument: (kind: GoodsDocumentKind) => void }) {
  return (
    <section aria-label={messages.title} className="mt-5 rounded-lg border border-line p-4" data-screen-only="">
      <h2 className="font-semibold">{messages.title}</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} tone="secondary" size="sm" onClick={() => onDocument(kind)}>
            <FileDown className="size-4" />
            {messages.kinds[kind]}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{messages.note}</p>
    </section>
  );
}
