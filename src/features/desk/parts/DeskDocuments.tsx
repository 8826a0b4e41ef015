import { deskDocumentFile, type DeskOrder } from '#contract/desk/orderDesk.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { DeskPart } from './DeskPart.tsx';

const { order: messages } = deskMessages;

const addressOf = (orderNo: string, id: string): string =>
  `${deskDocumentFile.path}?${new URLSearchParams({ orderNo, id })}`;

const isPicture = (fileName: string): boolean => /\.(?:jpe?g|png)$/i.test(fileName);

/** The documents of an order: pictures in place, others to open; and which required ones are missing. */
export function DeskDocuments({ order }: { order: DeskOrder }) {
  const { documents, orderNo } = order;
  const { own, later } = neededDocumentsOf({ service: allServices[order.line], quote: order.offer, form: order.order });
  const nameOf = (code: string): string => [...own, ...later].find((one) => one.code === code)?.nameZh ?? '';
  const missing = own
    .filter(({ need, code }) => need === 'required' && !documents.some(({ paperCode }) => paperCode === code))
    .map(({ nameZh }) => nameZh);
  return (
    <DeskPart title={messages.documents}>
      {missing.length > 0 && <p className="mb-2 text-sm text-notice">{messages.missing(missing)}</p>}
      {documents.length === 0 && <p className="text-sm text-ink-soft">{messages.noDocuments}</p>}
      <ul className="flex flex-col gap-2">
        {documents.map(({ id, fileName, paperCode }) => (
          <li key={id} className="text-sm">
            {nameOf(paperCode)}{' '}
            {isPicture(fileName) ? (
              <details>
                <summary className="cursor-pointer text-brand-700">{messages.open(fileName)}</summary>
                <img
                  src={addressOf(orderNo, id)}
                  alt={fileName}
                  loading="lazy"
                  className="mt-1 max-h-[32rem] max-w-full"
                />
              </details>
            ) : (
              <a href={addressOf(orderNo, id)} target="_blank" rel="noopener" className="text-brand-700 underline">
                {messages.open(fileName)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </DeskPart>
  );
}
