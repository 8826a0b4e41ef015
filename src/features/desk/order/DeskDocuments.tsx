import type { DeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import { otherPaper } from '#contract/desk/orders/documentRequests.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { DocumentRequests } from './DocumentRequests.tsx';

const { order: messages } = deskMessages;

interface Props extends Acts {
  order: DeskOrder;
  /** The document that is open beside. */
  open: string | undefined;
  onOpen: (id: string) => void;
}

type OpenProps = Pick<Props, 'open' | 'onOpen'>;

/** A document's name, which opens it beside the order, and who of the desk uploaded which version. */
function OpenDocument({ document, open, onOpen }: OpenProps & { document: DeskDocument }) {
  const { id, fileName, person, version } = document;
  return (
    <>
      <button
        type="button"
        aria-pressed={id === open}
        className={`cursor-pointer text-left break-all text-brand-700 underline ${id === open ? 'font-semibold' : ''}`}
        onClick={() => onOpen(id)}
      >
        {messages.open(fileName)}
      </button>{' '}
      <span className="text-ink-soft">
        {[version > 1 && messages.version(version), person !== null && messages.uploadedBy(person)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

/** What a safety data sheet contradicts in the order; said also if it was not read, so that somebody looks. */
function SheetAtDesk({ order, document }: { order: DeskOrder; document: DeskDocument }) {
  const { paperCode, safetySheet } = document;
  if (paperCode !== 'SDS') return null;
  const { unNumber = [], notRegulated = [] } = safetySheet?.facts ?? {};
  const isRead = unNumber.length > 0 || notRegulated.length > 0;
  const found = safetySheet ? sheetFindings(safetySheet.facts, order.order.cargo, order.line) : [];
  if (isRead && found.length === 0) return <p className="text-success">{messages.sheetAgrees(unNumber)}</p>;
  return (
    <ul className="text-notice">
      {!isRead && <li>{safetySheet?.isWaiting ? messages.sheetWaiting : messages.sheetUnread}</li>}
      {found.map(({ cargoItem, findingZh, read: { page, line } }) => (
        <li key={`${cargoItem} ${findingZh}`} className="break-words">
          {cargoItem !== null && messages.cargoItem(cargoItem + 1)}
          {findingZh}
          <span className="block text-xs text-ink-soft">{messages.sheetLine(page, line)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The documents of an order, each opened beside it, with former versions; and which required ones are missing. */
export function DeskDocuments({ order, open, onOpen, actor, isFree }: Props) {
  const { orderNo: subject, documents, canUpload, documentRequests, canRequestDocument } = order;
  const { own, later } = neededDocumentsOf({
    service: allServices[order.line],
    quote: order.offer,
    form: order.order,
    recognised: order.reviewReasons,
  });
  const papers: Readonly<Record<string, string>> = {
    ...Object.fromEntries([...own, ...later].map(({ code, nameZh }) => [code, nameZh])),
    [otherPaper]: messages.otherPaper,
  };
  const names = { ...papers, ...Object.fromEntries(documentRequests.map(({ code, nameZh }) => [code, nameZh])) };
  const inForce = documents.filter(({ replacedBy }) => replacedBy === null);
  const missing = own
    .filter(({ need, code }) => need === 'required' && !inForce.some(({ paperCode }) => paperCode === code))
    .map(({ nameZh }) => nameZh);
  const upload = (replaces?: { id: string; fileName: string }) =>
    actor.send({ type: 'act.chosen', form: { kind: 'document', subject, papers, ...(replaces && { replaces }) } });
  return (
    <DeskPart title={messages.documents}>
      {missing.length > 0 && <p className="mb-2 text-sm text-notice">{messages.missing(missing)}</p>}
      {inForce.length === 0 && <p className="text-sm text-ink-soft">{messages.noDocuments}</p>}
      <ul className="flex flex-col gap-1.5 text-sm">
        {inForce.map((document) => {
          const { id, fileName, paperCode } = document;
          const former = documents.filter(({ replacedBy }) => replacedBy === id);
          return (
            <li key={id}>
              {paperCode !== '' && names[paperCode]} <OpenDocument document={document} open={open} onOpen={onOpen} />{' '}
              {canUpload && (
                <Button
                  tone="quiet"
                  size="sm"
                  disabled={!isFree}
                  aria-label={messages.newVersionOf(fileName)}
                  onClick={() => upload({ id, fileName })}
                >
                  {messages.newVersion}
                </Button>
              )}
              <SheetAtDesk order={order} document={document} />
              {former.length > 0 && (
                <ul aria-label={messages.formerVersions} className="pl-4 text-ink-soft">
                  {former.map((each) => (
                    <li key={each.id}>
                      {each.version === 1 && messages.version(1)}{' '}
                      <OpenDocument document={each} open={open} onOpen={onOpen} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <DocumentRequests order={order} actor={actor} isFree={isFree} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {canUpload && (
          <Button tone="secondary" size="sm" disabled={!isFree} onClick={() => upload()}>
            {messages.uploadDocument}
          </Button>
        )}
        {canRequestDocument && (
          <Button
            tone="secondary"
            size="sm"
            disabled={!isFree}
            onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'documentRequest', subject, papers } })}
          >
            {messages.requestDocument}
          </Button>
        )}
      </div>
    </DeskPart>
  );
}
