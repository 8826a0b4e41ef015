import type { FclForm } from '#contract/order.ts';
import type { ContainerType } from '#contract/rules/price.ts';
import { containerType } from '#contract/rules/price.ts';

type Lines = FclForm['containers'];

/** The lines with another quantity of one size, sizes in the trade's order; nothing or none takes the line away. */
export const withQuantity = (lines: Lines, type: ContainerType, quantity: number | string): Lines =>
  containerType.options.flatMap((size) => {
    const line = lines.find((candidate) => candidate.containerType === size);
    if (size !== type) return line ? [line] : [];
    return quantity === 0 || ['', '0'].includes(String(quantity).trim()) ? [] : [{ containerType: type, quantity }];
  });
