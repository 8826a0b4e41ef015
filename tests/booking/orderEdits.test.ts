import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm, Order } from '#contract/booking/orderForm.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import type { OrderEdit, PastEdit } from '#contract/booking/edits/orderEdit.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { describe, expect, test } from 'vitest';
import { blankDangerous, blankForm } from '#contract/booking/blankOrder.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { filledFrom, mayDeclarePollutant } from '#contract/booking/edits/dangerousDetails.ts';
import { orderProblems, orderOf } from '#contract/booking/orderProblems.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { isFormOf, withNewFields } from '#contract/booking/formShape.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';

const scopeOf = (service: ServiceCode, past: readonly PastEdit[] = []) => ({
  service: allServices[service],
  quote: quotes[service],
  past,
});

/** The form after some edits, each with the earlier ones as its past. */
const after = (service: ServiceCode, form: OrderForm, ...edits: OrderEdit[]): OrderForm => {
  const past: PastEdit[] = [];
  return edits.reduce((before, edit) => {
    const changed = applyEdit(before, edit, scopeOf(service, past));
    past.push({ form: before, edit });
    return changed;
  }, form);
};

/** Whether an edit changes nothing. */
const isRejected = (service: ServiceCode, form: OrderForm, edit: OrderEdit) => after(service, form, edit) === form;

const fcl = completeFormOf('fcl');
const store = completeFormOf('warehousing');
const apart: OrderForm = { ...fcl, cargo: acidAndAlkali('fcl') };
const more = { type: 'container.added', code: '20GP' } as const;
const fewer = { type: 'container.removed', code: '20GP' } as const;
const typed = (quantity: string) => ({ type: 'item.quantityChanged', code: '20GP', quantity }) as const;

describe('containers', () => {
  test('are added and removed one by one, in the order of the list', () => {
    const other = quotes.fcl.items.find(({ code }) => code !== '20GP')!.code;
    const form = after('fcl', fcl, { type: 'container.added', code: other }, more, fewer, more);
    expect(form.items.map(({ code }) => code)).toEqual(
      quotes.fcl.items.map(({ code }) => code).filter((code) => code === '20GP' || code === other),
    );
    expect(form.items.find(({ code }) => code === '20GP')?.quantity).toBe(2);
  });

  test('stay between none and what the service takes', () => {
    expect(after('fcl', fcl, fewer).items).toEqual([]);
    expect(isRejected('fcl', { ...fcl, items: [] }, fewer)).toBe(true);
    expect(isRejected('fcl', after('fcl', fcl, typed('50')), more)).toBe(true);
    expect(after('fcl', fcl, typed('99999999'), fewer).items).toEqual([{ code: '20GP', quantity: 50 }]);
    expect(after('fcl', fcl, typed('zwei'), more).items).toEqual([{ code: '20GP', quantity: 1 }]);
  });

  test('take their cargo along when they go', () => {
    const form = after('fcl', apart, more, more, { type: 'cargo.moved', index: 1, unit: 3 });
    expect(after('fcl', form, fewer).cargo.map(({ unit }) => unit)).toEqual([1, 2]);
    expect(after('fcl', form, typed('')).cargo.map(({ unit }) => unit)).toEqual([1, 1]);
  });

  test('accept any spelling, and none that is not in the list', () => {
    expect(after('fcl', fcl, typed('99999999')).items).toEqual([{ code: '20GP', quantity: '99999999' }]);
    expect(after('fcl', fcl, typed('0')).items).toEqual([]);
    expect(isRejected('fcl', fcl, { ...more, code: 'nonsense' })).toBe(true);
    expect(isRejected('fcl', fcl, { type: 'item.chosen', code: '40HQ' })).toBe(true);
  });

  test('of one to choose there is one', () => {
    expect(after('warehousing', store, { type: 'item.chosen', code: 'C-tonDay' }).items).toEqual([
      { code: 'C-tonDay', quantity: 1 },
    ]);
    expect(isRejected('warehousing', store, { type: 'item.chosen', code: 'B-tonDay' })).toBe(true);
    expect(isRejected('warehousing', store, { type: 'container.added', code: 'C-tonDay' })).toBe(true);
  });
});

