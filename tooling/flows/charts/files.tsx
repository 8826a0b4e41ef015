import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from './Chart.tsx';
import { chartOf } from './chart.ts';
import { layOut } from './layout.ts';
import type { MachineName } from './machines.ts';
import { machineNames } from './machines.ts';
import { namesOf } from './meanings.ts';
import { mermaidOf } from './mermaid.ts';

/** The path of a machine's file inside the folder of machines. */
const fileOf = (folder: string, name: MachineName): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => basename(path) === `${name}.ts`);
  if (!file) throw new Error(`${folder} has no ${name}.ts.`);
  return file;
};

/** A machine's purpose: the docstring above it in its file. */
const purposeOf = (folder: string, name: MachineName): string => {
  const source = readFileSync(join(folder, fileOf(folder, name)), 'utf8');
  const docstring = new RegExp(`/\\*\\*((?:(?!\\*/)[^])+)\\*/\\nexport const ${name}Machine`).exec(source)?.[1];
  if (!docstring) throw new Error(`${name}.ts has no docstring above its machine.`);
  return docstring.replaceAll(/\s+(?:\* )?/g, ' ').trim();
};

const section = (folder: string, name: MachineName): string =>
  [
    `## ${name}`,
    `${namesOf(name).title}: ${purposeOf(folder, name)} — [\`${name}.ts\`](${fileOf(folder, name)}) · [drawing](charts/${name}.svg)`,
    `\`\`\`mermaid\n${mermaidOf(chartOf(name))}\n\`\`\``,
  ].join('\n\n');

/** Identifies what a machine's drawing shows: its states, transitions and their texts. */
const digestOf = (name: MachineName): string => {
  const chart = chartOf(name);
  const shown = JSON.stringify([namesOf(name).title, chart, mermaidOf(chart)]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
};

/** The page of Mermaid diagrams of a folder's machines, as Markdown. */
const pageOf = (folder: string): string => {
  const parts = [
    '# The machines',
    'Every machine of the site as a chart. `?` marks a request, `▸` an invoked machine, `!` an effect and `‹` one on exit, `»` an event sent to another machine, `◷` a delay, `↺` a transition that stays in its state, `⊘` an ignored event; 任一状态 stands for any inner state. Written by `npm run charts`.',
    machineNames.map((name) => `[${name}](#${name.toLowerCase()})`).join(' · '),
    ...machineNames.map((name) => section(folder, name)),
  ];
  return `${parts.join('\n\n')}\n`;
};

const drawingPath = (name: MachineName): string => `charts/${name}.svg`;

const drawingOf = async (name: MachineName): Promise<string> => {
  const title = `${name} ${namesOf(name).title}`;
  const drawing = renderToStaticMarkup(<Chart drawing={await layOut(chartOf(name))} title={title} />);
  const marked = drawing.replace('<svg ', `<svg data-source="${digestOf(name)}" `);
  // one line per part: differences are read by line
  return `${marked.replaceAll('<g data-find', '\n<g data-find')}\n`;
};

/** Writes the files that show the machines of a folder: a page of Mermaid diagrams and one drawing each. */
export const writeCharts = async (folder: string): Promise<void> => {
  mkdirSync(join(folder, 'charts'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), pageOf(folder));
  for (const name of machineNames) writeFileSync(join(folder, drawingPath(name)), await drawingOf(name));
};

/** The files, by path inside the folder, that are outdated, missing or left over; does not lay out charts. */
export const staleCharts = (folder: string): string[] => {
  const textOf = (path: string): string =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const isStale = (name: MachineName) => !textOf(drawingPath(name)).startsWith(`<svg data-source="${digestOf(name)}" `);
  const drawings = new Set(machineNames.map(drawingPath));
  const leftOver = readdirSync(join(folder, 'charts')).map((file) => `charts/${file}`);
  return [
    ...(textOf('README.md') === pageOf(folder) ? [] : ['README.md']),
    ...machineNames.filter(isStale).map(drawingPath),
    ...leftOver.filter((path) => !drawings.has(path)),
  ];
};
