import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineField } from '#contract/services/definitions/serviceFields.ts';
import { isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm, factsOf, orderProblems } from '#contract/booking/orderForm.ts';
import { Refusal } from '#contract/protocol/apiError.ts';
import { dayProblems, dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { problemsWhileTyping, refusedField } from '#machines/booking/bookingRules.ts';
import { withValue } from '#machines/support/formPath.ts';
import { acidAndAlkali } from '#stories/booking/bookingSamples.ts';
import { offers } from '#stories/services/serviceQuotes.ts';
import { cargoLine, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const lines = Object.values<LineDefinition>(allLines);
const fieldsOf = (line: LineDefinition) =>
  Object.entries(line.fields).map(([name, field]) => ({ line: line.line, name, field }));
const every = lines.flatMap(fieldsOf);
const draft = { version: 2, key: '', revision: 0, savedAt: '', titleZh: '' } as const;
/** The form's value so that a field asked under a condition is asked. */
const asking = ({ when }: LineField) => (when ? { [when.field]: when.is[0]! } : {});

const said = (line: LineDefinition, form: OrderForm, path: string) =>
  problemsWhileTyping({ line, offer: offers[line.line], draft: { ...draft, form } }, path)[path];

const filled = (line: LineDefinition): OrderForm => ({
  ...orderForm(line.line, { cargo: [cargoLine(line.line)] }),
  notifyParty: { sameAsConsignee: false, name: 'N', address: '', telephone: '' },
});

const bad = (kind: LineField['kind']) => (kind === 'flag' ? 'x' : kind === 'text' ? 'x'.repeat(5_000) : '?');

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('what is left empty', () => {
  const chosen = new Set<string>(['day', 'choice', 'offered']);
  const emptied = every.filter(({ field }) => field.kind !== 'flag' && !('optional' in field));
  test.each(emptied)('is to be chosen or typed: $line $name', ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...asking(field), [name]: '' } });
    expect(orderProblems(allLines[line], form)[`details.${name}`]).toBe(
      chosen.has(field.kind) ? 'notChosen' : 'required',
    );
  });

  test.each(lines.filter(({ asksCargo }) => asksCargo))('is to be chosen: the packaging of $line', (line) => {
    const form = blankForm(line, { offerId: 'o', isDanger: 'N' });
    expect(orderProblems(line, form)['cargo.0.packagingCode']).toBe('notChosen');
  });
});

