import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';
import { controlsOf } from '#contract/rules/documents/controlledGoods.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import { documentsNeeded } from '#contract/rules/documents/documents.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderForm } from './orderForm.ts';

const lithium: ReadonlySet<string> = new Set(['3090', '3091', '3480', '3481']);

const others: ReadonlySet<string> = new Set(['承运人', '铁路', '清洗站']);

/** Whether another party issues the document during transport, so that the customer cannot provide it. */
export const isFromOthers = ({ issuer }: Pick<NeededDocument, 'issuer'>): boolean => others.has(issuer);

/** Merges one document of two cargo items: it is required if either requires it, and carries the notes of both. */
const merged = (one: NeededDocument, other: NeededDocument): NeededDocument => {
  const need = one.need === 'required' ? one : other;
  // each of both may have several notes, and goods of one packing group have the same
  const notes = new Set([one, other].flatMap(({ noteZh }) => noteZh.split('；')));
  return { ...need, noteZh: [...notes].filter((note) => note !== '').join('；') };
};

/** The documents of an order for all its cargo: those the customer provides, and those that others issue. */
export const neededDocumentsOf = ({
  service,
  quote,
  form,
  recognised = [],
}: {
  service: ServiceDefinition;
  quote: Pick<Quote, 'goods' | 'isDangerous'>;
  form: Pick<OrderForm, 'cargo' | 'details'>;
  /** What was recognised, with its controls; where it is by its path in the order, else anywhere. */
  recognised?: readonly { path?: string; controls?: readonly ControlCode[] | undefined }[];
}) => {
  const controls = recognised.flatMap((finding) => finding.controls ?? []);
  /** The controls of a declared cargo item: of its entry, and of what its names mention. */
  const declaredControls = (unNumber: string, index: number): ControlCode[] => {
    const own = recognised.filter(({ path = `cargo.${index}.` }) => path.startsWith(`cargo.${index}.`));
    return [...new Set([...controlsOf(unNumber), ...own.flatMap((finding) => finding.controls ?? [])])];
  };
  const { goods } = quote;
  const isBattery = form.details.battery !== undefined && form.details.battery !== 'none';
  const shipments = service.hasCargo
    ? form.cargo.map(({ dangerous }, index) => ({
        isDangerous: dangerous !== null,
        hazardClass: dangerous?.hazardClass,
        packingGroup: dangerous?.packingGroup,
        controls: dangerous ? declaredControls(dangerous.unNumber, index) : controls,
        hasLithium: isBattery || lithium.has(dangerous?.unNumber ?? ''),
      }))
    : [
        {
          isDangerous: quote.isDangerous === true,
          hazardClass: goods?.hazardClass,
          packingGroup: goods?.packingGroup,
          controls: goods?.unNumber ? controlsOf(goods.unNumber) : controls,
          hasLithium: false,
        },
      ];
  const documents = new Map<string, NeededDocument>();
  for (const shipment of shipments) {
    for (const document of documentsNeeded({ mode: service.documents, ...shipment })) {
      const known = documents.get(document.code);
      documents.set(document.code, known ? merged(known, document) : document);
    }
  }
  const all = [...documents.values()];
  return {
    own: all.filter((document) => !isFromOthers(document)),
    later: all.filter(isFromOthers),
  };
};
