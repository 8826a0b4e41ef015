import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { sailingCopy } from './messages.ts';

/** What must be true for a charge, in the words of the line's own fields: a flag's label or the choice's. */
export const conditionName = ({ fields }: Pick<LineDefinition, 'fields'>, condition: string): string => {
  const words = sailingCopy.charges;
  if (condition === 'dangerous' || condition === 'notDangerous') return words[condition];
  const [name = '', value] = condition.split('.');
  const field = fields[name];
  const chosen = field?.kind === 'choice' ? field.options.find((option) => option.value === value) : undefined;
  return words.ifAsked(chosen?.labelZh ?? field?.labelZh ?? condition);
};
