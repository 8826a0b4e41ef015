import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { PackedGoods } from '#contract/rules/acceptance/packedQuantity.ts';
import type { SmallPackageEntry, Fulfilment } from '#contract/rules/acceptance/smallPackages.ts';
import {
  acidAlkaliStanding,
  exceptedPackagesMax,
  exceptedStanding,
  limitedStanding,
} from '#contract/rules/acceptance/smallPackages.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { amount, pieces, typedText } from './orderFacts.ts';
import type { CargoForm, DangerousForm } from './orderForm.ts';

/** The packages of a cargo item as typed; unreadable numbers count as not stated. */
export const packedGoodsOf = (
  cargo: Pick<CargoForm, 'packages' | 'grossKg' | 'volumeM3' | 'packagingCode'>,
  dangerous: Pick<DangerousForm, 'netKg' | 'innerPackaging'>,
): PackedGoods => ({
  packages: pieces(cargo.packages),
  grossKg: amount(cargo.grossKg),
  netKg: amount(dangerous.netKg),
  volumeM3: amount(cargo.volumeM3),
  packagingCode: typedText(cargo.packagingCode),
  innerPackaging: typedText(dangerous.innerPackaging),
});

/** What the list says of small packages of the chosen entry; nothing is known of an entry that was not looked up. */
export const smallPackageEntryOf = ({ unNumber, subsidiaryHazards, listed }: DangerousForm): SmallPackageEntry => ({
  unNumber,
  subsidiaryHazards,
  limitedQuantityLimit: listed?.limitedQuantityLimit ?? null,
  exceptedQuantityCode: listed?.exceptedQuantityCode ?? null,
  confidence: listed?.confidence ?? 'medium',
});

const isProblem = (fulfilment: Fulfilment): fulfilment is OrderProblem =>
  fulfilment !== 'met' && fulfilment !== 'unknown';

/** What the list does not permit is rejected for that alone, by the service's own list. */
const itemProblems = (line: ServiceCode, one: CargoForm, dangerous: DangerousForm): [field: string, OrderProblem][] => {
  const goods = packedGoodsOf(one, dangerous);
  const entry = smallPackageEntryOf(dangerous);
  const declared: [string, boolean, () => Fulfilment][] = [
    [
      'limitedQuantity',
      dangerous.limitedQuantity && permitsLimited(entry.limitedQuantityLimit),
      () => limitedStanding(goods, entry),
    ],
    [
      'exceptedQuantity',
      dangerous.exceptedQuantity && permitsExcepted(entry.exceptedQuantityCode),
      () => (dangerous.limitedQuantity ? 'limitedAndExcepted' : exceptedStanding(goods, entry)),
    ],
    [
      'acidAlkaliStatement',
      // on the road and in a store the statement of the sea is neither needed nor judged
      dangerous.acidAlkaliStatement && permitsAcidAlkali(dangerous) && line !== 'domestic' && line !== 'warehousing',
      () => acidAlkaliStanding(goods, entry),
    ],
  ];
  return declared.flatMap(([field, isDeclared, fulfilmentOf]): [string, OrderProblem][] => {
    const fulfilment = isDeclared ? fulfilmentOf() : 'met';
    return isProblem(fulfilment) ? [[field, fulfilment]] : [];
  });
};

/** The excepted quantities that are too many packages for their container or truck (IMDG 3.5.5). */
const tooManyExcepted = ({ shares }: Pick<ServiceDefinition, 'shares'>, cargo: readonly CargoForm[]): number[] => {
  if (shares !== 'container' && shares !== 'consolidation') return [];
  const packages = new Map<number, number>();
  return cargo.flatMap((one, index) => {
    if (one.dangerous?.exceptedQuantity !== true) return [];
    const unit = shares === 'container' ? pieces(one.unit) : 1;
    const sum = (packages.get(unit) ?? 0) + pieces(one.packages);
    packages.set(unit, sum);
    return sum > exceptedPackagesMax ? [index] : [];
  });
};

/** Declarations of limited and excepted quantities and of 7.2.6.5 that the order's own packages disprove. */
export const smallPackageProblems = (
  service: Pick<ServiceDefinition, 'line' | 'shares'>,
  cargo: readonly CargoForm[],
): [string, OrderProblem][] => [
  ...cargo.flatMap((one, index) =>
    one.dangerous
      ? itemProblems(service.line, one, one.dangerous).map(([field, problem]): [string, OrderProblem] => [
          `cargo.${index}.dangerous.${field}`,
          problem,
        ])
      : [],
  ),
  ...tooManyExcepted(service, cargo).map((index): [string, OrderProblem] => [
    `cargo.${index}.dangerous.exceptedQuantity`,
    'exceptedTooMany',
  ]),
];
