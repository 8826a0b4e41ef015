import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { AddressEntry } from '#contract/enterprise/addressBook.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { chooseParty, leaveParty } from '#contract/booking/edits/parties.ts';
import { usableAddresses, withOwnParties } from '#contract/booking/ownParties.ts';

const entry = (role: AddressEntry['role'], given: Partial<AddressEntry> = {}): AddressEntry => ({
  id: '6f1c2a52-0000-4000-8000-00000000a001',
  role,
  name: 'Own Chemicals Ltd.',
  address: '1 Own Road, Shanghai',
  telephone: '13812345678',
  email: 'own@example.com',
  isDefault: true,
  ...given,
});
const company = { name: '自有化工有限公司', address: '上海市自有路 1 号' };
const contact = entry('contact', { name: '李订舱', address: '' });
const emergency = entry('emergency', { name: '王安全', address: '', telephone: '+86 21 5555 0110', email: '' });
const blank = (line: 'fcl' | 'domestic' | 'goods' | 'warehousing', isDanger: 'Y' | 'N' = 'Y') =>
  blankForm(allServices[line], { offerId: 'S1', isDanger });

describe('a new form', () => {
  test('has the own shipper, contact and emergency contact', () => {
    const entries = [entry('shipper'), contact, emergency, entry('consignee')];
    const form = withOwnParties(allServices.fcl, blank('fcl'), { entries, company });
    expect(form.shipper).toEqual({
      name: 'Own Chemicals Ltd.',
      address: '1 Own Road, Shanghai',
      telephone: '13812345678',
      email: 'own@example.com',
    });
    expect(form.bookingContact).toEqual({ name: '李订舱', phone: '13812345678', email: 'own@example.com' });
    expect(form.cargo[0]?.dangerous).toMatchObject({ emergencyContact: '王安全', emergencyPhone: '+86 21 5555 0110' });
    expect(form.consignee?.name).toBe('');
  });

  test('has none but the one that is the default', () => {
    const entries = [entry('shipper', { isDefault: false }), { ...contact, isDefault: false }];
    expect(withOwnParties(allServices.fcl, blank('fcl'), { entries, company: null })).toEqual(blank('fcl'));
  });

  test('of a service that crosses borders takes no name in Chinese', () => {
    const entries = [entry('shipper', { name: company.name })];
    expect(withOwnParties(allServices.fcl, blank('fcl'), { entries, company }).shipper?.name).toBe('');
    const typedOnce = [...entries, entry('shipper', { isDefault: false })];
    expect(withOwnParties(allServices.fcl, blank('fcl'), { entries: typedOnce, company }).shipper?.name).toBe(
      'Own Chemicals Ltd.',
    );
  });

  test('of an inland service names the company as its licence does, unless the book has a Chinese name', () => {
    const licensed = withOwnParties(allServices.domestic, blank('domestic'), { entries: [contact], company });
    expect(licensed.shipper).toEqual({ ...company, telephone: '13812345678', email: 'own@example.com' });
    const branch = entry('shipper', { name: '自有化工宁波分公司', address: '宁波市' });
    const stated = withOwnParties(allServices.domestic, blank('domestic'), { entries: [branch], company });
    expect(stated.shipper?.name).toBe('自有化工宁波分公司');
    expect(withOwnParties(allServices.domestic, blank('domestic'), { entries: [], company: null })).toEqual(
      blank('domestic'),
    );
  });

  test('names the company’s place and contacts in the fields of its service that are empty', () => {
    const before = entry('shipper', { name: company.name, address: '上海市自有路 2 号', isDefault: false });
    const entries = [contact, emergency, before];
    const truck = withOwnParties(allServices.domestic, blank('domestic'), { entries, company });
    expect(truck.shipper?.address).toBe('上海市自有路 2 号');
    expect(truck.details).toMatchObject({
      loadingAddress: '上海市自有路 2 号',
      loadingContact: '李订舱 13812345678',
      unloadingAddress: '',
    });
    const store = withOwnParties(allServices.warehousing, blank('warehousing'), { entries, company });
    expect(store.details).toMatchObject({ emergencyContact: '王安全', emergencyPhone: '+86 21 5555 0110' });
    const known = { ...blank('domestic'), details: { ...blank('domestic').details, loadingAddress: '太仓港' } };
    expect(withOwnParties(allServices.domestic, known, { entries, company }).details['loadingAddress']).toBe('太仓港');
  });

  test('of goods to buy names the company as the one who receives them', () => {
    const form = withOwnParties(allServices.goods, blank('goods'), { entries: [contact], company });
    expect(form.consignee).toEqual({ ...company, telephone: '13812345678', email: 'own@example.com' });
    const store = entry('consignee', { name: '自有化工宁波库', address: '宁波市' });
    const stated = withOwnParties(allServices.goods, blank('goods'), { entries: [store], company });
    expect(stated.consignee?.name).toBe('自有化工宁波库');
  });

  test('of goods that are not dangerous has no emergency contact, and one without a shipper gets none', () => {
    expect(withOwnParties(allServices.fcl, blank('fcl', 'N'), { entries: [emergency], company: null })).toEqual(
      blank('fcl', 'N'),
    );
    expect(
      withOwnParties(allServices.goods, blank('goods'), { entries: [entry('shipper')], company }).shipper,
    ).toBeNull();
  });
});

