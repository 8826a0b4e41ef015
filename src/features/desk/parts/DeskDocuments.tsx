import type { DeskOrder } from '#contract/desk/orderDesk.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { DeskPart } from './DeskPart.tsx';

const { order: messages } = deskMessages;

interface Props {
  order: DeskOrder;
  /** The document that is open beside. */
  open: string | undefined;
  onOpen: (id: string) => void;
}

/** The documents of an order, each opened beside it; and which required ones are missing. */
export function DeskDocuments({ order, open, onOpen }: Props) {
  const { documents } = order;
  const { own, later } = neededDocumentsOf({
    service: allServices[order.line],
    quote: order.offer,
    form: order.order,
    recognised: order.reviewReasons,
  });
  const nameOf = (code: string): string => [...own, ...later].find((one) => one.code === code)?.nameZh ?? '';
  const missing = own
    .filter(({ need, code }) => need === 'required' && !documents.some(({ paperCode }) => paperCode === code))
    .map(({ nameZh }) => nameZh);
  return (
    <DeskPart title={messages.documents}>
      {missing.length > 0 && <p className="mb-2 text-sm text-notice">{messages.missing(missing)}</p>}
      {documents.length === 0 && <p className="text-sm text-ink-soft">{messages.noDocuments}</p>}
      <ul className="flex flex-col gap-1">
        {documents.map(({ id, fileName, paperCode }) => (
          <li key={id} className="text-sm">
            {nameOf(paperCode)}{' '}
            <button
              type="button"
              aria-pressed={id === open}
              className={`cursor-pointer text-left break-all text-brand-700 underline ${id === open ? 'font-semibold' : ''}`}
              onClick={() => onOpen(id)}
            >
              {messages.open(fileName)}
            </button>
          </li>
        ))}
      </ul>
    </DeskPart>
  );
}
