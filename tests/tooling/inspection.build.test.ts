import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pluginsOf = async (command: 'build' | 'serve'): Promise<string[]> =>
  (await resolveConfig({ root, logLevel: 'silent' }, command)).plugins.map(({ name }) => name);

test('what opens the live charts is put into pages of the development server, and into nothing that is built', async () => {
  expect(await pluginsOf('serve')).toContain('inspection');
  expect(await pluginsOf('build')).not.toContain('inspection');
});
