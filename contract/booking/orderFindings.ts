import type { FieldProblem } from '#contract/protocol/fields.ts';
import { densityFindings } from '#contract/rules/loading/density.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { findingProblem } from '#contract/rules/loading/loadFinding.ts';
import { unitLoadFindings } from '#contract/rules/loading/unitLoads.ts';
import type { OrderFacts, ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';

/**
 * What the figures of an order disprove or leave to the desk: each container or truck by itself, weight against volume,
 * and the rules of the service. The first finding of each field.
 */
export const orderFindings = (service: ServiceDefinition, facts: OrderFacts): LoadFinding[] => {
  const { items } = service;
  const all = [
    ...(service.roomOf && items
      ? unitLoadFindings(facts.items, facts.cargo, {
          roomOf: (code) => service.roomOf!(code, facts),
          unitZh: items.unitZh,
        })
      : []),
    ...(service.findings?.(facts) ?? []),
    ...densityFindings(facts.cargo),
  ].toSorted((one, other) => Number(one.verdict === 'desk') - Number(other.verdict === 'desk'));
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index);
};

/** The rejecting findings as problems of their fields, by dotted path. */
export const findingProblems = (service: ServiceDefinition, facts: OrderFacts): Record<string, FieldProblem> =>
  Object.fromEntries(
    orderFindings(service, facts).flatMap((finding) =>
      finding.verdict === 'rejected' ? [[finding.path, findingProblem(finding)]] : [],
    ),
  );
