// Renders every page of the built site into its own file. `npm run prerender -- site.json` renders them again for
// another deployment, without a new build.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(join(path, name))) : [path];

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a brotli and a gzip copy next to a text file, for the service and static hosts to send. */
const compress = async (file) => {
  const content = readFileSync(file);
  rmSync(`${file}.br`, { force: true });
  rmSync(`${file}.gz`, { force: true });
  if (content.length < 1_024) return;
  await Promise.all([
    toBrotli(content).then((copy) => writeFile(`${file}.br`, copy)),
    toGzip(content, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
};

/**
 * Renders the site in `dist` with a configuration as JSON text, and compresses files without compressed copies, unless
 * the service compresses at request time.
 */
export const prerenderSite = async (dist, siteConfig, { compresses = true } = {}) => {
  const startedAt = Date.now();
  const { builtSiteIn, createRenderer, prerenderedPages } = await import(
    pathToFileURL(join(dist, 'render/prerender.js')).href
  );
  const folder = join(dist, 'site');
  // other cores compress a page while the next one is rendered
  const compressed = new Map();
  const renderer = createRenderer(builtSiteIn(dist), siteConfig);
  for (const { file, path } of prerenderedPages) {
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, await renderer.render({ path, isStatic: true }));
    if (compresses) compressed.set(place, compress(place));
  }
  for (const [name, text] of renderer.textFiles()) {
    const place = join(folder, name);
    writeFileSync(place, text);
    compressed.set(place, compress(place));
  }
  for (const file of compresses ? filesOf(folder) : []) {
    const isText = /\.(?:js|css|svg|json|txt|xml|csv)$/.test(file);
    if (isText && !compressed.has(file) && !existsSync(`${file}.br`)) compressed.set(file, compress(file));
  }
  await Promise.all(compressed.values());
  console.log(`${prerenderedPages.length} 个页面已绘制（${((Date.now() - startedAt) / 1_000).toFixed(1)} 秒）`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file] = process.argv;
  if (file === '--help' || file === '-h') {
    console.log('用法：npm run prerender [-- site.json]  以一个部署的配置（SITE_CONFIG 的内容）绘制已构建的页面');
    process.exit(0);
  }
  try {
    await prerenderSite(
      fileURLToPath(new URL('../../dist', import.meta.url)),
      file ? readFileSync(file, 'utf8') : '{}',
    );
  } catch (error) {
    const issues = error.issues?.map(({ path, keys }) => path.join('.') || keys?.join('、')).join('、');
    console.error(issues ? `配置有误的项：${issues}` : error.message);
    process.exit(1);
  }
}
