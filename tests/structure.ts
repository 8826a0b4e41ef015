// `npm run structure`: draws the layers and the features of the code into README.md, from its imports.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = `${root}README.md`;
const block = /(?<=<!-- structure -->\n)[^]*?(?=<!-- \/structure -->)/;

const everyFolder = '^(contract|machines|service|stories|src/[^/]+)';

const rendered = (...options: string[]): string =>
  execFileSync('npx', ['depcruise', '-T', 'mermaid', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** README.md with the drawings of today's imports. */
export const withStructure = (): string => {
  const layers = rendered('--collapse', everyFolder, 'contract', 'machines', 'src', 'service', 'stories');
  const features = rendered('--include-only', '^src/features', '--collapse', '^src/features/[^/]+', 'src/features');
  const text = [layers, features].map((chart) => `\n\`\`\`mermaid\n${chart}\n\`\`\`\n`).join('');
  return readFileSync(readme, 'utf8').replace(block, () => `${text}\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(readme, withStructure());
