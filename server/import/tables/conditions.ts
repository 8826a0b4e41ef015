import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { conditionParts } from '#contract/rules/pricing/price.ts';

const isKnown = (service: ServiceDefinition, part: string): boolean => {
  if (part === 'dangerous' || part === 'notDangerous') return true;
  const [name = '', value] = part.split('.');
  const field = service.fields[name];
  if (!field) return false;
  if (field.kind === 'choice') return field.options.some((option) => option.value === value);
  return field.kind === 'flag' ? value === undefined : true;
};

/** The first part of a charge's condition that no order of the service can meet; undefined if all are known. */
export const unknownPartOf = (line: ServiceCode, condition: string | null): string | undefined =>
  conditionParts(condition).find((part) => !isKnown(allServices[line], part));
