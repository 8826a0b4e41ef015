import { expect, test } from 'vitest';
import { air } from '#contract/lines/air.ts';
import { domestic } from '#contract/lines/domestic.ts';
import { fcl } from '#contract/lines/fcl.ts';
import { flexitank } from '#contract/lines/flexitank.ts';
import { goods } from '#contract/lines/goods.ts';
import { listPath, orderAskedIn, orderPath } from '#src/orderAddress.ts';

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