const chinese = entry('consignee', { name: '中文公司' });

test('offered are addresses in Latin letters where papers cross a border; persons may have any name', () => {
  expect(usableAddresses(allServices.fcl, [chinese, contact, entry('consignee')])).toEqual([
    contact,
    entry('consignee'),
  ]);
  expect(usableAddresses(allServices.domestic, [chinese])).toEqual([chinese]);
});

/** A form in which only a consignee was typed. */
const typed = (name: string, address = '') => ({
  ...blank('fcl'),
  consignee: { name, address, telephone: '', email: '' },
});

describe('a chosen address', () => {
  test('fills the whole party, and a second time changes nothing', () => {
    const chosen = chooseParty(blank('fcl'), { party: 'consignee', address: entry('consignee') });
    expect(chosen.consignee).toMatchObject({ name: 'Own Chemicals Ltd.', telephone: '13812345678' });
    expect(chooseParty(chosen, { party: 'consignee', address: entry('consignee') })).toBe(chosen);
  });

  test('fills a notify party only where it is named separately', () => {
    const form = blank('fcl');
    expect(chooseParty(form, { party: 'notifyParty', address: entry('notifyParty') })).toBe(form);
    const apart = { ...form, notifyParty: { sameAsConsignee: false, name: '', address: '', telephone: '' } };
    expect(chooseParty(apart, { party: 'notifyParty', address: entry('notifyParty') }).notifyParty).toEqual({
      sameAsConsignee: false,
      name: 'Own Chemicals Ltd.',
      address: '1 Own Road, Shanghai',
      telephone: '13812345678',
    });
  });

  test('fills a party of which only its name was typed, if one address alone has it', () => {
    const own = [entry('consignee'), entry('consignee', { name: 'Other Ltd.' })];
    const left = (form: ReturnType<typeof typed>, addresses: readonly AddressEntry[]) =>
      leaveParty(form, { party: 'consignee', addresses }).consignee?.address;
    expect(left(typed(' own  chemicals LTD.'), own)).toBe('1 Own Road, Shanghai');
    expect(left(typed('Own Chemicals Ltd.', '2 Road'), own)).toBe('2 Road');
    expect([left(typed('Own'), own), left(typed(''), [entry('consignee', { name: '' })])]).toEqual(['', '']);
    expect(left(typed('Other Ltd.'), [...own, own[1]!])).toBe('');
  });

  test('fills no party that the service lacks', () => {
    const form = blank('goods');
    expect(chooseParty(form, { party: 'shipper', address: entry('shipper') })).toBe(form);
  });
});
