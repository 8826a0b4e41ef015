import type { ProposedEntry } from './suspicion.ts';

/** A proposed entry in a line: UN number, both names (for a reader of English the proper shipping name), class and packing group. */
export const proposedEntryText = (entry: ProposedEntry, isEnglish = false): string => {
  const { unNumber, properShippingName, hazardClass, packingGroup } = entry;
  const nameZh = isEnglish ? '' : entry.nameZh;
  return [
    `UN ${unNumber} ${nameZh}`.trim(),
    properShippingName,
    `${hazardClass} 类`,
    packingGroup === null ? '' : `包装类别 ${packingGroup}`,
  ]
    .filter(Boolean)
    .join('，');
};
