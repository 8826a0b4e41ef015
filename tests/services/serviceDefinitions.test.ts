import { describe, expect, test } from 'vitest';
import { blankFields, conditionsOf, isVisible } from '#contract/services/definitions/serviceFields.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { orderOf, orderProblems } from '#contract/booking/orderProblems.ts';
import { factsOf, pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { neededFields } from '#contract/services/definitions/neededFields.ts';
import type { PageEntry } from '#src/app/pageEntry.ts';
import { loadAgreement } from '#src/features/services/allAgreements.ts';
import { allPages } from '#src/features/services/allPages.ts';
import { rarePages } from '#src/rarePages.ts';
import { orderForm } from '#tests/support/order.ts';

const services = Object.entries(allServices);

test('every service has its agreement, and each of its pages has code', async () => {
  for (const [, { line, agreementZh }] of services) expect((await loadAgreement(line)).title).toBe(agreementZh);
  const named = Object.entries<PageEntry>(allPages).flatMap(([name, { load, rare = name }]) => (load ? [] : [rare]));
  expect(Object.keys(rarePages)).toEqual(expect.arrayContaining(named));
});

test('order numbers identify the service', () => {
  expect(new Set(services.map(([, { prefix }]) => prefix)).size).toBe(services.length);
});

describe.each(services)('%s', (_name, service) => {
  const blank = blankForm(service, { offerId: 'x', isDanger: 'Y' });

  test('an order has a next deadline: a day that its form requires, or the cut-offs of its sailing', () => {
    const days = Object.entries(service.fields).filter(([, { kind }]) => kind === 'day');
    const required = days.filter(([name]) => `details.${name}` in orderProblems(service, blank));
    expect(required.length > 0 || service.line === 'fcl').toBe(true);
  });

  test('every field is in one group, unless only the quote decides it', () => {
    const grouped = service.groups.flatMap(({ fields }) => fields);
    expect(new Set(grouped).size).toBe(grouped.length);
    for (const field of grouped) expect(service.fields).toHaveProperty(field);
    const hidden = Object.keys(service.fields).filter((field) => !grouped.includes(field));
    for (const field of hidden) expect(service.fields[field]?.kind).toBe('quoted');
  });

  test('a choice begins with one of its options, and nothing that costs extra is chosen', () => {
    for (const field of Object.values(service.fields))
      if (field.kind === 'choice')
        expect([...field.options.map(({ value }) => value), ...(field.optional ? [''] : [])]).toContain(field.initial);
    const ticked = Object.entries(blankFields(service.fields)).filter(([, value]) => value === true);
    expect(ticked).toEqual([]);
  });

  test('an empty form is measured and priced without an error, and rejected with a problem for each thing missing', () => {
    expect(() => service.measures(factsOf(service, blank))).not.toThrow();
    const { items, measures } = pricedBookingOf(service, blank);
    expect(items).toEqual({});
    for (const value of Object.values(measures)) expect(value).toBeGreaterThanOrEqual(0);
    const problems = orderProblems(service, blank);
    expect(problems).toMatchObject({ protocolVersion: 'protocolMissing', 'bookingContact.phone': 'phoneInvalid' });
    for (const party of service.parties)
      if (party !== 'notifyParty') expect(problems).toHaveProperty([`${party}.name`]);
    if (service.items) expect(problems).toMatchObject({ items: 'itemsMissing' });
    expect(orderOf(service).safeParse(blank).success).toBe(false);
  });

  test('a hidden field raises no condition', () => {
    const values = Object.fromEntries(
      Object.entries(service.fields).map(([field, { kind }]) => [field, kind === 'flag' ? true : 'no such value']),
    );
    const hidden = Object.entries(service.fields).filter(([, definition]) => !isVisible(definition, values));
    const raised = new Set(conditionsOf(service.fields, values).map((condition) => condition.split('.')[0]));
    expect(hidden.filter(([field]) => raised.has(field))).toEqual([]);
  });
});

test('a tank that would surge, burst or is not available in that size is rejected', () => {
  const blank = blankForm(allServices.tank, { offerId: 'x', isDanger: 'N', details: { use: 'voyage' } });
  const filled = (details: Record<string, string>, code = 'T11') =>
    orderProblems(allServices.tank, {
      ...blank,
      items: [{ code, quantity: 1 }],
      details: { ...blank.details, density: '1', ...details },
    });
  expect(filled({ tonnesPerTank: '12' })).toMatchObject({
    'details.tonnesPerTank': { messageZh: expect.stringMatching(/20% 与 80%.*CTU Code/) },
  });
  expect(filled({ tonnesPerTank: '23.5' })).toMatchObject({
    'details.tonnesPerTank': { messageZh: expect.stringMatching(/不得超过 95%.*CTU Code/) },
  });
  expect(filled({ tonnesPerTank: '21' })).not.toHaveProperty(['details.tonnesPerTank']);
  expect(filled({ tonnesPerTank: '21', capacity: '26' }, 'T14')).toMatchObject({ 'details.capacity': 'tankSize' });
});

test.each([
  ['B-palletDay', ['pallets']],
  ['B-squareMetreMonth', ['squareMetres']],
  ['B-tonDay', []],
] as const)('storage by %s makes required what its price is counted by, filled in or not', (code, expected) => {
  const service = allServices.warehousing;
  for (const pallets of ['', '4']) {
    const form = orderForm('warehousing', { items: [{ code, quantity: 1 }], details: { pallets } });
    expect([...neededFields(service, factsOf(service, form))]).toEqual(expected);
  }
});
