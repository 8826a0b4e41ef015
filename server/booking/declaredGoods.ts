import type { Order } from '#contract/booking/orderForm.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { Recogniser } from '#contract/rules/acceptance/suspicions.ts';
import { casNumbersIn } from '#contract/rules/classification/cas.ts';
import { controlNamesZh } from '#contract/rules/documents/controlledGoods.ts';
import { tradeMessages } from '#server/orders/messages.ts';

type CargoItem = Order['cargo'][number];

/** The CAS number of an entry, if it has one. */
interface NumberedEntry {
  unNumber: string;
  cas: string | null;
}

/** A typed CAS number that belongs to another substance than the entry. */
const foreignCas = (item: CargoItem, list: readonly NumberedEntry[], recognise: Recogniser): string | undefined => {
  const { nameZh, nameEn, details, dangerous } = item;
  const unNumber = dangerous?.unNumber ?? '';
  const own = list.flatMap((entry) => (entry.unNumber === unNumber && entry.cas !== null ? [entry.cas] : []));
  if (own.length === 0) return undefined;
  const typed = [nameZh, nameEn, dangerous?.technicalName ?? '', String(details['cas'] ?? '')].flatMap(casNumbersIn);
  const cas = typed.find(
    (one) =>
      !own.includes(one) &&
      // an isomer of the entry has its own number
      recognise({ names: [], notes: [one] }).every(({ entry }) => entry?.unNumber !== unNumber),
  );
  return cas === undefined ? undefined : tradeMessages.casOfAnother({ cas, unNumber, own: own[0] ?? '' });
};

/** Controlled chemicals in the names of a declared cargo: their entry may be generic, or have no control. */
const controlledGoods = (item: CargoItem, recognise: Recogniser): Omit<Suspicion, 'path'>[] => {
  const { nameZh, nameEn, details, dangerous } = item;
  const names = [nameZh, nameEn, dangerous?.technicalName ?? ''];
  const found = recognise({ names, notes: [String(details['cas'] ?? '')], unNumber: dangerous?.unNumber ?? '' });
  return found.map(({ words, controls = [] }) => {
    const controlsZh = controls.map((control) => controlNamesZh[control]);
    return { why: 'classification', words: tradeMessages.controlledAsWell(words, controlsZh), controls };
  });
};

/**
 * Contradictions between a declaration and the list, and controlled chemicals: a CAS number of another substance, and a
 * marine pollutant that was not ticked (IMDG 3.2 column 4, 2.10). `typed` is the order as sent, `order` has the facts
 * of the list.
 */
export const declarationDoubts = (
  { typed, order }: { typed: Order; order: Order },
  list: readonly NumberedEntry[],
  recognise: Recogniser,
): Suspicion[] =>
  order.cargo.flatMap((item, index): Suspicion[] => {
    if (item.dangerous === null) return [];
    const cas = foreignCas(item, list, recognise);
    const isUnticked = item.dangerous.marinePollutant && typed.cargo[index]?.dangerous?.marinePollutant === false;
    return [
      ...controlledGoods(item, recognise).map((one) => Object.assign({ path: `cargo.${index}.nameZh` }, one)),
      ...(cas === undefined ? [] : [{ path: `cargo.${index}.nameZh`, why: 'classification' as const, words: cas }]),
      ...(isUnticked
        ? [
            {
              path: `cargo.${index}.dangerous.marinePollutant`,
              why: 'classification' as const,
              words: tradeMessages.pollutantUnticked(item.dangerous.unNumber),
            },
          ]
        : []),
    ];
  });