describe('a day', () => {
  const today = '2026-03-02';
  const asked = every.flatMap(({ field, ...rest }) => (field.kind === 'day' ? [{ ...rest, field }] : []));
  const problemAt = (line: LineDefinition, name: string, day: string, departure?: string) =>
    dayProblems(line.fields, { ...orderForm(line.line).details, [name]: day }, { today, departure })[`details.${name}`];

  test.each(asked)('has a first and a last one, in the form as in the rule: $line $name', ({ line, name, field }) => {
    const values = orderForm(line).details;
    const { min, max } = dayRangeOf(field, values, { today });
    expect([min, max]).toEqual([expect.any(String), expect.any(String)]);
    expect([problemAt(allLines[line], name, min!), problemAt(allLines[line], name, max!)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(problemAt(allLines[line], name, dayAfter(min!, -1))).toMatch(/^date/);
    expect(problemAt(allLines[line], name, dayAfter(max!))).toMatch(/^date/);
    expect(problemAt(allLines[line], name, '2026-03-01')).toMatch(/^date/);
    expect(problemAt(allLines[line], name, dayAfter(today, 731))).toMatch(/^date/);
  });

  test('goods are ready by the departure that is booked, and reach the store by the one that is wished', () => {
    expect(problemAt(allLines.fcl, 'cargoReadyDay', '2026-03-20', '2026-03-20')).toBeUndefined();
    expect(problemAt(allLines.fcl, 'cargoReadyDay', '2026-03-21', '2026-03-20')).toBe('dateAfterDeparture');
    const lcl = orderForm('lcl', { details: { warehouseDay: '2026-03-21', departureDay: '2026-03-20' } });
    expect(orderProblems(allLines.lcl, lcl)['details.warehouseDay']).toBe('dateAfterDeparture');
  });
});

describe('a figure beyond its limit has no price, and is said while it is typed', () => {
  const figures = every.flatMap(({ field, ...rest }) =>
    field.kind === 'quantity' || field.kind === 'count' ? [{ ...rest, field }] : [],
  );

  test.each(figures)('$line $name', ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...asking(field), [name]: String(field.max + 1) } });
    expect(factsOf(allLines[line], form, offers[line]).details[name]).toBe(0);
    expect(said(allLines[line], form, `details.${name}`)).toMatch(/^(?:tooMany|aboveStock)$/);
  });

  const measures = ['packages', 'grossKg', 'volumeM3'] as const;
  test.each(lines.filter(({ asksCargo }) => asksCargo))('the cargo of $line', (line) => {
    for (const name of measures) {
      const form = orderForm(line.line, { cargo: [cargoLine(line.line, { [name]: '100000001' })] });
      expect(factsOf(line, form)[name]).toBe(0);
      expect(said(line, form, `cargo.0.${name}`)).toBe('tooMany');
    }
  });

  test.each(lines.filter(({ items }) => items?.choose === 'many'))('the items of $line', (line) => {
    const { items } = orderForm(line.line);
    const form = orderForm(line.line, { items: [{ code: items[0]!.code, quantity: line.items!.max + 1 }] });
    expect(factsOf(line, form).items).toEqual({ [items[0]!.code]: 0 });
    expect(said(line, form, 'items')).toBe('tooMany');
    expect(orderProblems(line, form).items).toBe('tooMany');
  });

  test('goods below the least that is sold', () => {
    const { minimumOrderTons } = offers.goods.goods!;
    const form = orderForm('goods', { details: { tonnes: String(minimumOrderTons / 2) } });
    expect(factsOf(allLines.goods, form, offers.goods).details.tonnes).toBe(0);
    expect(said(allLines.goods, form, 'details.tonnes')).toBe('belowMinimum');
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
  const abroad = lines.filter(({ crossesBorders }) => crossesBorders);

  test.each(abroad)('are asked for by $line, and nothing else is taken there', (line) => {
    expect(Object.values(orderProblems(line, filled(line)))).not.toContain('latinOnly');
    for (const path of named)
      for (const typed of ['上海化工有限公司', 'Shanghai 化工', 'Ltd。', 'Завод'])
        expect(orderProblems(line, withValue(filled(line), path, typed))[path]).toBe('latinOnly');
    for (const path of named)
      for (const typed of ['Müller & Söhne GmbH', 'α-Pinene (98 %)', 'ＡＢＣ　Ｃｏ．'])
        expect(orderProblems(line, withValue(filled(line), path, typed))[path]).toBeUndefined();
  });

  test.each(lines.filter((line) => !line.crossesBorders && line.parties.includes('shipper')))(
    'are not asked for by $line',
    (line) => {
      const form = withValue(orderForm(line.line), 'shipper.name', '上海化工有限公司');
      expect(orderProblems(line, form)['shipper.name']).toBeUndefined();
    },
  );
});

describe('what the service refuses', () => {
  let service: TestService;
  let session: Awaited<ReturnType<TestService['signIn']>>;
  beforeAll(async () => {
    service = await freshService();
    session = await service.signIn();
  });
  afterAll(() => service.close());

  const refusedAt = async (line: LineDefinition, form: OrderForm) => {
    const error = await place(service, session, form, { totals: [] }).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(Refusal);
    return refusedField({ line, draft: { ...draft, form } }, error);
  };

  test.each(every)('names the field of the form: $line $name', async ({ line, name, field }) => {
    const form = orderForm(line, { details: { ...asking(field), [name]: bad(field.kind) } });
    const dressed = isAsked(field, form.details) ? form : orderForm(line, { details: { [name]: bad(field.kind) } });
    expect(await refusedAt(allLines[line], dressed)).toBe(`details.${name}`);
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
    const { fcl } = allLines;
    expect(await refusedAt(fcl, withValue(orderForm('fcl'), path, value))).toBe(at);
  });
});

test('goods that a rule keeps apart are said as they are typed, wherever the verdict lies', () => {
  const { fcl } = allLines;
  const apart = { ...orderForm('fcl'), cargo: acidAndAlkali('fcl') };
  const booking = { line: fcl, offer: offers.fcl, draft: { ...draft, form: apart } };
  for (const path of ['cargo', 'cargo.1.dangerous', 'items'])
    expect(problemsWhileTyping(booking, path).cargo).toBe('goodsRefused');
  expect(problemsWhileTyping(booking, 'remark')).toEqual({});
});
