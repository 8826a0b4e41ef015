import { describe, expect, test } from 'vitest';
import { blankFields, conditionsOf, isAsked } from '#contract/services/definitions/serviceFields.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { blankForm, factsOf, orderOf, orderProblems, pricedBookingOf } from '#contract/booking/orderForm.ts';
import { matchedRoute } from '#contract/app/routes.ts';

const lines = Object.entries(allLines);

test('every line of business can be ordered', () => {
  expect(Object.keys(allLines).toSorted()).toEqual([...serviceLine.options].toSorted());
});

test('order numbers tell the lines apart', () => {
  expect(new Set(lines.map(([, { prefix }]) => prefix)).size).toBe(lines.length);
});

describe.each(lines)('%s', (name, line) => {
  const blank = blankForm(line, { offerId: 'x', isDanger: 'Y' });

  test('is filed under its own name, on pages of the site', () => {
    expect(line.line).toBe(name);
    expect(matchedRoute(line.routes.order)).toBeDefined();
    if (line.routes.success) expect(matchedRoute(line.routes.success)).toBeDefined();
  });

  test('every field stands in one group, unless only the offer decides it', () => {
    const grouped = line.groups.flatMap(({ fields }) => fields);
    expect(new Set(grouped).size).toBe(grouped.length);
    for (const field of grouped) expect(line.fields).toHaveProperty(field);
    const hidden = Object.keys(line.fields).filter((field) => !grouped.includes(field));
    for (const field of hidden) expect(line.fields[field]?.kind).toBe('offered');
  });

  test('what a field depends on is another field of the line, with a value it can have', () => {
    for (const field of Object.values(line.fields)) {
      if (!field.when) continue;
      const source = line.fields[field.when.field];
      expect(source).toBeDefined();
      const values: readonly (string | boolean)[] =
        source?.kind === 'choice' ? source.options.map(({ value }) => value) : field.when.is;
      for (const value of field.when.is) expect(values).toContain(value);
    }
  });

  test('a choice begins with one of its options, and nothing that costs extra is chosen', () => {
    for (const field of Object.values(line.fields))
      if (field.kind === 'choice') expect(field.options.map(({ value }) => value)).toContain(field.initial);
    const ticked = Object.entries(blankFields(line.fields)).filter(([, value]) => value === true);
    expect(ticked).toEqual([]);
  });

  test('an empty form is measured and priced without an error, and refused with a problem for each thing missing', () => {
    expect(() => line.measures(factsOf(line, blank))).not.toThrow();
    const { items, measures } = pricedBookingOf(line, blank);
    expect(items).toEqual({});
    for (const value of Object.values(measures)) expect(value).toBeGreaterThanOrEqual(0);
    const problems = orderProblems(line, blank);
    expect(problems).toMatchObject({ protocolVersion: 'protocolMissing', 'bookingContact.phone': 'phoneInvalid' });
    for (const party of line.parties) if (party !== 'notifyParty') expect(problems).toHaveProperty([`${party}.name`]);
    if (line.items) expect(problems).toMatchObject({ items: 'itemsMissing' });
    expect(orderOf(line).safeParse(blank).success).toBe(false);
  });

  test('a field that is not asked raises no condition', () => {
    const values = Object.fromEntries(
      Object.entries(line.fields).map(([field, { kind }]) => [field, kind === 'flag' ? true : 'no such value']),
    );
    const unasked = Object.entries(line.fields).filter(([, definition]) => !isAsked(definition, values));
    const raised = new Set(conditionsOf(line.fields, values).map((condition) => condition.split('.')[0]));
    expect(unasked.filter(([field]) => raised.has(field))).toEqual([]);
  });
});

test('a party that the line asks for may not be left out', () => {
  const form = { ...blankForm(allLines.fcl, { offerId: 'x', isDanger: 'N' }), shipper: null };
  expect(orderProblems(allLines.fcl, form)).toMatchObject({ shipper: 'required' });
});

test('what a choice makes necessary is asked for at once, though other fields are still empty', () => {
  const form = blankForm(allLines.fcl, { offerId: 'x', isDanger: 'N' });
  const factory = { ...form, details: { ...form.details, loading: 'factory' } };
  expect(orderProblems(allLines.fcl, form)).not.toHaveProperty(['details.loadingAddress']);
  expect(orderProblems(allLines.fcl, factory)).toMatchObject({ 'details.loadingAddress': 'required' });
});

test('numbers as people paste them weigh the same', () => {
  const form = blankForm(allLines.lcl, { offerId: 'x', isDanger: 'N' });
  const tonsOf = (volumeM3: string) =>
    pricedBookingOf(allLines.lcl, { ...form, cargo: [{ ...form.cargo[0]!, volumeM3, grossKg: '1,200' }] }).measures
      .revenueTon;
  for (const typed of ['2.5', ' ２．５ ', '2.500', '2 .5']) expect(tonsOf(typed)).toBe(2.5);
  expect(tonsOf('many')).toBe(1.2);
});

test('a tank that would surge, burst or not be offered in that size is refused', () => {
  const blank = blankForm(allLines.tank, { offerId: 'x', isDanger: 'N', details: { use: 'voyage' } });
  const filled = (details: Record<string, string>, code = 'T11') =>
    orderProblems(allLines.tank, {
      ...blank,
      items: [{ code, quantity: 1 }],
      details: { ...blank.details, density: '1', ...details },
    });
  expect(filled({ tonnesPerTank: '12' })).toMatchObject({ 'details.tonnesPerTank': 'tankSurge' });
  expect(filled({ tonnesPerTank: '23.5' })).toMatchObject({ 'details.tonnesPerTank': 'tankOverfilled' });
  expect(filled({ tonnesPerTank: '21' })).not.toHaveProperty(['details.tonnesPerTank']);
  expect(filled({ tonnesPerTank: '21', capacity: '26' }, 'T14')).toMatchObject({ 'details.capacity': 'tankSize' });
});

test('a store below the class that the goods need is refused', () => {
  const blank = blankForm(allLines.warehousing, { offerId: 'x', isDanger: 'Y' });
  const cargo = blank.cargo.map((one) => ({
    ...one,
    dangerous: { ...one.dangerous!, unNumber: '1170', hazardClass: '3', packingGroup: 'II' as const, flashPoint: '13' },
  }));
  const stored = (code: string) =>
    orderProblems(allLines.warehousing, { ...blank, cargo, items: [{ code, quantity: 1 }] }).items;
  expect(stored('C-tonDay')).toBe('storeTooLow');
  expect(stored('G-tonDay')).toBe('storeTooLow');
  expect(stored('A-tonDay')).toBeUndefined();
});
