// `npm run licences`: dist/release/licences.txt, the licences of all packages in a release with their texts, as they
// require.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockFile, rejectedPackages, releasePackages, reviewed } from './licenceList.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = releasePackages(lockFile());
const rejected = rejectedPackages(packages);
for (const { name, version, licence } of rejected)
  console.error(`${name}@${version} 的许可证未经允许：${licence ?? '不明'}（见 deploy/licenceList.mjs）`);
if (rejected.length > 0) process.exit(1);

const textsOf = (place) =>
  existsSync(root + place)
    ? readdirSync(root + place)
        .filter((name) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(name))
        .map((name) => readFileSync(`${root}${place}/${name}`, 'utf8').trim())
    : [];

const list = packages.map(({ name, version, licence }) => {
  const note = reviewed[name] ? `  (${reviewed[name].reason})` : '';
  return `${name}@${version}  ${licence}${note}`;
});
const texts = packages.flatMap(({ name, version, place }) =>
  textsOf(place).map((text) => `${'='.repeat(80)}\n${name}@${version}\n\n${text}`),
);
mkdirSync(`${root}dist/release`, { recursive: true });
writeFileSync(`${root}dist/release/licences.txt`, `${[...new Set(list)].join('\n')}\n\n${texts.join('\n\n')}\n`);
console.log(`许可证清单（${packages.length} 个软件包，${texts.length} 份文本）：dist/release/licences.txt`);
