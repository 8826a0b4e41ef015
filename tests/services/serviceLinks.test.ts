import { expect, test } from 'vitest';
import { paths } from '#contract/app/routes.ts';
import { currentIn, services } from '#src/layouts/parts/serviceLinks.ts';

const currentAt = (path: string, query = '') =>
  services.flatMap((service) => {
    const current = currentIn(service, path, query);
    return current ? [[service.nameZh, current]] : [];
  });

test.each([
  [paths.business, '', [['化工品', 'page']]],
  [paths.enquiryFcl, '', [['海运整箱', 'true']]],
  [paths.domesticTradeOrder, '', [['内贸整车', 'true']]],
  [paths.domesticTradeOrder, 'offer=domestic~CNSHA~CNCTU', [['内贸整车', 'true']]],
  [paths.domesticTradeOrder, 'offer=goods~glycerine-995', [['化工品', 'true']]],
  [paths.domesticTradeOrder, 'no=CHM261122000099', [['化工品', 'true']]],
  [paths.domesticTradeOrder, 'no=DOM261122000099', [['内贸整车', 'true']]],
  [paths.home, '', []],
])('%s?%s belongs to one service', (path, query, current) => {
  expect(currentAt(path, query)).toEqual(current);
});

test('no route belongs to more than one service', () => {
  expect(Object.values(paths).filter((path) => currentAt(path).length > 1)).toEqual([]);
});
