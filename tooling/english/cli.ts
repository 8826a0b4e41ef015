// `npm run english`: checks the English of the site. `-- missing <area>` writes an area's missing texts to
// dist/untranslated/, `-- areas` counts them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogsIn } from './catalogs.ts';
import type { Found } from './check.ts';
import { missingOf, problemsOf, textsBelow } from './check.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogs = catalogsIn(join(root, 'locales/en'));
const found = textsBelow(root, catalogs);

/** The missing texts, each with all its positions. */
const contextsOf = (missing: readonly Found[]) =>
  [...new Set(missing.map(({ message }) => message.key))].map((zh) => {
    const places = missing.filter(({ message }) => message.key === zh);
    return {
      zh,
      at: places.map(({ file, line }) => `${file}:${line}`),
      kind: places[0]!.message.kind,
      compared: places.some(({ message }) => message.isCompared) || undefined,
      near: places[0]!.near,
    };
  });

const writeMissing = (area: string): void => {
  const missing = contextsOf(missingOf(catalogs, found, area));
  const file = join(root, `dist/untranslated/${area}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(missing, null, 1)}\n`);
  console.log(`${missing.length} texts of ${area} have no English: ${file}`);
};

const [command = 'check', area] = process.argv.slice(2);
if (command === 'areas') {
  for (const each of catalogs.all.map((one) => one.area).toSorted()) {
    const own = found.filter(({ file }) => catalogs.of(file)?.area === each);
    const [texts, missing] = [own, missingOf(catalogs, found, each)].map(
      (some) => new Set(some.map(({ message }) => message.key)).size,
    );
    console.log(`${each}: ${texts} texts, ${missing} missing`);
  }
} else if (command === 'missing') {
  const areas = area === undefined ? catalogs.all.map((one) => one.area) : [area];
  areas.toSorted().forEach(writeMissing);
} else {
  const problems = problemsOf(catalogs, found);
  const own = area === undefined ? problems : problems.filter((line) => line.includes(area));
  own.forEach((line) => console.error(line));
  if (own.length > 0) process.exitCode = 1;
  else if (!catalogs.areFinished)
    console.log(
      `unfinished: ${catalogs.all.filter((one) => one.isUnfinished).length} of ${catalogs.all.length} catalogs`,
    );
}
