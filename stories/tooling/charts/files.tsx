import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from './Chart.tsx';
import { chartOf } from './chart.ts';
import { drawingOf } from './layout.ts';
import type { MachineName } from './machines.ts';
import { machineNames } from './machines.ts';
import { wordsOf } from './meanings.ts';
import { mermaidOf } from './mermaid.ts';

const folder = new URL('../../../machines/', import.meta.url);
const machineFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The path of a machine's file inside `machines/`. */
const fileOf = (name: MachineName): string => {
  const file = machineFiles.find((path) => basename(path) === `${name}.ts`);
  if (!file) throw new Error(`machines/ has no ${name}.ts.`);
  return file;
};

/** A machine's purpose: the docstring right above it in its file. */
const purposeOf = (name: MachineName): string => {
  const source = readFileSync(new URL(fileOf(name), folder), 'utf8');
  const purpose = new RegExp(`/\\*\\* ([^\\n]+) \\*/\\nexport const ${name}Machine`).exec(source)?.[1];
  if (!purpose) throw new Error(`${fileOf(name)} says in no docstring what its machine is for.`);
  return purpose;
};

const section = (name: MachineName): string =>
  [
    `## ${name}`,
    `${wordsOf(name).title}: ${purposeOf(name)} — [\`${name}.ts\`](${fileOf(name)}) · [drawing](charts/${name}.svg)`,
    `\`\`\`mermaid\n${mermaidOf(chartOf(name))}\n\`\`\``,
  ].join('\n\n');

/** The files that show the machines, by path inside `machines/`: a page of Mermaid diagrams and a drawing each. */
export const chartFiles = async (): Promise<Record<string, string>> => {
  const page = [
    '# The machines',
    'Every flow of the site as a chart. `?` is a question to the world, `▸` a flow that is run, `!` an order to the world and `‹` one given on leaving, `»` an event sent to a flow, `◷` time that has passed, `↺` a transition that stays in its state, `⊘` an event that is ignored there; 任一状态 stands for whichever state inside is active. Written by `npm run charts`.',
    machineNames.map((name) => `[${name}](#${name.toLowerCase()})`).join(' · '),
    ...machineNames.map(section),
  ];
  const drawings: Record<string, string> = {};
  for (const name of machineNames) {
    const title = `${name} ${wordsOf(name).title}`;
    const drawing = renderToStaticMarkup(<Chart drawing={await drawingOf(name)} title={title} />);
    // a line for each part: a difference is read line by line
    drawings[`charts/${name}.svg`] = `${drawing.replaceAll('<g data-find', '\n<g data-find')}\n`;
  }
  return { 'README.md': `${page.join('\n\n')}\n`, ...drawings };
};
