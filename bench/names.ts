// `npm run bench -- names`: how many names of dangerous goods are recognised, how many ordinary ones are reviewed, and how long it takes.
import { recognise } from '#server/booking/recognition/recognition.ts';
import { recognitionTablesOf } from '#server/booking/recognition/recognitionIndex.ts';
import { dangerousNames, ordinaryNames } from '#tests/rules/recognition/names.ts';
import { seededRows } from '#tests/support/recognition.ts';
import { report } from './report.ts';

const rows = seededRows();
const processorMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
const started = process.cpuUsage();
const tables = await recognitionTablesOf(rows);
report('processor time of the index', processorMs(started), 1_000, 'ms', `${tables.terms.size} terms`);

const isSeen = (name: string): boolean => recognise(tables, { names: [name] }).length > 0;
const sets: [string, string[]][] = [
  ['names of trade, formulas, spellings', dangerousNames().map(({ name }) => name)],
  ['English names of the list', rows.entries.map(({ properShippingName }) => properShippingName)],
  [
    'Chinese names of the list',
    rows.entries.flatMap(({ nameZh, commonNameZh }) => [nameZh, ...commonNameZh.split('、')]),
  ],
  [
    'names and aliases of the catalogue',
    rows.items.flatMap(({ nameZh, aliasesZh }) => [nameZh, ...aliasesZh.split('；')]),
  ],
  ['names that casualties have taught', rows.terms.filter(({ kind }) => kind === 'undeclared').map(({ term }) => term)],
];
for (const [name, names] of sets) {
  const different = [...new Set(names)].filter((one) => one !== '');
  const missed = different.filter((one) => !isSeen(one));
  report(`missed ${name}`, (missed.length / different.length) * 100, 0, '%', `${missed.length} of ${different.length}`);
  if (missed.length > 0) console.log(`    ${missed.slice(0, 20).join(' | ')}`);
}
const ordinary = ordinaryNames();
const reviewed = ordinary.filter(isSeen);
report(
  'ordinary names reviewed',
  (reviewed.length / ordinary.length) * 100,
  2,
  '%',
  `${reviewed.length} of ${ordinary.length}`,
);
for (const name of reviewed)
  console.log(
    `    ${name}: ${recognise(tables, { names: [name] })
      .map(({ words }) => words)
      .join(', ')}`,
  );

const rounds = 50;
const item = { names: ordinary.slice(0, 20), notes: ordinary.slice(20, 60) };
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) for (let cargo = 0; cargo < 20; cargo += 1) recognise(tables, item);
report('processor time of an order of 20 cargo items', processorMs(before) / rounds, 10, 'ms');
