// `npm start`: installs, builds what changed, starts the service. `--build` only builds, `--build-chinese` without the English
// site, `--dev` serves the sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { copyOldAssets, setAside } from './http/responses/oldAssets.mjs';
import { prerenderSite } from './app/prerender.mjs';
import { diskErrorIn, diskProblem, stopStart } from './config/setupProblem.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => join(root, path);
const bin = (path) => at(`node_modules/${path}`);
const stamp = at('dist/built-from');

const siteSources = [
  'contract',
  'machines',
  'src',
  'public',
  'index.html',
  'desk.html',
  'locales',
  'tooling/english',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
];
const serverSources = ['contract', 'machines', 'server', 'vite.config.ts', 'package-lock.json', 'package.json'];

const filesOf = (path) => {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path), { withFileTypes: true })
    .flatMap((entry) => filesOf(`${path}/${entry.name}`))
    .toSorted((a, b) => (a < b ? -1 : 1));
};

const digestOf = (sources) => {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) digest.update(`${file}\0`).update(readFileSync(at(file)));
  return digest.digest('hex');
};

const outputOf = (child) =>
  new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('close', (status) => resolve({ status, output }));
  });

const vite = async (title, args) => {
  console.log(`正在构建${title} …`);
  const startedAt = Date.now();
  const child = spawn(process.execPath, [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { status, output } = await outputOf(child);
  if (status !== 0) {
    const disk = diskErrorIn(output);
    if (disk) stopStart(diskProblem(disk));
    console.error(`${output}\n构建${title}失败。`);
    process.exit(status ?? 1);
  }
  console.log(`${title}构建完成（${((Date.now() - startedAt) / 1_000).toFixed(1)} 秒）`);
};

/** Builds a site and its renderer, and renders its pages. */
const buildSite = async ({ title, dist, modes }) => {
  const [site, render] = modes.map((mode) => ['--mode', mode]);
  const before = setAside(at(`${dist}/site`));
  await vite(title, [...site, '--outDir', `${dist}/site`]);
  await vite(`${title}的绘制程序`, [...render, '--ssr', 'src/ssr/prerender.tsx', '--outDir', `${dist}/render`]);
  renameSync(at(`${dist}/site/index.html`), at(`${dist}/template.html`));
  return before;
};

/** English is built once every catalog is complete. */
const isEnglishFinished = () =>
  filesOf('locales/en').every((file) => !('unfinished' in JSON.parse(readFileSync(at(file), 'utf8'))));

const buildEnglish = async () => {
  if (!isEnglishFinished()) {
    rmSync(at('dist/english'), { recursive: true, force: true });
    return;
  }
  const before = await buildSite({ title: '英文站点', dist: 'dist/english', modes: ['english', 'englishRender'] });
  copyOldAssets(before, at('dist/english/site'));
  await prerenderSite(at('dist/english'), '{}', { compresses: false });
};

const buildChinese = async () => {
  const before = await buildSite({ title: '站点', dist: 'dist', modes: ['production', 'render'] });
  await vite('工作台', ['--mode', 'desk']);
  copyOldAssets(before, at('dist/site'));
  await prerenderSite(at('dist'), '{}');
};

const builtFrom = () => {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
};

const buildChanged = async (withEnglish) => {
  const built = builtFrom();
  const site = digestOf(siteSources);
  const service = digestOf(serverSources);
  const siteIsCurrent = built.site === site && existsSync(at('dist/site/index.html'));
  const englishIsCurrent = !withEnglish || built.english === site;
  const serviceIsCurrent =
    built.service === service &&
    ['main', 'engineThread', 'newDatabaseProcess', 'importThread', 'sheetThread', 'admin'].every((name) =>
      existsSync(at(`dist/server/${name}.js`)),
    );
  // the build may be in a read-only folder
  if (siteIsCurrent && englishIsCurrent && serviceIsCurrent) return;
  mkdirSync(at('dist'), { recursive: true });
  rmSync(stamp, { force: true });
  // with two cores both in parallel take little longer than one
  await Promise.all([siteIsCurrent || buildChinese(), englishIsCurrent || buildEnglish()]);
  if (!serviceIsCurrent) await vite('服务', ['--mode', 'server', '--ssr', '--outDir', 'dist/server']);
  writeFileSync(stamp, JSON.stringify({ site, english: withEnglish ? site : built.english, service }));
};

const build = async (withEnglish) => {
  try {
    await buildChanged(withEnglish);
  } catch (error) {
    const problem = diskProblem(error);
    if (problem === undefined) throw error;
    stopStart(problem);
  }
};

const run = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const develop = () => {
  // the service announces the address of the pages, the only one to open
  const port = '5173';
  const children = [
    run([bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'], {
      DEV_SITE: `http://localhost:${port}`,
    }),
    run([bin('vite/bin/vite.js'), '--port', port, '--strictPort', '--logLevel', 'warn']),
  ];
  const stop = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  for (const child of children) child.once('exit', () => stop('SIGTERM'));
};

/** npm only passes SIGTERM to the shell in between, which exits alone: the service exits with that shell. */
const endWithShell = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
  // a signal to the whole process group has already reached the service
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clearInterval(watch);
      // the default behaviour without this listener, if there is no other one
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
};

const usage = `用法：
  npm start         安装缺少的软件包，构建有变化的部分，启动服务并打印地址
  npm run build     只构建
  npm run dev       以源代码启动，改动随即可见
环境变量见 docs/configuration.md；其他命令见 README.md，各加 -- --help 显示用法。`;

const args = process.argv.slice(2);
if (args.some((each) => each === '--help' || each === '-h')) {
  console.log(usage);
  process.exit(0);
}
if (args.some((each) => !['--dev', '--build', '--build-chinese'].includes(each))) {
  console.error(usage);
  process.exit(1);
}

endWithShell();
install();
if (args.includes('--dev')) {
  develop();
} else {
  await build(!args.includes('--build-chinese'));
  if (args.some((each) => each.startsWith('--build'))) console.log('构建完成：dist/site、dist/server');
  else await import(pathToFileURL(at('dist/server/main.js')).href);
}
