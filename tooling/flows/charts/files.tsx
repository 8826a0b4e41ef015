import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The files that show the machines of a folder, by path inside it: a page of Mermaid diagrams and one drawing each. */
export const chartFiles = async (folder: string): Promise<Record<string, string>> => {
  const page = [
    '# The machines',
    'Every machine of the site as a chart. `?` marks a request, `▸` an invoked machine, `!` an effect and `‹` one on exit, `»` an event sent to another machine, `◷` a delay, `↺` a transition that stays in its state, `⊘` an ignored event; 任一状态 stands for any inner state. Written by `npm run charts`.',
    machineNames.map((name) => `[${name}](#${name.toLowerCase()})`).join(' · '),
    ...machineNames.map((name) => section(folder, name)),
  ];
  const drawings: Record<string, string> = {};
  for (const name of machineNames) {
    const title = `${name} ${namesOf(name).title}`;
    const drawing = renderToStaticMarkup(<Chart drawing={await layOut(chartOf(name))} title={title} />);
    // one line per part: differences are read by line
    drawings[`charts/${name}.svg`] = `${drawing.replaceAll('<g data-find', '\n<g data-find')}\n`;
  }
  return { 'README.md': `${page.join('\n\n')}\n`, ...drawings };
};

/** Writes these files. */
export const writeCharts = async (folder: string): Promise<void> => {
  mkdirSync(join(folder, 'charts'), { recursive: true });
  for (const [path, content] of Object.entries(await chartFiles(folder))) writeFileSync(join(folder, path), content);
};