describe('cargo', () => {
  test('is added as dangerous as the last', () => {
    const { emergencyContact, emergencyPhone } = fcl.cargo[0]!.dangerous!;
    const added = after('fcl', fcl, { type: 'cargo.added' }).cargo.at(-1)?.dangerous;
    expect(added).toEqual({ ...blankDangerous(), emergencyContact, emergencyPhone });
    const harmless = after('rail', completeFormOf('rail'), { type: 'cargo.added' });
    expect(harmless.cargo.at(-1)).toMatchObject({ nameZh: '', unit: 1, dangerous: null });
  });

  test('is copied next to itself, up to twenty', () => {
    const form = after('fcl', apart, { type: 'cargo.copied', index: 0 });
    expect(form.cargo.map(({ nameZh }) => nameZh)).toEqual(['浓硫酸', '浓硫酸', '液碱']);
    const full = { ...fcl, cargo: Array.from({ length: 20 }, () => fcl.cargo[0]!) };
    expect(isRejected('fcl', full, { type: 'cargo.copied', index: 0 })).toBe(true);
    expect(isRejected('fcl', full, { type: 'cargo.added' })).toBe(true);
  });

  test('moves into a container that there is', () => {
    const two = after('fcl', apart, more);
    expect(after('fcl', two, { type: 'cargo.moved', index: 1, unit: 2 }).cargo[1]?.unit).toBe(2);
    for (const unit of [0, 1, 1.5, 3, Number.NaN])
      expect(isRejected('fcl', two, { type: 'cargo.moved', index: 1, unit })).toBe(true);
    const boxes = completeFormOf('air');
    expect(isRejected('air', boxes, { type: 'cargo.moved', index: 0, unit: 2 })).toBe(true);
  });

  test('is no field where goods are bought', () => {
    expect(isRejected('goods', completeFormOf('goods'), { type: 'cargo.added' })).toBe(true);
  });
});

describe('the remedy of a verdict', () => {
  const remedy = { type: 'remedy.applied', index: 1 } as const;

  test('takes the next one that no rule excludes', () => {
    const three = { ...apart, cargo: [...apart.cargo, { ...apart.cargo[0]!, unit: 2 }] };
    const form = after('fcl', three, typed('3'), remedy);
    expect([form.items, form.cargo.map(({ unit }) => unit)]).toEqual([[{ code: '20GP', quantity: '3' }], [1, 3, 2]]);
  });

  test('is none without a container', () => {
    expect(isRejected('fcl', { ...apart, items: [] }, remedy)).toBe(true);
    expect(isRejected('lcl', { ...completeFormOf('lcl'), cargo: acidAndAlkali('lcl') }, remedy)).toBe(true);
  });
});

const promised = (code: string) => ({ type: 'document.promised', code }) as const;
const set = (path: string, value: unknown) => ({ type: 'field.changed', path, value }) as unknown as OrderEdit;

const pollutant = (value: boolean) => set('cargo.0.dangerous.marinePollutant', value);
const goodsChosen = (goods: DangerousGoods) => ({ type: 'goods.chosen', index: 0, goods }) as const;
const chosenWith = (marinePollutant: boolean) =>
  after('fcl', fcl, goodsChosen({ ...listedGoods.flammable, marinePollutant }));

