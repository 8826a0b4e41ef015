import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
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
import { acidAndAlkali } from '#stories/booking/bookingSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const definitions = Object.values<ServiceDefinition>(allServices);
const fieldsOf = (definition: ServiceDefinition) =>
  Object.entries(definition.fields).map(([name, field]) => ({ line: definition.line, name, field }));
const every = definitions.flatMap(fieldsOf);
const draft = { version: 2, key: '', revision: 0, savedAt: '', titleZh: '' } as const;
/** The form's value so that a field required under a condition is required. */
const choosing = ({ when }: ServiceField) => (when ? { [when.field]: when.is[0]! } : {});

const said = (definition: ServiceDefinition, form: OrderForm, path: string) =>
  problemsAfter({ service: definition, quote: quotes[definition.line], draft: { ...draft, form } }, {}, [path])[path];

const filled = (definition: ServiceDefinition): OrderForm => ({
  ...orderForm(definition.line, { cargo: [cargoItem(definition.line)] }),
  notifyParty: { sameAsConsignee: false, name: 'N', address: '', telephone: '' },
});

const shipperNamed = (name: string) => withValue(filled(allServices.fcl), 'shipper.name', name);

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

describe('a figure beyond its limit has no price, and is said while it is typed', () => {
  const figures = every.flatMap(({ field, ...rest }) =>
    field.kind === 'quantity' || field.kind === 'count' ? [{ ...rest, field }] : [],
  );

  test.each(figures)('$line $name', ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...choosing(field), [name]: String(field.max + 1) } });
    expect(factsOf(allServices[line], form, quotes[line]).details[name]).toBe(0);
    expect(said(allServices[line], form, `details.${name}`)).toMatch(/^(?:tooMany|aboveStock)$/);
  });

  const measures = ['packages', 'grossKg', 'volumeM3'] as const;
  test.each(definitions.filter(({ hasCargo }) => hasCargo))('the cargo of $line', (definition) => {
    for (const name of measures) {
      const form = orderForm(definition.line, { cargo: [cargoItem(definition.line, { [name]: '100000001' })] });
      expect(factsOf(definition, form)[name]).toBe(0);
      expect(said(definition, form, `cargo.0.${name}`)).toBe('tooMany');
    }
  });

  test.each(definitions.filter(({ items }) => items?.choose === 'many'))('the items of $line', (definition) => {
    const { items } = orderForm(definition.line);
    const form = orderForm(definition.line, { items: [{ code: items[0]!.code, quantity: definition.items!.max + 1 }] });
    expect(factsOf(definition, form).items).toEqual({ [items[0]!.code]: 0 });
    expect(said(definition, form, 'items')).toBe('tooMany');
    expect(orderProblems(definition, form).items).toBe('tooMany');
  });

  test('goods below the least that is sold', () => {
    const { minimumOrderTons } = quotes.goods.goods!;
    const form = orderForm('goods', { details: { tonnes: String(minimumOrderTons / 2) } });
    expect(factsOf(allServices.goods, form, quotes.goods).details.tonnes).toBe(0);
    expect(said(allServices.goods, form, 'details.tonnes')).toBe('belowMinimum');
  });
});

describe('Latin letters', () => {
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

  test.each(abroad)('are required by $line, and nothing else is accepted there', (definition) => {
    expect(Object.values(orderProblems(definition, filled(definition)))).not.toContain('latinOnly');
    for (const path of named)
      expect(orderProblems(definition, withValue(filled(definition), path, 'Shanghai 化工'))[path]).toBe('latinOnly');
  });

  test.each(['上海化工有限公司', 'Ltd。', 'Завод'])('are not %j', (name) => {
    expect(orderProblems(allServices.fcl, shipperNamed(name))['shipper.name']).toBe('latinOnly');
  });

  test.each(['Müller & Söhne GmbH', 'α-Pinene (98 %)', 'ＡＢＣ　Ｃｏ．'])('are %j', (name) => {
    expect(orderProblems(allServices.fcl, shipperNamed(name))['shipper.name']).toBeUndefined();
  });

  test.each(definitions.filter((definition) => !definition.crossesBorders && definition.parties.includes('shipper')))(
    'are not required by $line',
    (definition) => {
      const form = withValue(orderForm(definition.line), 'shipper.name', '上海化工有限公司');
      expect(orderProblems(definition, form)['shipper.name']).toBeUndefined();
    },
  );
});

describe('what the service rejects', () => {
  let service: TestService;
  let session: Awaited<ReturnType<TestService['signIn']>>;
  beforeAll(async () => {
    service = await freshService();
    session = await service.signIn();
  });
  afterAll(() => service.close());

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

  const paths: [path: string, value: unknown, at?: string][] = [
    ['items', [{ code: 'nonsense', quantity: 1 }]],
    ['items', [{ code: '20GP', quantity: 'many' }], 'items.0.quantity'],
    ['cargo', []],
    ['cargo.0.nameZh', ''],
    ['cargo.0.nameEn', '油漆'],
    ['cargo.0.packagingCode', 'ZZ'],
    ['cargo.0.packages', '-1'],
    ['cargo.0.dangerous.unNumber', '9999'],
    ['cargo.0.dangerous.netKg', ''],
    ['cargo.0.dangerous.acidAlkaliStatement', true],
    ['shipper.name', '上海'],
    ['consignee.email', 'x'],
    ['bookingContact.phone', '1'],
    ['details.cargoReadyDay', chinaDayOf(new Date(0))],
    ['papersHeld', ['ZZZ']],
    ['protocolVersion', '2000-01'],
  ];
  test.each(paths)('names what every order has: %s = %j', async (path, value, at = path) => {
    const { fcl } = allServices;
    expect(await rejectedAt(fcl, withValue(orderForm('fcl'), path, value))).toBe(at);
  });
});

test('goods that a rule segregates are reported while typing, wherever the verdict is', () => {
  const { fcl } = allServices;
  const apart = { ...orderForm('fcl'), cargo: acidAndAlkali('fcl') };
  const booking = { service: fcl, quote: quotes.fcl, draft: { ...draft, form: apart } };
  for (const path of ['cargo', 'cargo.1.dangerous', 'items'])
    expect(problemsAfter(booking, {}, [path]).cargo).toBe('goodsRejected');
  expect(problemsAfter(booking, {}, ['remark'])).toEqual({});
});
