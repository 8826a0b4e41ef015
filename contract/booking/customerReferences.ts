/** The line of a remark with the numbers that the customer's own system gave to this one order. */
export const referencesLine = /^客户参考号：(.+)\n?/m;

/** The remark for another order: without the customer's references of the former one. */
export const withoutReferences = (remark: string): string => remark.replace(referencesLine, '');
