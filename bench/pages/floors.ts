import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#18222d}main{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:2rem}section{border-top:1px solid #dde}button{padding:.5rem 1rem;border:1px solid #0b5cab;background:#0b5cab;color:#fff}`;
const paragraphs = 130;

/** The content of the floors: a heading, two buttons and some screens of text. */
const floorSource = `import { createElement as h, useState } from 'react';
const text = '危险化学品的海运、空运、铁路、罐箱、液袋与仓储，价格逐项透明。';
export function Floor() {
  const [count, setCount] = useState(0);
  return h('main', null,
    h('h1', null, '化运通'),
    h('button', { id: 'action', onClick: () => setCount(count + 1) }, '查询 ' + count),
    h('button', { id: 'login', onClick: () => setCount(0) }, '登录'),
    Array.from({ length: ${paragraphs} }, (_, index) => h('section', { key: index }, h('h2', null, '第 ' + index + ' 节'), h('p', null, text + index))));
}`;
const entries: Readonly<Record<string, string>> = {
  client: `import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; import { Floor } from 'virtual:floor';
createRoot(document.getElementById('root')).render(createElement(Floor));`,
  hydrated: `import { hydrateRoot } from 'react-dom/client'; import { createElement } from 'react'; import { Floor } from 'virtual:floor';
hydrateRoot(document.getElementById('root'), createElement(Floor));`,
  markup: `import { prerender } from 'react-dom/static'; import { createElement } from 'react'; import { Floor } from 'virtual:floor';
export const markup = async () => new Response((await prerender(createElement(Floor))).prelude).text();`,
};

/** Builds one of the entries above and returns its file. */
const built = async (name: string, folder: string): Promise<string> => {
  const isMarkup = name === 'markup';
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ...(isMarkup && { ssr: { noExternal: true } }),
    plugins: [
      {
        name: 'floors',
        resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:floor' ? floorSource : entries[id.replace('\0virtual:', '')]),
      },
    ],
    build: {
      outDir: join(folder, name),
      minify: !isMarkup,
      modulePreload: false,
      ...(isMarkup && { ssr: true }),
      rolldownOptions: { input: `virtual:${name}`, output: { entryFileNames: 'floor.js' } },
    },
  });
  return join(folder, name, 'floor.js');
};

const documentOf = (body: string, script?: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"><style>${style}</style>${
    script ? `<script type="module" src="/${script}.js"></script>` : ''
  }</head><body><div id="root">${body}</div></body></html>`;

/**
 * Serves the lower bounds for every page: the text alone, rendered by React in the browser, and prerendered and
 * hydrated by React.
 */
export const serveFloors = async (folder: string): Promise<{ origin: string; close: () => void }> => {
  const { markup } = (await import(pathToFileURL(await built('markup', folder)).href)) as {
    markup: () => Promise<string>;
  };
  const html = await markup();
  const files = new Map(
    Object.entries({
      '/static': documentOf(html),
      '/client': documentOf('', 'client'),
      '/hydrated': documentOf(html, 'hydrated'),
      '/client.js': await readFile(await built('client', folder), 'utf8'),
      '/hydrated.js': await readFile(await built('hydrated', folder), 'utf8'),
    }).map(([path, text]) => [path, brotliCompressSync(text)]),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = files.get(path);
    const isScript = path.endsWith('.js');
    response.writeHead(body ? 200 : 404, {
      'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': isScript ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