describe('dangerous goods', () => {
  const withdrawn = { type: 'dangerousGoods.withdrawn', index: 0 } as const;
  const declared = { type: 'dangerousGoods.declared', index: 0 } as const;
  const renamed = { type: 'field.changed', path: 'cargo.0.nameZh', value: '丙酮' } as const;

  test('are declared blank', () => {
    const rail = completeFormOf('rail');
    expect(after('rail', rail, declared).cargo[0]?.dangerous).toEqual(blankDangerous());
    expect(isRejected('fcl', fcl, declared)).toBe(true);
  });

  test('are declared by a proposed entry in one step, which leaves what was typed', () => {
    const [item] = after('fcl', fcl, withdrawn, renamed).cargo;
    const proposed = { ...declared, goods: listedGoods.peroxide };
    const [goods] = after('fcl', { ...fcl, cargo: [item!] }, proposed).cargo;
    expect(goods).toEqual({ ...item, dangerous: filledFrom(listedGoods.peroxide, blankDangerous()) });
    expect(isRejected('fcl', fcl, proposed)).toBe(true);
  });

  test('withdrawn by mistake are restored with their details, after any other edits', () => {
    const elsewhere = { type: 'field.changed', path: 'remark', value: '急' } as const;
    expect(after('fcl', fcl, withdrawn, elsewhere, declared).cargo).toEqual(fcl.cargo);
  });

  test.each<[string, OrderEdit[]]>([
    ['have another name', [withdrawn, renamed, declared]],
    [
      'have moved up in the list',
      [{ type: 'cargo.copied', index: 0 }, withdrawn, { type: 'cargo.removed', index: 0 }, withdrawn, declared],
    ],
  ])('that %s get no details of others', (_, edits) => {
    const form = after('fcl', { ...fcl, cargo: [{ ...fcl.cargo[0]!, nameZh: '' }] }, ...edits);
    const own = edits.includes(renamed) ? blankDangerous() : fcl.cargo[0]!.dangerous;
    expect(form.cargo[0]?.dangerous).toEqual(own);
  });

  test('are in no packaging that is for harmless goods alone', () => {
    const bag = completeFormOf('flexitank');
    expect(bag.cargo[0]?.packagingCode).toBe('FLEXI');
    expect(after('flexitank', bag, declared).cargo[0]?.packagingCode).toBe('');
  });

  test('chosen from the list bring details, and names where none were given', () => {
    const [blank] = blankForm(allServices.fcl, { offerId: 'o', isDanger: 'Y' }).cargo;
    const form = after('fcl', { ...fcl, cargo: [blank!] }, goodsChosen(listedGoods.alkali));
    expect(form.cargo[0]).toMatchObject({
      nameZh: '液碱',
      nameEn: 'SODIUM HYDROXIDE SOLUTION',
      dangerous: { unNumber: '1824', hazardClass: '8', listed: { segregationCodes: ['SG35'] } },
    });
    const named = after('fcl', fcl, goodsChosen(listedGoods.flammable));
    expect(named.cargo[0]).toMatchObject({ nameZh: '树脂溶液', dangerous: { unNumber: '1993', flashPoint: '30' } });
    const harmless = after('fcl', fcl, withdrawn);
    expect(isRejected('fcl', harmless, goodsChosen(listedGoods.alkali))).toBe(true);
  });

  test('bring all that the rules read, and lose what the list does not permit', () => {
    const details = fcl.cargo[0]!.dangerous!;
    const filled = filledFrom(listedGoods.peroxide, { ...details, limitedQuantity: true, acidAlkaliStatement: true });
    expect(filled.listed).toMatchObject({
      edition: 'IMDG 42-24',
      confidence: 'high',
      variant: 1,
      hazardClass: '5.1',
      stowageCategory: 'A',
      ems: 'F-H, S-Q',
      segregationCodes: ['SG16', 'SG59', 'SG72'],
      segregationGroups: ['SGG16'],
      limitedQuantityLimit: '0',
      exceptedQuantityCode: 'E2',
      tankInstruction: 'T7',
      properShippingName: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION',
      technicalName: false,
      flashPoint: null,
      packingInstruction: 'P504',
      ibcInstruction: 'IBC02',
    });
    expect(filled).toMatchObject({ limitedQuantity: false, acidAlkaliStatement: false, netKg: details.netKg });
  });

  test('searched anew lose what the list said of the former entry', () => {
    const excepted = set('cargo.0.dangerous.exceptedQuantity', true);
    const form = after('fcl', fcl, excepted, { type: 'goods.searched', index: 0, text: '182' });
    expect(form.cargo[0]?.dangerous).toMatchObject({
      unNumber: '182',
      hazardClass: '',
      flashPoint: '',
      exceptedQuantity: false,
      listed: undefined,
      netKg: '16,000',
    });
    expect(isRejected('fcl', fcl, { type: 'goods.searched', index: 0, text: '1866' })).toBe(true);
  });

  test('are declared as small quantities only where the list permits it', () => {
    const limited = { type: 'field.changed', path: 'cargo.0.dangerous.limitedQuantity', value: true } as const;
    expect(after('fcl', fcl, limited).cargo[0]?.dangerous?.limitedQuantity).toBe(true);
    const peroxide = after('fcl', fcl, goodsChosen(listedGoods.peroxide));
    expect(isRejected('fcl', peroxide, limited)).toBe(true);
  });

  test('are a marine pollutant where the shipper says so, and where the list does whatever the shipper says', () => {
    const marked = after('fcl', chosenWith(false), pollutant(true)).cargo[0]!.dangerous!;
    expect([marked.marinePollutant, mayDeclarePollutant(marked)]).toEqual([true, true]);
    expect(isRejected('fcl', chosenWith(true), pollutant(false))).toBe(true);
    expect(mayDeclarePollutant(chosenWith(true).cargo[0]!.dangerous!)).toBe(false);
  });

  test('declare segregation groups of generic entries only, and lose them with the entry', () => {
    const acids = { type: 'field.changed', path: 'cargo.0.dangerous.declaredGroups', value: 'SGG1' } as const;
    expect(isRejected('fcl', fcl, acids)).toBe(true);
    const generic = after('fcl', fcl, goodsChosen(listedGoods.flammable));
    const form = after('fcl', generic, acids);
    expect(form.cargo[0]?.dangerous?.declaredGroups).toBe('SGG1');
    const other = after('fcl', form, goodsChosen(listedGoods.alkali));
    expect(other.cargo[0]?.dangerous?.declaredGroups).toBe('');
  });

  test('of a form from before the declarations have them blank', () => {
    const { declaredGroups: _groups, noReactionStatement: _statement, ...former } = fcl.cargo[0]!.dangerous!;
    const stored = { ...fcl, cargo: [{ ...fcl.cargo[0]!, dangerous: former }] };
    expect(isFormOf(allServices.fcl, withNewFields(allServices.fcl, stored))).toBe(true);
  });
});

