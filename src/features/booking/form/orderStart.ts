import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { CargoForm, FormStart, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous } from '#contract/booking/orderForm.ts';
import type { RateChoice } from '#contract/rules/pricing/rateChoice.ts';
import { withinUnits } from '#src/features/booking/chosenItems.ts';

/** The row of a price table that was chosen, where the offer still has it. */
const offeredRow = ({ items }: Offer, row: RateChoice | undefined): RateChoice | undefined =>
  items.some(({ code }) => code === row?.item) ? row : undefined;

/** What the offer leaves no choice in. */
const decidedBy = ({ choices }: Offer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([field, options]) =>
      options.length === 1 && options[0] ? [[field, options[0].value]] : [],
    ),
  );

/** What the form of an order begins with: the row that was chosen, or else one of the first item where several may be. */
export const orderStart = (
  line: LineDefinition,
  offer: Offer,
  { row, isDanger }: { row: RateChoice | undefined; isDanger: 'Y' | 'N' },
): Pick<FormStart, 'isDanger' | 'items' | 'details'> => {
  const chosen = offeredRow(offer, row);
  const code = chosen?.item ?? (line.items?.choose === 'many' ? offer.items[0]?.code : undefined);
  return {
    isDanger,
    items: code === undefined ? [] : [{ code, quantity: 1 }],
    details: { ...decidedBy(offer), ...chosen?.details },
  };
};

const isBlank = (dangerous: CargoForm['dangerous']): boolean =>
  JSON.stringify(dangerous) === JSON.stringify(blankDangerous());

/** The cargo as dangerous as the row says, as far as nothing typed is lost by it. */
const asDangerous = (
  line: LineDefinition,
  cargo: readonly CargoForm[],
  isDanger: RateChoice['isDanger'],
): readonly CargoForm[] => {
  if (isDanger === undefined || !line.asksCargo) return cargo;
  if (isDanger === 'N') return cargo.map((one) => (isBlank(one.dangerous) ? { ...one, dangerous: null } : one));
  if (cargo.some(({ dangerous }) => dangerous !== null)) return cargo;
  const [first = blankCargo(line, true), ...rest] = cargo;
  return [{ ...first, dangerous: blankDangerous() }, ...rest];
};

/** A form that was begun before, with the row that is chosen now: all that was typed stays. */
export const withRow = (
  line: LineDefinition,
  offer: Offer,
  form: OrderForm,
  row: RateChoice | undefined,
): OrderForm => {
  const chosen = offeredRow(offer, row);
  if (!chosen) return form;
  const items = [form.items.find(({ code }) => code === chosen.item) ?? { code: chosen.item, quantity: 1 }];
  return {
    ...form,
    items,
    details: { ...form.details, ...chosen.details },
    cargo: [...withinUnits(asDangerous(line, form.cargo, chosen.isDanger), items)],
  };
};
