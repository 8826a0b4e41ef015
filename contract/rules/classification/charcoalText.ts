import type { CharcoalPacking } from '#contract/rules/acceptance/acceptanceInput.ts';

const degrees = (text: string): string => (/[℃°]/.test(text) || text === '' ? text : `${text} °C`);

/** The transport document's statement for charcoal, in English (IMDG 5.4.1.5.18); empty for other goods. */
export const charcoalText = (charcoal: CharcoalPacking | undefined): string => {
  if (!charcoal) return '';
  const { producedOn, packedOn, materialTemperature, ambientTemperature } = charcoal;
  return [
    ['DATE OF PRODUCTION', producedOn],
    ['DATE OF PACKING', packedOn],
    ['MATERIAL TEMPERATURE AT PACKING', degrees(materialTemperature)],
    ['AMBIENT TEMPERATURE AT PACKING', degrees(ambientTemperature)],
  ]
    .flatMap(([name, value]) => (value === '' ? [] : [`${name} ${value}`]))
    .join(', ');
};
