import { count, quantity } from '#contract/fields.ts';
import type { FclForm } from '#contract/order.ts';
import { containers as sizes } from '#contract/rules/containers.ts';

const read = (schema: ReturnType<typeof quantity>, typed: number | string): number => {
  const parsed = schema.safeParse(typed);
  return parsed.success ? parsed.data : 0;
};
const pieces = (typed: number | string) => read(count(Infinity), typed);
const amount = (typed: number | string) => read(quantity(Infinity), typed);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** What is loaded and how much the containers hold, from a form that may be incomplete: unreadable numbers count as none. */
export const loadOf = ({ cargo, containers }: Pick<FclForm, 'cargo' | 'containers'>) => ({
  packages: sum(cargo, (line) => pieces(line.packages)),
  grossKg: sum(cargo, (line) => amount(line.grossKg)),
  volumeM3: sum(cargo, (line) => amount(line.volumeM3)),
  payloadKg: sum(containers, (line) => sizes[line.containerType].payloadKg * pieces(line.quantity)),
  roomM3: sum(containers, (line) => sizes[line.containerType].volumeM3 * pieces(line.quantity)),
});
