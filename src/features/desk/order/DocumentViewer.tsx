import { deskDocumentFile } from '#contract/desk/orders/orderDesk.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

const { viewer: messages } = deskMessages;

const isPicture = (fileName: string): boolean => /\.(?:jpe?g|png)$/i.test(fileName);

interface Props {
  orderNo: string;
  document: DeskOrder['documents'][number];
  onClose: () => void;
}

/** A document beside the order: a picture, or a PDF in the browser's own reader. */
export function DocumentViewer({ orderNo, document: { id, fileName }, onClose }: Props) {
  const address = `${deskDocumentFile.path}?${new URLSearchParams({ orderNo, id })}`;
  return (
    <aside
      data-viewer
      data-takes-focus
      aria-label={messages.title(fileName)}
      className="flex h-[80dvh] min-w-0 flex-col gap-2 self-start rounded-lg border border-line bg-surface p-3 lg:sticky lg:top-3 lg:h-[calc(100dvh-1.5rem)]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0 font-semibold break-all">{fileName}</h2>
        <a href={address} target="_blank" rel="noopener" className={buttonClasses('quiet', 'sm')}>
          {messages.window}
        </a>
        <Button tone="secondary" size="sm" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      {isPicture(fileName) ? (
        // a part that scrolls takes the focus, so that the arrow keys scroll it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={fileName} tabIndex={0} className="min-h-0 flex-1 overflow-auto rounded-md bg-sunken">
          <img src={address} alt={fileName} className="mx-auto max-w-full" />
        </section>
      ) : (
        // Chromium shows no PDF in a sandbox; the service checks that the file is one, and no page of another site frames it
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={address}
          title={fileName}
          className="min-h-0 flex-1 rounded-md border-0 bg-sunken focus:outline-2 focus:outline-brand-600"
        />
      )}
    </aside>
  );
}