describe('documents', () => {
  const { own } = neededDocumentsOf({ service: allServices.fcl, quote: quotes.fcl, form: fcl });
  const [first, second] = own.map(({ code }) => code);

  test('are promised once each, of those that the order needs', () => {
    const form = after('fcl', fcl, promised(first!), promised(second!), promised(first!));
    expect(form.papersHeld).toEqual([first, second]);
    expect(isRejected('fcl', fcl, promised('ZZZ'))).toBe(true);
    expect(after('fcl', form, { type: 'document.withdrawn', code: first! }).papersHeld).toEqual([second]);
    expect(isRejected('fcl', fcl, { type: 'document.withdrawn', code: first! })).toBe(true);
  });
});

describe('the notify party', () => {
  const separately = { type: 'notifyParty.namedSeparately' } as const;
  const shared = { type: 'notifyParty.sharedWithConsignee' } as const;
  const name = { type: 'field.changed', path: 'notifyParty.name', value: '上海' } as const;

  test('named in Chinese is no unseen problem once the consignee is notified', () => {
    const form = after('fcl', fcl, separately, name);
    expect(orderProblems(allServices.fcl, form)['notifyParty.name']).toBe('latinOnly');
    expect(orderProblems(allServices.fcl, after('fcl', form, shared))).toEqual({});
  });

  test('is there again when it is named separately after all', () => {
    const { notifyParty } = after('fcl', fcl, separately, name, shared, separately);
    expect(notifyParty).toMatchObject({ sameAsConsignee: false, name: '上海' });
  });

  test('is not named while the consignee is notified, nor where there is none', () => {
    expect(isRejected('fcl', fcl, name)).toBe(true);
    for (const edit of [separately, shared, name])
      expect(isRejected('air', { ...fcl, notifyParty: null }, edit)).toBe(true);
  });
});

