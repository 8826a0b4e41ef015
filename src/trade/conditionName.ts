import { conditionParts } from '#contract/rules/pricing/price.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';

const partName = ({ fields }: Pick<ServiceDefinition, 'fields'>, part: string): string => {
  const messages = sailingMessages.charges;
  if (part === 'dangerous' || part === 'notDangerous') return messages[part];
  const [name = '', value] = part.split('.');
  const field = fields[name];
  const chosen = field?.kind === 'choice' ? field.options.find((option) => option.value === value) : undefined;
  return messages.ifChosen(chosen?.labelZh ?? field?.labelZh ?? part);
};

/** The condition of a charge as text, by the service's own fields: a flag's label or the choice's. */
export const conditionName = (service: Pick<ServiceDefinition, 'fields'>, condition: string): string =>
  conditionParts(condition)
    .map((part) => partName(service, part))
    .join('，');
