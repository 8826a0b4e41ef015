// Installs the packages of package-lock.json that are missing. Plain Node: nothing is installed before it runs.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installProblem, linkProblem, stopStart } from './config/setupProblem.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const atLeast = (version, wanted) => {
  const [a, b] = [version, wanted].map((text) => text.split('.').map(Number));
  return a[0] !== b[0] ? a[0] > b[0] : a[1] >= b[1];
};

/** Node 20 from 20.19, or 22.12 and later, as `engines` in package.json says. */
const isNodeFit = (version) => (version.startsWith('20.') ? atLeast(version, '20.19') : atLeast(version, '22.12'));

const modules = at('node_modules');
const installedList = at('node_modules/.package-lock.json');

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether everything in package-lock.json is present; npm records in node_modules what it has installed. */
const isInstalled = () => {
  if (!existsSync(installedList)) return false;
  if (!existsSync(at('package-lock.json'))) return true;
  const installed = packagesIn(installedList);
  const withDevelopment = Object.values(installed).some(({ dev }) => dev);
  const isMissing = ([place, { version, integrity, optional, devOptional, dev }]) => {
    const found = installed[place];
    // packages for other systems are never installed
    if (!found) return !optional && !devOptional && (!dev || withDevelopment);
    return found.version !== version || found.integrity !== integrity;
  };
  const wanted = Object.entries(packagesIn(at('package-lock.json'))).filter(([place]) =>
    place.startsWith('node_modules/'),
  );
  return !wanted.some(isMissing);
};

const isLink = () => lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installed packages stay, because another checkout may use them as well; `npm ci` would delete them first. */
const installation = () => (existsSync(installedList) ? ['install', '--no-save'] : ['ci']);

const npm = (args) => {
  const cli = process.env.npm_execpath;
  const [command, parameters] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
};

/** Checks Node's version and installs missing packages; exits the process on failure. */
export const install = () => {
  if (!isNodeFit(process.versions.node)) {
    const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    stopStart(`需要 Node.js ${engines.node}，当前为 ${process.versions.node}：请换用合适的版本。`);
  }
  if (isInstalled()) return;
  if (isLink()) stopStart(linkProblem(existsSync(modules) ? realpathSync(modules) : modules));
  console.log('正在安装依赖（首次约需一分钟）…');
  const startedAt = Date.now();
  const { status, stderr, error } = npm([...installation(), '--include=dev', '--no-audit', '--no-fund']);
  if (status !== 0) stopStart(installProblem(stderr ?? '', error));
  console.log(`依赖安装完成（${Math.round((Date.now() - startedAt) / 1_000)} 秒）`);
};
