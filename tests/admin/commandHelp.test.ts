import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(['admin', 'import', 'export', 'backup', 'restore', 'review', 'secret', 'demo:remove'])(
  '`npm run %s -- --help` says how it is used and does nothing',
  async (name) => {
    const [program, file = '', ...words] = scripts[name]!.split(' ');
    expect(program).toBe('tsx');
    const { argv } = process;
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.stubEnv('DATA_DIR', '/nowhere');
    onTestFinished(() => {
      process.argv = argv;
      write.mockRestore();
      vi.unstubAllEnvs();
    });
    process.argv = ['node', file, ...words, '--help'];
    await import(/* @vite-ignore */ join(projectRoot, file));
    expect(write.mock.calls.map(([text]) => text).join('')).toMatch(/^用法/);
    process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  },
);
