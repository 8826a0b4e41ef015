import { expect, test } from 'vitest';
import { air } from '#contract/services/air/definition.ts';
import { domestic } from '#contract/services/domestic/definition.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { flexitank } from '#contract/services/flexitank/definition.ts';
import { goods } from '#contract/services/goods/definition.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import {
  againPath,
  listPath,
  numberIn,
  orderRequestIn,
  orderPath,
  placedPath,
} from '#src/features/booking/orderAddress.ts';

test('an address names a quote of a service that its page orders, and nothing else', () => {
  expect(orderRequestIn('offer=air~PVG~FRA', [air])).toMatchObject({
    service: air,
    offerId: 'air~PVG~FRA',
    isDanger: 'Y',
  });
  expect(orderRequestIn('offer=AEX2-2611-CNSHA-DEHAM&isDanger=N', [fcl])).toMatchObject({
    service: fcl,
    isDanger: 'N',
  });
  expect(orderRequestIn('offer=goods~methanol', [domestic, goods])?.service).toBe(goods);
  expect(orderRequestIn('offer=air~PVG~FRA&un=1090', [air])?.unNumber).toBe('1090');
  for (const query of ['', 'offer=', 'offer=rail~A~B', 'offer=~', 'offer=AEX2-2611-CNSHA-DEHAM'])
    expect(orderRequestIn(query, [air, domestic, goods])).toBeUndefined();
});

test('goods begin as dangerous, as the search does, but not where a rule rejects them all', () => {
  expect(orderRequestIn('offer=flexitank~CNSHA~KRPUS', [flexitank])?.isDanger).toBe('N');
  expect(orderRequestIn('offer=flexitank~CNSHA~KRPUS&isDanger=Y', [flexitank])?.isDanger).toBe('Y');
});

const quantityOf = (typed: string) =>
  orderRequestIn(`offer=AEX2-2611-CNSHA-DEHAM&item=20GP&quantity=${typed}`, [fcl])?.row?.quantity;

test('a quantity is one that can be ordered', () =>
  expect(['0', '1', '50', '51', '1.5'].map(quantityOf)).toEqual([undefined, 1, 50, undefined, undefined]));

test('what is written is read again', () => {
  const path = orderPath(air, 'air~PVG~FRA', { isDanger: 'N', amend: 'AIR261120000001' });
  expect(orderRequestIn(path.split('?')[1]!, [air])).toMatchObject({ isDanger: 'N', amends: 'AIR261120000001' });
});

test('from a closed sailing one goes on to the others of its lane, taking the draft along', () => {
  const requested = orderRequestIn('offer=AEX2-2611-CNSHA-DEHAM', [fcl])!;
  const query = new URLSearchParams(listPath(requested).split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    orgPortCode: 'CNSHA',
    dstPortCode: 'DEHAM',
    isDanger: 'Y',
    draft: 'AEX2-2611-CNSHA-DEHAM',
  });
});

test.each(Object.values<ServiceDefinition>(allServices))('$line: its address starts no other order', (service) => {
  const orderNo = `${service.prefix}261120000001`;
  const [path, query] = placedPath(service, orderNo).split('?') as [string, string];
  expect(matchedRoute(path)).toBeDefined();
  expect(numberIn(query)).toBe(orderNo);
  expect(orderRequestIn(query, [service])).toBeUndefined();
  const services = Object.values<ServiceDefinition>(allServices).filter(
    ({ routes }) => routes.order === service.routes.order,
  );
  expect(services.filter(({ prefix }) => orderNo.startsWith(prefix))).toEqual([service]);
  expect(matchedRoute(againPath(service))).toBeDefined();
});

test('an address names no order that is no number', () => {
  for (const query of ['', 'no=', 'no=%3Cb%3E', `no=${'1'.repeat(41)}`]) expect(numberIn(query)).toBeUndefined();
});
