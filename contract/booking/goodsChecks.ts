import type { OrderProblems } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import { flashPointProblem } from '#contract/rules/classification/flashPointRules.ts';
import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';
import { entryNameOf, isWholeEntry, shippingNameOf } from '#contract/rules/classification/shippingNames.ts';
import { technicalNameProblem } from '#contract/rules/classification/technicalName.ts';
import { densityOf } from '#contract/rules/loading/density.ts';
import type { Package } from '#contract/rules/packaging/markRules.ts';
import { markAgeProblem, markProblem } from '#contract/rules/packaging/markRules.ts';
import type { ItemProblem } from '#contract/rules/packaging/packagingRules.ts';
import { flexitankProblems, packagingProblems } from '#contract/rules/packaging/packagingRules.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { amount, pieces, typedText } from './orderFacts.ts';
import type { CargoForm, DangerousForm, OrderForm } from './orderForm.ts';

/** A form as typed: its text fields may hold numbers. */
const withTexts = (item: CargoForm): CargoForm => ({
  ...item,
  nameZh: typedText(item.nameZh),
  nameEn: typedText(item.nameEn),
  packagingCode: typedText(item.packagingCode),
  dangerous: item.dangerous && {
    ...item.dangerous,
    technicalName: typedText(item.dangerous.technicalName),
    flashPoint: typedText(item.dangerous.flashPoint),
    packagingMark: typedText(item.dangerous.packagingMark),
    innerPackaging: typedText(item.dangerous.innerPackaging),
  },
});

/** The chosen name is one of the entry's; a draft of an older version has the whole entry as its name. */
const shippingNameProblem = (details: DangerousForm): GoodsProblem | undefined => {
  const { properShippingName, listed } = details;
  if (!listed || properShippingName === '') return undefined;
  const listedName = entryNameOf(details);
  if (isWholeEntry(listedName, properShippingName)) return 'shippingNameNotChosen';
  return shippingNameOf(listedName, properShippingName) === undefined ? 'shippingNameUnlisted' : undefined;
};

const per = (packages: number, total: number): number => (packages > 0 ? total / packages : 0);

const averageOf = (item: CargoForm, packages: number): Package & { netKg: number } => {
  const net = amount(item.dangerous?.netKg ?? 0);
  const volumeM3 = amount(item.volumeM3, limits.volumeM3Max);
  return {
    grossKg: per(packages, amount(item.grossKg, limits.grossKgMax)),
    netKg: per(packages, net),
    leastDensity: densityOf({ grossKg: net, volumeM3 }) ?? 0,
  };
};

/** OrderProblems of names, flash point, packaging and mark of one cargo item, by path inside it; none before an entry is chosen. */
const itemProblems = ({ line }: ServiceDefinition, item: CargoForm): ItemProblem[] => {
  const { dangerous } = item;
  const flexitanks = flexitankProblems(item);
  if (!dangerous || dangerous.hazardClass === '') return flexitanks;
  const average = averageOf(item, pieces(item.packages, limits.packagesMax));
  const own = [
    ['dangerous.properShippingName', shippingNameProblem(dangerous)],
    ['dangerous.technicalName', technicalNameProblem(dangerous)],
    ['dangerous.flashPoint', flashPointProblem(dangerous, line)],
    ['dangerous.packagingMark', markProblem(item, average)],
  ] as const;
  return [
    ...flexitanks,
    ...own.flatMap(([path, problem]): ItemProblem[] => (problem ? [[path, problem]] : [])),
    ...packagingProblems(item, average.netKg),
  ];
};

/** OrderProblems of the dangerous goods of an order, by dotted path: classification, names, packagings and their marks. */
export const goodsProblems = (service: ServiceDefinition, { cargo }: OrderForm): [string, GoodsProblem][] =>
  cargo.flatMap((item, index) =>
    itemProblems(service, withTexts(item)).map(([path, problem]): [string, GoodsProblem] => [
      `cargo.${index}.${path}`,
      problem,
    ]),
  );

/** Marks made after `today` (`YYYY-MM-DD`) or too old for it, by dotted path. */
export const markAgeProblems = ({ cargo }: Pick<OrderForm, 'cargo'>, today: string): OrderProblems =>
  Object.fromEntries(
    cargo.flatMap((item, index) => {
      const problem = markAgeProblem(withTexts(item), today);
      return problem ? [[`cargo.${index}.dangerous.packagingMark`, problem]] : [];
    }),
  );
