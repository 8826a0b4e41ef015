import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a copy makes for itself. */
const own = new Set(['.git', 'data', 'dist', 'node_modules']);

/** The project in a folder of its own, with the same packages, in which a test may change what it likes. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async made(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(join(tmpdir(), 'project-')));
    const files = (await readdir(root)).filter((name) => !own.has(name));
    await Promise.all(files.map((name) => cp(root + name, join(copy.folder, name), { recursive: true })));
    // linked where the file system can: what a program writes there anew is the copy's own
    const packages = [`${root}node_modules`, join(copy.folder, 'node_modules')];
    await run('cp', ['-al', ...packages]).catch(() => run('cp', ['-a', ...packages]));
    for (const name of ['.vite', '.vite-temp', '.cache/storybook'])
      await rm(join(copy.folder, 'node_modules', name), { recursive: true, force: true });
    await copy.run('git', ['init', '--quiet']);
    await copy.run('git', ['add', '--all']);
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
    await copy.run('git', [...author, 'commit', '--quiet', '--message', 'the project as it is']);
    return copy;
  }

  /** Runs a program in the copy and returns what it says; throws where it fails. */
  async run(program: string, options: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const env = { ...process.env, TZ: 'Asia/Shanghai', ...environment };
    const { stdout } = await run(program, options, { cwd: this.folder, maxBuffer: 64 * 1024 * 1024, env });
    return stdout;
  }

  /** Runs a program that npm has installed. */
  async runInstalled(program: string, ...rest: [options: string[], environment?: NodeJS.ProcessEnv]): Promise<string> {
    return this.run(join(this.folder, 'node_modules/.bin', program), ...rest);
  }

  async read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8');
  }

  /** Puts other words into a file, where those stand once. */
  async plant(path: string, args: string, others: string): Promise<void> {
    const text = await this.read(path);
    if (text.split(args).length !== 2) throw new Error(`${path} does not hold once: ${args}`);
    await writeFile(
      join(this.folder, path),
      text.replace(args, () => others),
    );
  }

  /** Takes back what was changed since the copy was made. */
  async restore(): Promise<void> {
    await this.run('git', ['checkout', '--quiet', '.']);
    await this.run('git', ['clean', '--quiet', '--force', '-d']);
  }

  /** The paths of the files that differ from the copy as it was made. */
  async changed(): Promise<string[]> {
    const status = await this.run('git', ['status', '--porcelain', '--untracked-files=all']);
    return status
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
      .toSorted();
  }

  async removed(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
