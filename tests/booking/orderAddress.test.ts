import { expect, test } from 'vitest';
import { air } from '#contract/services/definitions/air.ts';
import { domestic } from '#contract/services/definitions/domestic.ts';
import { fcl } from '#contract/services/definitions/fcl.ts';
import { flexitank } from '#contract/services/definitions/flexitank.ts';
import { goods } from '#contract/services/definitions/goodsPurchase.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import {
  againPath,
  listPath,
  numberIn,
  orderAskedIn,
  orderPath,
  placedPath,
} from '#src/features/booking/orderAddress.ts';

test('an address names the offer of a line that its page orders, and nothing else', () => {
  expect(orderAskedIn('offer=air~PVG~FRA', [air])).toMatchObject({ line: air, offerId: 'air~PVG~FRA', isDanger: 'Y' });
  expect(orderAskedIn('offer=AEX2-2611-CNSHA-DEHAM&isDanger=N', [fcl])).toMatchObject({ line: fcl, isDanger: 'N' });
  expect(orderAskedIn('offer=goods~methanol', [domestic, goods])?.line).toBe(goods);
  for (const query of ['', 'offer=', 'offer=rail~A~B', 'offer=~', 'offer=AEX2-2611-CNSHA-DEHAM'])
    expect(orderAskedIn(query, [air, domestic, goods])).toBeUndefined();
});

test('goods begin as dangerous, as the search does, but not where a rule refuses them all', () => {
  expect(orderAskedIn('offer=flexitank~CNSHA~KRPUS', [flexitank])?.isDanger).toBe('N');
  expect(orderAskedIn('offer=flexitank~CNSHA~KRPUS&isDanger=Y', [flexitank])?.isDanger).toBe('Y');
});

test('what is written is read again', () => {
  const path = orderPath(air, 'air~PVG~FRA', { isDanger: 'N', amend: 'AIR261120000001' });
  expect(orderAskedIn(path.split('?')[1]!, [air])).toMatchObject({ isDanger: 'N', amends: 'AIR261120000001' });
});

test('from a closed sailing one goes on to the others of its lane, taking the draft along', () => {
  const asked = orderAskedIn('offer=AEX2-2611-CNSHA-DEHAM', [fcl])!;
  const query = new URLSearchParams(listPath(asked).split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    orgPortCode: 'CNSHA',
    dstPortCode: 'DEHAM',
    isDanger: 'Y',
    draft: 'AEX2-2611-CNSHA-DEHAM',
  });
});

test.each(Object.values<LineDefinition>(allLines))(
  'an order of $line has an address of its own, at which no other is begun',
  (line) => {
    const orderNo = `${line.prefix}261120000001`;
    const [path, query] = placedPath(line, orderNo).split('?') as [string, string];
    expect(matchedRoute(path)).toBeDefined();
    expect(numberIn(query)).toBe(orderNo);
    expect(orderAskedIn(query, [line])).toBeUndefined();
    const lines = Object.values<LineDefinition>(allLines).filter(({ routes }) => routes.order === line.routes.order);
    expect(lines.filter(({ prefix }) => orderNo.startsWith(prefix))).toEqual([line]);
    expect(matchedRoute(againPath(line))).toBeDefined();
  },
);

test('an address names no order that is no number', () => {
  for (const query of ['', 'no=', 'no=%3Cb%3E', `no=${'1'.repeat(41)}`]) expect(numberIn(query)).toBeUndefined();
});
