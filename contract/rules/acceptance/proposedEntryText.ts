import type { ProposedEntry } from './suspicion.ts';

/** A proposed entry in a line: UN number, both names, class and packing group. */
export const proposedEntryText = (entry: ProposedEntry): string => {
  const { unNumber, nameZh, properShippingName, hazardClass, packingGroup } = entry;
  return [
    `UN ${unNumber} ${nameZh}`.trim(),
    properShippingName,
    `${hazardClass} 类`,
    packingGroup === null ? '' : `包装类别 ${packingGroup}`,
  ]
    .filter(Boolean)
    .join('，');
};
