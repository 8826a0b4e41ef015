import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from './Chart.tsx';
import { chartOf } from './chart.ts';
import { layOut } from './layout.ts';
import type { MachineName } from './machines.ts';
import { machineNames } from './machines.ts';
import { namesOf } from './meanings.ts';
import { mermaidOf } from './mermaid.ts';

const folder = new URL('../../../machines/', import.meta.url);
const machineFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The path of a machine's file inside `machines/`. */
const fileOf = (name: MachineName): string => {
  const file = machineFiles.find((path) => basename(path) === `${name}.ts`);
  if (!file) throw new Error(`machines/ has no ${name}.ts.`);
  return file;
};

/** A machine's purpose: the docstring above it in its file. */
const purposeOf = (name: MachineName): string => {
  const source = readFileSync(new URL(fileOf(name), folder), 'utf8');
  const docstring = new RegExp(`/\\*\\*((?:(?!\\*/)[^])+)\\*/\\nexport const ${name}Machine`).exec(source)?.[1];
  if (!docstring) throw new Error(`${fileOf(name)} has no docstring above its machine.`);
  return docstring.replaceAll(/\s+(?:\* )?/g, ' ').trim();
};

const section = (name: MachineName): string =>
  [
    `## ${name}`,
    `${namesOf(name).title}: ${purposeOf(name)} — [\`${name}.ts\`](${fileOf(name)}) · [drawing](charts/${name}.svg)`,
    `\`\`\`mermaid\n${mermaidOf(chartOf(name))}\n\`\`\``,
  ].join('\n\n');

/** The files that show the machines, by path inside `machines/`: a page of Mermaid diagrams and one drawing each. */
export const chartFiles = async (): Promise<Record<string, string>> => {
  const page = [
    '# The machines',
    'Every machine of the site as a chart. `?` marks a request, `▸` an invoked machine, `!` an effect and `‹` one on exit, `»` an event sent to another machine, `◷` a delay, `↺` a transition that stays in its state, `⊘` an ignored event; 任一状态 stands for any inner state. Written by `npm run charts`.',
    machineNames.map((name) => `[${name}](#${name.toLowerCase()})`).join(' · '),
    ...machineNames.map(section),
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
