import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Difference } from './pictures.ts';
import type { WidthName } from './widths.ts';
import { widths } from './widths.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  width: WidthName;
  pixels: number;
  share: number;
}

const folder = new URL('../../dist/reports/pictures/', import.meta.url);
const words = { desktop: '桌面 1440', phone: '手机 390' } satisfies Record<WidthName, string>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, source: string) =>
  `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="${caption}" src="${source}"></figure>`;

const section = ({ id, title, name, width, pixels, share }: Entry) => {
  const picture = (what: string) => `${width}/${id}.${what}.png`;
  return `<section id="${width}-${id}">
  <h2>${escaped(title)} › ${escaped(name)} <small>${words[width]}，变了 ${(share * 100).toFixed(2)} %（${pixels} 个像素）</small></h2>
  <div class="three">${figure('原来', picture('before'))}${figure('现在', picture('after'))}${figure('差别', picture('difference'))}</div>
  <label>左右拖动对照：<input type="range" min="0" max="100" value="50"></label>
  <div class="over"><img loading="lazy" alt="现在" src="${picture('after')}"><img loading="lazy" alt="原来" src="${picture('before')}"></div>
</section>`;
};

const page = (entries: readonly Entry[]) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>图片对照</title>
<style>
  body { font: 15px/1.6 system-ui, sans-serif; margin: 24px; color: #1c2430; }
  section { border-top: 1px solid #d5dae1; margin-top: 32px; }
  small { font-weight: normal; color: #5a6472; }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #d5dae1; }
  .over { position: relative; display: inline-block; --seen: 50%; }
  .over img + img { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--seen)) 0 0); }
</style>
<h1>图片对照：${entries.length > 0 ? `${entries.length} 幅与原来不同` : '没有差别'}</h1>
<p>图片按一半大小保存。若改动是有意的，请运行 <code>npm run pictures</code>，并随改动一起提交。</p>
<ol>${entries.map(({ id, title, name, width }) => `<li><a href="#${width}-${id}">${escaped(title)} › ${escaped(name)}</a>（${words[width]}）</li>`).join('')}</ol>
${entries.map(section).join('\n')}
<script>
  for (const range of document.querySelectorAll('input'))
    range.addEventListener('input', () => range.parentElement.nextElementSibling.style.setProperty('--seen', range.value + '%'));
</script>
</html>
`;

/** Forgets the differences of the run before. */
export const clearReport = (): void => {
  for (const { name } of widths) {
    rmSync(new URL(`${name}/`, folder), { recursive: true, force: true });
    mkdirSync(new URL(`${name}/`, folder), { recursive: true });
  }
};

/** Puts a story's difference into the report. */
export const keepDifference = (
  width: WidthName,
  { id, title, name }: { id: string; title: string; name: string },
  { pixels, share, ...pictures }: Difference,
): void => {
  for (const [what, picture] of Object.entries(pictures))
    writeFileSync(new URL(`${width}/${id}.${what}.png`, folder), picture);
  const entry: Entry = { id, title, name, width, pixels, share };
  writeFileSync(new URL(`${width}/${id}.json`, folder), JSON.stringify(entry));
};

/** Binds the differences of both widths into one page, the greatest first, and says where it is. */
export const writeReport = (): void => {
  const entries = widths.flatMap(({ name }) => {
    const files = existsSync(new URL(`${name}/`, folder)) ? readdirSync(new URL(`${name}/`, folder)) : [];
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), 'utf8')) as Entry);
  });
  const file = new URL('index.html', folder);
  writeFileSync(file, page(entries.sort((one, other) => other.share - one.share)));
  if (entries.length > 0) process.stdout.write(`\n${entries.length} 幅图片与原来不同：${fileURLToPath(file)}\n`);
};
