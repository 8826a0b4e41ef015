// The licences of a release's packages, from package-lock.json.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Licences that allow commercial use and require only their notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages whose licence a person has read and accepted, with its name in the package and the reason. */
export const reviewed = {
  '@fontsource-variable/noto-sans-sc': {
    licence: 'OFL-1.1',
    reason: 'a font: may be embedded and shipped with software, not sold by itself',
  },
  '@darabonba/typescript': {
    licence: 'Apache License 2.0',
    reason: 'Apache-2.0, spelled otherwise',
  },
};

/** The packages of the SMS carrier's SDK, which is installed only if it is used. */
const isAdapter = (name) => name.startsWith('@alicloud/');

/** The path of a package that the one at `from` requires, by Node's resolution; undefined if it is not installed. */
const resolved = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '' || !folder.includes('/node_modules/')) {
      if (packages[`node_modules/${name}`]) return `node_modules/${name}`;
      return undefined;
    }
  }
};

/**
 * Every package that a release runs or ships, including the adapters and their dependencies: name, version, licence,
 * path.
 */
export const releasePackages = (lock) => {
  const { packages } = lock;
  const root = packages[''];
  const adapters = Object.keys(root.devDependencies).filter(isAdapter);
  const waiting = [...Object.keys(root.dependencies), ...adapters].map((name) => resolved(packages, '', name));
  const found = new Map();
  for (let place = waiting.pop(); place !== undefined || waiting.length > 0; place = waiting.pop()) {
    if (place === undefined || found.has(place)) continue;
    const one = packages[place];
    found.set(place, { name: place.split('node_modules/').at(-1), version: one.version, licence: one.license, place });
    const wanted = { ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies };
    waiting.push(...Object.keys(wanted).map((name) => resolved(packages, place, name)));
  }
  return [...found.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
};

/** Whether a licence, or one of the alternatives that it offers, is permissive. */
const isPermissive = (licence) =>
  (licence ?? '')
    .replaceAll(/^\(|\)$/g, '')
    .split(' OR ')
    .some((alternative) => permissive.has(alternative));

/** The packages whose licence is neither permissive nor reviewed. */
export const rejectedPackages = (packages) =>
  packages.filter(({ name, licence }) => !isPermissive(licence) && !(licence && reviewed[name]?.licence === licence));

/** The current package-lock.json. */
export const lockFile = () =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'));
