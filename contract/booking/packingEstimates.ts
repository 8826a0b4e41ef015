import { limits } from '#contract/protocol/limits.ts';
import type { OrderFacts, ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { amount, factsOf } from './orderFacts.ts';
import type { OrderForm } from './orderForm.ts';
import type { Packaging } from './packagings.ts';
import { packagings } from './packagings.ts';

/** What the usual packaging says of a cargo item's weight or volume. */
interface Estimate {
  /** As it is typed. */
  value: string;
  packaging: Packaging;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const hasDimensions = ({ details }: OrderFacts['cargo'][number]): boolean =>
  ['lengthCm', 'widthCm', 'heightCm'].every((name) => Number(details[name]) > 0);

/** The figures of one cargo item that its usual packaging says, by their name in the item. */
const figuresOf = (
  cargo: OrderFacts['cargo'][number],
  netKg: number,
  { tareKg, volumeM3, fillKg, grossKg: [from, to] }: NonNullable<Packaging['usual']>,
): Record<string, number | undefined> => {
  const { packages, grossKg } = cargo;
  const heavy = (grossKg > 0 ? grossKg : netKg) / packages;
  // a package of another weight is none of the usual size
  if (packages === 0 || (heavy > 0 && (heavy < from || heavy > to))) return {};
  const filledKg = fillKg && fillKg * packages;
  return {
    grossKg: netKg > 0 ? netKg + tareKg * packages : filledKg && filledKg + tareKg * packages,
    // the weight shows that the packages are of the usual size
    volumeM3: heavy === 0 || hasDimensions(cargo) ? undefined : volumeM3 && volumeM3 * packages,
    ...(cargo.dangerous && { 'dangerous.netKg': grossKg > 0 ? grossKg - tareKg * packages : filledKg }),
  };
};

/** Gross weight, net weight and volume of packaged goods as their usual packaging says, by dotted path: to be proposed, not to be assumed. */
export const packingEstimates = (service: ServiceDefinition, form: OrderForm): Readonly<Record<string, Estimate>> => {
  if (service.bulk || !service.hasCargo) return {};
  const { cargo } = factsOf(service, form);
  return Object.fromEntries(
    cargo.flatMap((one, index) => {
      const { packagingCode, dangerous } = form.cargo[index]!;
      const packaging = packagings.find(({ code }) => code === packagingCode);
      if (!packaging?.usual) return [];
      const netKg = dangerous ? amount(dangerous.netKg, limits.grossKgMax) : 0;
      return Object.entries(figuresOf(one, netKg, packaging.usual)).flatMap(([name, figure]): [string, Estimate][] =>
        figure !== undefined && figure > 0 ? [[`cargo.${index}.${name}`, { value: rounded(figure), packaging }]] : [],
      );
    }),
  );
};
