import type { NeededPaper } from '#contract/rules/documents/documents.ts';
import { papersNeeded } from '#contract/rules/documents/documents.ts';
import type { Filling } from '#src/features/booking/form/formContext.ts';

const lithium: ReadonlySet<string> = new Set(['3090', '3091', '3480', '3481']);

const others: ReadonlySet<string> = new Set(['承运人', '铁路', '清洗站']);

/** Whether others issue a paper on the way: nothing for the customer to hold. */
export const isFromOthers = ({ issuer }: Pick<NeededPaper, 'issuer'>): boolean => others.has(issuer);

/** A paper of two lines of cargo: required where one of them requires it, with what each asks of it. */
const merged = (one: NeededPaper, other: NeededPaper): NeededPaper => {
  const need = one.need === 'required' ? one : other;
  return { ...need, noteZh: [...new Set([one.noteZh, other.noteZh])].filter((note) => note !== '').join('；') };
};

/** The papers of an order, of all its cargo together: those the customer provides, and those that come from others. */
export const papersOf = ({ line, offer, form }: Pick<Filling, 'line' | 'offer' | 'form'>) => {
  const { goods } = offer;
  const isBattery = form.details.battery !== undefined && form.details.battery !== 'none';
  const shipments = line.asksCargo
    ? form.cargo.map(({ dangerous }) => ({
        isDangerous: dangerous !== null,
        hazardClass: dangerous?.hazardClass,
        packingGroup: dangerous?.packingGroup,
        hasLithium: isBattery || lithium.has(dangerous?.unNumber ?? ''),
      }))
    : [
        {
          isDangerous: offer.isDangerous === true,
          hazardClass: goods?.hazardClass,
          packingGroup: goods?.packingGroup,
          hasLithium: false,
        },
      ];
  const papers = new Map<string, NeededPaper>();
  for (const shipment of shipments) {
    for (const paper of papersNeeded({ line: line.line, ...shipment })) {
      const known = papers.get(paper.code);
      papers.set(paper.code, known ? merged(known, paper) : paper);
    }
  }
  const all = [...papers.values()];
  return {
    own: all.filter((paper) => !isFromOthers(paper)),
    later: all.filter(isFromOthers),
  };
};
