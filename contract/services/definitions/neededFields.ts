import type { OrderFacts, ServiceDefinition } from './serviceDefinition.ts';

/** The optional fields of an order that the rest of it makes required, by the rule that rejects them empty. */
export const neededFields = (service: ServiceDefinition, facts: OrderFacts): ReadonlySet<string> => {
  const optional = Object.keys(service.fields).filter((name) => 'optional' in service.fields[name]!);
  const details = { ...facts.details, ...Object.fromEntries(optional.map((name) => [name, ''])) };
  const without = { ...facts, details };
  const problems = service.problems?.(without) ?? {};
  const rejected = new Set(
    (service.findings?.(without) ?? []).map(({ verdict, path }) => verdict === 'rejected' && path),
  );
  return new Set(
    optional.filter((name) => problems[`details.${name}`] === 'required' || rejected.has(`details.${name}`)),
  );
};