test('a plain field is a text, a number, a choice or a flag', () => {
  const form = after('fcl', fcl, set('shipper.name', 'A'), set('cargo.0.packages', 3), set('details.owner', 'SOC'));
  expect([form.shipper?.name, form.cargo[0]?.packages, form.details['owner']]).toEqual(['A', 3, 'SOC']);
  expect(after('fcl', fcl, set('cargo.0.dangerous.isWaste', true)).cargo[0]?.dangerous?.isWaste).toBe(true);
});

const blankOf = (line: ServiceCode): OrderForm =>
  blankForm(allServices[line], { offerId: quotes[line].id, isDanger: 'N' });
const orderFor = (line: ServiceCode): Order => orderOf(allServices[line]).parse(completeFormOf(line));
const applied = (order: Order) => ({ type: 'template.applied', order }) as const;

describe('a template', () => {
  test.each(serviceCode.options)('of %s fills parties and goods, and leaves the quote and the days', (line) => {
    const order = { ...orderFor(line), offerId: 'another' };
    const form = after(line, blankOf(line), applied(order));
    const { shipper, consignee, bookingContact, papersHeld, cargo } = order;
    expect(form).toMatchObject({ shipper, consignee, bookingContact, papersHeld, offerId: quotes[line].id });
    expect(form.cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg])).toEqual(
      cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg]),
    );
    for (const [name, field] of Object.entries<{ kind: string }>(allServices[line].fields))
      if (['day', 'quoted', 'containerNumbers'].includes(field.kind))
        expect(form.details[name]).toEqual(blankOf(line).details[name]);
    expect(form.protocolVersion).toBe('');
    expect(isRejected(line, form, applied(order))).toBe(true);
  });

  test('brings its containers, unless the quote lacks one of them', () => {
    const order = { ...orderFor('fcl'), items: [{ code: '40HQ', quantity: 3 }] };
    expect(after('fcl', blankOf('fcl'), applied(order)).items).toEqual([{ code: '40HQ', quantity: 3 }]);
    const unknown = { ...order, items: [{ code: '53HQ', quantity: 2 }] };
    const chosen = { ...blankOf('fcl'), items: [{ code: '20GP', quantity: '1' }] };
    expect(after('fcl', chosen, applied(unknown)).items).toEqual(chosen.items);
  });

  test('leaves the chosen price of a service that has one', () => {
    const item = quotes.warehousing.items.at(-1)!.code;
    const chosen = { ...blankOf('warehousing'), items: [{ code: item, quantity: 1 }] };
    expect(after('warehousing', chosen, applied(orderFor('warehousing'))).items).toEqual(chosen.items);
  });

  test('puts no goods into a container that is not ordered', () => {
    const order = orderFor('fcl');
    order.items = [{ code: '53HQ', quantity: 3 }];
    for (const one of order.cargo) one.unit = 3;
    const chosen = { ...blankOf('fcl'), items: [{ code: '20GP', quantity: '1' }] };
    expect(after('fcl', chosen, applied(order)).cargo.map(({ unit }) => unit)).toEqual(order.cargo.map(() => 1));
  });

  test('of another service, or one that is unreadable, fills nothing', () => {
    expect(isRejected('rail', blankOf('rail'), applied(orderFor('fcl')))).toBe(true);
    const unreadable = { ...orderFor('fcl'), shipper: 'x' };
    expect(isRejected('fcl', blankOf('fcl'), applied(unreadable as never))).toBe(true);
  });
});
