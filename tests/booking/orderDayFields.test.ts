import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { dayProblems, dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { orderForm } from '#tests/support/order.ts';

const definitions = Object.values<ServiceDefinition>(allServices);
const fieldsOf = (definition: ServiceDefinition) =>
  Object.entries(definition.fields).map(([name, field]) => ({ line: definition.line, name, field }));
const every = definitions.flatMap(fieldsOf);

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('a day', () => {
  const today = '2026-03-02';
  const requested = every.flatMap(({ field, ...rest }) => (field.kind === 'day' ? [{ ...rest, field }] : []));
  const problemAt = (definition: ServiceDefinition, name: string, day: string, departure?: string) =>
    dayProblems(definition.fields, { ...orderForm(definition.line).details, [name]: day }, { today, departure })[
      `details.${name}`
    ];

  test.each(requested)(
    'has a first and a last one, in the form as in the rule: $line $name',
    ({ line, name, field }) => {
      const values = orderForm(line).details;
      const { min, max } = dayRangeOf(field, values, { today });
      expect([min, max]).toEqual([expect.any(String), expect.any(String)]);
      expect([problemAt(allServices[line], name, min!), problemAt(allServices[line], name, max!)]).toEqual([
        undefined,
        undefined,
      ]);
      expect(problemAt(allServices[line], name, dayAfter(min!, -1))).toMatch(/^date/);
      expect(problemAt(allServices[line], name, dayAfter(max!))).toMatch(/^date/);
      expect(problemAt(allServices[line], name, '2026-03-01')).toMatch(/^date/);
      expect(problemAt(allServices[line], name, dayAfter(today, 731))).toMatch(/^date/);
    },
  );

  test('goods are ready by the departure that is booked, and reach the store by the one that is wished', () => {
    expect(problemAt(allServices.fcl, 'cargoReadyDay', '2026-03-20', '2026-03-20')).toBeUndefined();
    expect(problemAt(allServices.fcl, 'cargoReadyDay', '2026-03-21', '2026-03-20')).toBe('dateAfterDeparture');
    const lcl = orderForm('lcl', { details: { warehouseDay: '2026-03-21', departureDay: '2026-03-20' } });
    expect(orderProblems(allServices.lcl, lcl)['details.warehouseDay']).toBe('dateAfterDeparture');
  });
});
