import { beforeAll, expect, test } from 'vitest';
import { layoutFaults } from '../support/layoutFaults.ts';
import type { SharedSite } from './visit.ts';
import { openSharedSite, visit } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const faultsOf = async (content: string) => {
  const { page } = await visit(site, 1440);
  await page.setContent(`<body style="margin:0"><main style="padding:16px">${content}</main>`);
  return page.evaluate(layoutFaults);
};

const card = (word: string) => `<li style="list-style:none;height:60px">${word}</li>`;
const cards = (count: number) =>
  `<ul style="display:grid;grid-template-columns:1fr 1fr;padding:0">${Array.from({ length: count }, (_, index) => card(`卡片 ${index}`)).join('')}</ul>`;

test.each([
  ['text over text', '<p>装货地</p><p style="margin-top:-36px">卸货地</p>'],
  [
    'text over text',
    '<div style="position:relative"><h2>标题很长</h2><a href="/" style="position:absolute;left:40px;top:6px">更多</a></div>',
  ],
  ['lone card', cards(5)],
])('%s is found', async (kind, content) => {
  expect((await faultsOf(content)).map((fault) => fault.split(':')[0])).toEqual([kind]);
});

test('dense lines, text hidden by a box, a bar floating over text and a full row are no faults', async () => {
  expect(
    await faultsOf(`<p style="line-height:1;margin:0">第一行<br>第二行</p>
      <div style="height:20px;overflow:hidden"><p style="margin:0">看得见</p><p style="margin:0">看不见</p></div><p style="margin:0">下文</p>
      <p>被盖住的文字</p><p style="position:fixed;left:16px;bottom:0;top:90px">浮在上面</p>${cards(4)}`),
  ).toEqual([]);
});
