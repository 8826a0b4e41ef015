import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { conditionParts } from '#contract/rules/pricing/price.ts';

/** The leg of the transport that a charge covers, as text. */
export const sideNames: Readonly<Record<TariffCharge['side'], string>> = {
  freight: '运费',
  origin: '起运地',
  destination: '目的地',
  service: '服务',
};

const partText = (
  part: string,
  { fields }: Pick<ServiceDefinition, 'fields'>,
  { choices }: Pick<Quote, 'choices'>,
): string => {
  if (part === 'dangerous') return '危险品';
  if (part === 'notDangerous') return '普通货';
  const [name = '', value] = part.split('.');
  const field = fields[name];
  const options = field?.kind === 'choice' ? field.options : (choices[name] ?? []);
  const chosen = options.find((option) => option.value === value);
  return [field?.labelZh ?? name, chosen?.labelZh].filter((word) => word !== undefined).join('：');
};

/** The condition of a charge as text, by the service's fields and the quote's choices; empty for none. */
export const conditionText = (
  condition: string | null,
  service: Pick<ServiceDefinition, 'fields'>,
  quote: Pick<Quote, 'choices'>,
): string =>
  conditionParts(condition)
    .map((part) => partText(part, service, quote))
    .join('，');
