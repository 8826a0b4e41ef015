// `npm run sbom`: dist/release/sbom.cdx.json, the CycloneDX list of the packages that a release runs and ships, by
// npm's own `npm sbom`. Its `--omit=dev` also omits packages that a development package needs too (react, zod), so the
// packages that are not in a release are removed here.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockFile, releasePackages } from './licenceList.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}dist/release/sbom.cdx.json`;
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const cli = process.env.npm_execpath;
const [command, parameters] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
if (status !== 0) {
  console.error(`没有写出软件清单：${stderr.trim()}`);
  process.exit(1);
}
const sbom = JSON.parse(stdout);
const released = new Set(releasePackages(lockFile()).map(({ name, version }) => `${name}@${version}`));
const project = sbom.metadata.component['bom-ref'];
sbom.components = sbom.components.filter(({ name, version }) => released.has(`${name}@${version}`));
const refs = new Set([project, ...sbom.components.map((component) => component['bom-ref'])]);
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
// npm names the project after its folder
sbom.metadata.component.name = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).name;
mkdirSync(`${root}dist/release`, { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`软件清单（CycloneDX ${sbom.specVersion}，${sbom.components.length} 个组件）：dist/release/sbom.cdx.json`);
