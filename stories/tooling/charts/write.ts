import { mkdirSync, writeFileSync } from 'node:fs';
import { chartFiles } from './files.tsx';

const folder = new URL('../../../machines/', import.meta.url);
mkdirSync(new URL('charts/', folder), { recursive: true });
for (const [path, content] of Object.entries(await chartFiles())) writeFileSync(new URL(path, folder), content);
