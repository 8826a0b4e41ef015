import { expect, test } from 'vitest';
import { foreignCityIn } from '#server/services/foreignCities.ts';

test.each([
  ['Industriestrasse 12, 67063 Ludwigshafen, Germany', 'DEHAM', 'Ludwigshafen'],
  ['Hafenstr. 5, 20457 Hamburg', 'DEHAM', 'Hamburg'],
  // the country of the address, not of the port
  ['Carl-Bosch-Str. 38, 67056 LUDWIGSHAFEN, DEUTSCHLAND', 'NLRTM', 'Ludwigshafen'],
  // a street named after another city
  ['12 Paris Road, Manchester M1 1AA, UK', 'GBFXT', 'Manchester'],
  ['Plot 7, MIDC, Navi Mumbai 400701, India', 'INNSA', 'Navi Mumbai'],
  // a city of another country with the same name
  ['1 Main Street, Hamburg, NY 14075, USA', 'USNYC', undefined],
  ['1 Example Road', 'DEHAM', undefined],
  ['1 Rue Exemple, Paris', 'FRA', undefined],
])('%s to %s is in %s', (address, destination, city) => {
  expect(foreignCityIn(address, destination)?.nameZh).toBe(city);
});
