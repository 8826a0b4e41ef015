import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankDangerous, blankForm } from '#contract/booking/blankOrder.ts';
import { filledFrom, mayDeclarePollutant } from '#contract/booking/edits/dangerousDetails.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { isFormOf, withNewFields } from '#contract/booking/formShape.ts';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { after, isRejected } from './orderEdits.ts';

const fcl = completeFormOf('fcl');
const promised = (code: string) => ({ type: 'document.promised', code }) as const;
const set = (path: string, value: unknown) => ({ type: 'field.changed', path, value }) as unknown as OrderEdit;

const pollutant = (value: boolean) =>
  ({ type: 'field.changed', path: 'cargo.0.dangerous.marinePollutant', value }) as const;
const chosenWith = (marinePollutant: boolean) =>
  after('fcl', fcl, { type: 'goods.chosen', index: 0, goods: { ...listedGoods.flammable, marinePollutant } });

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
    const form = after(
      'fcl',
      { ...fcl, cargo: [blank!] },
      { type: 'goods.chosen', index: 0, goods: listedGoods.alkali },
    );
    expect(form.cargo[0]).toMatchObject({
      nameZh: '液碱',
      nameEn: 'SODIUM HYDROXIDE SOLUTION',
      dangerous: { unNumber: '1824', hazardClass: '8', listed: { segregationCodes: ['SG35'] } },
    });
    const named = after('fcl', fcl, { type: 'goods.chosen', index: 0, goods: listedGoods.flammable });
    expect(named.cargo[0]).toMatchObject({ nameZh: '树脂溶液', dangerous: { unNumber: '1993', flashPoint: '30' } });
    const harmless = after('fcl', fcl, withdrawn);
    expect(isRejected('fcl', harmless, { type: 'goods.chosen', index: 0, goods: listedGoods.alkali })).toBe(true);
  });

  test('bring all that the rules read, and lose what the list does not permit', () => {
    const details = fcl.cargo[0]!.dangerous!;
    const filled = filledFrom(listedGoods.peroxide, {
      ...details,
      limitedQuantity: true,
      acidAlkaliStatement: true,
    });
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
    const peroxide = after('fcl', fcl, { type: 'goods.chosen', index: 0, goods: listedGoods.peroxide });
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
    const generic = after('fcl', fcl, { type: 'goods.chosen', index: 0, goods: listedGoods.flammable });
    const form = after('fcl', generic, acids);
    expect(form.cargo[0]?.dangerous?.declaredGroups).toBe('SGG1');
    const other = after('fcl', form, { type: 'goods.chosen', index: 0, goods: listedGoods.alkali });
    expect(other.cargo[0]?.dangerous?.declaredGroups).toBe('');
  });

  test('of a form from before the declarations have them blank', () => {
    const { declaredGroups: _groups, noReactionStatement: _statement, ...former } = fcl.cargo[0]!.dangerous!;
    const stored = { ...fcl, cargo: [{ ...fcl.cargo[0]!, dangerous: former }] };
    expect(isFormOf(allServices.fcl, withNewFields(allServices.fcl, stored))).toBe(true);
  });
});

describe('documents', () => {
  const [first, second] = neededDocumentsOf({ service: allServices.fcl, quote: quotes.fcl, form: fcl }).own.map(
    ({ code }) => code,
  );

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
    expect(after('fcl', fcl, separately, name, shared, separately).notifyParty).toMatchObject({
      sameAsConsignee: false,
      name: '上海',
    });
  });

  test('is not named while the consignee is notified, nor where there is none', () => {
    expect(isRejected('fcl', fcl, name)).toBe(true);
    for (const edit of [separately, shared, name])
      expect(isRejected('air', { ...fcl, notifyParty: null }, edit)).toBe(true);
  });
});

describe('a plain field', () => {
  test('is a text, a number, a choice or a flag', () => {
    const form = after('fcl', fcl, set('shipper.name', 'A'), set('cargo.0.packages', 3), set('details.owner', 'SOC'));
    expect([form.shipper?.name, form.cargo[0]?.packages, form.details['owner']]).toEqual(['A', 3, 'SOC']);
    expect(after('fcl', fcl, set('cargo.0.dangerous.isWaste', true)).cargo[0]?.dangerous?.isWaste).toBe(true);
  });
});
