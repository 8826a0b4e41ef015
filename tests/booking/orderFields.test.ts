import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { problemsAfter, rejectedField } from '#machines/booking/bookingRules.ts';
import { withValue } from '#contract/booking/edits/formPath.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const definitions = Object.values<ServiceDefinition>(allServices);
const fieldsOf = (definition: ServiceDefinition) =>
  Object.entries(definition.fields).map(([name, field]) => ({ line: definition.line, name, field }));
const every = definitions.flatMap(fieldsOf);
const draft = { version: 2, key: '', revision: 0, savedAt: '', titleZh: '' } as const;
/** A value of the form that makes a conditional field required. */
const choosing = ({ when }: ServiceField) => (when ? { [when.field]: when.is[0]! } : {});

const said = (definition: ServiceDefinition, form: OrderForm, path: string) =>
  problemsAfter({ service: definition, quote: quotes[definition.line], draft: { ...draft, form } }, {}, [path])[path];

const filled = (definition: ServiceDefinition): OrderForm => ({
  ...orderForm(definition.line, { cargo: [cargoItem(definition.line)] }),
  notifyParty: { sameAsConsignee: false, name: 'N', address: '', telephone: '' },
});

const bad = (kind: ServiceField['kind']) => (kind === 'flag' ? 'x' : kind === 'text' ? 'x'.repeat(5_000) : '?');

describe('what is left empty', () => {
  const chosen = new Set<string>(['day', 'choice', 'quoted']);
  const emptied = every.filter(({ field }) => field.kind !== 'flag' && !('optional' in field));
  test.each(emptied)('is to be chosen or typed: $line $name', ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...choosing(field), [name]: '' } });
    expect(orderProblems(allServices[line], form)[`details.${name}`]).toBe(
      chosen.has(field.kind) ? 'notChosen' : 'required',
    );
  });

  test.each(definitions.filter(({ hasCargo }) => hasCargo))('is to be chosen: the packaging of $line', (definition) => {
    const form = blankForm(definition, { offerId: 'o', isDanger: 'N' });
    expect(orderProblems(definition, form)['cargo.0.packagingCode']).toBe('notChosen');
  });
});

const figures = every.flatMap(({ field, ...rest }) =>
  field.kind === 'quantity' || field.kind === 'count' ? [{ ...rest, field }] : [],
);

test.each(figures)('a figure beyond its limit has no price, and says so: $line $name', ({ line, name, field }) => {
  const form = orderForm(line, { details: { ...choosing(field), [name]: String(field.max + 1) } });
  expect(factsOf(allServices[line], form, quotes[line]).details[name]).toBe(0);
  expect(said(allServices[line], form, `details.${name}`)).toMatch(/^(?:tooMany [\d.]+|aboveStock)$/);
});

const named = [
  'cargo.0.nameEn',
  'cargo.0.dangerous.technicalName',
  'shipper.name',
  'shipper.address',
  'consignee.name',
  'consignee.address',
  'notifyParty.name',
  'notifyParty.address',
];
const abroad = definitions.filter(({ crossesBorders }) => crossesBorders);

test.each(abroad)('Latin letters are required by $line, and nothing else is accepted there', (definition) => {
  expect(Object.values(orderProblems(definition, filled(definition)))).not.toContain('latinOnly');
  for (const path of named)
    expect(orderProblems(definition, withValue(filled(definition), path, 'Shanghai 化工'))[path]).toBe('latinOnly');
});

describe('what the service rejects', () => {
  const service = serviceForAll();
  const session = sessionForAll(service);

  const rejectedAt = async (definition: ServiceDefinition, form: OrderForm) => {
    const error = await place(service, session, form, { totals: [] }).catch((apiError: unknown) => apiError);
    expect(error).toBeInstanceOf(ApiError);
    return rejectedField({ service: definition, draft: { ...draft, form } }, error);
  };

  const oneOfEachKind = [...new Map(every.map((one) => [one.field.kind, one])).values()];
  test.each(oneOfEachKind)('names the field of the form: $line $name, a $field.kind', async ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...choosing(field), [name]: bad(field.kind) } });
    expect(await rejectedAt(allServices[line], form)).toBe(`details.${name}`);
  });
});
