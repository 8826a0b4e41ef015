import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPassword } from '#service/db/seed/accounts.ts';
import { cuts, cuttingProxy } from '../support/cuttingProxy.ts';
import { placeSeaOrder } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import { button, signInByPassword } from './company.ts';
import { retryIn } from './failEveryWay.ts';
import type { Site } from './visit.ts';
import { openSite, visit } from './visit.ts';

const phone = '13800000003';

let site: Site;
let proxy: Awaited<ReturnType<typeof cuttingProxy>>;
let orderNo: string;
beforeAll(async () => {
  site = await openSite();
  proxy = await cuttingProxy(site.service.origin);
  orderNo = await placeSeaOrder(await SiteClient.signedIn(site.service.origin, phone));
});
afterAll(async () => {
  proxy.close();
  await site.close();
});

test('a file that is cut in the middle is not saved as if it were whole: it is said, and fetched again', async () => {
  const { page } = await visit({ ...site, service: proxy }, 390);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await signInByPassword(page, phone, seedPassword);
  await page.getByRole('button', { name: '订单查询' }).first().click();
  await page
    .getByRole('button', { name: new RegExp(orderNo) })
    .first()
    .click();
  const order = page.getByRole('article', { name: `订单 ${orderNo}` });
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, '%'), Buffer.from('\n%%EOF\n')]);
  await order.getByLabel('上传其他单证').setInputFiles({ name: '说明书.pdf', mimeType: 'application/pdf', buffer });
  await button(order, '下载 说明书.pdf').waitFor();

  for (const file of ['下载 说明书.pdf', '下载托书 PDF', '导出 DCSA JSON']) {
    for (const cut of cuts) {
      proxy.cutBy(cut);
      await button(order, file).click();
      const messages = cut === 'close' ? '文件没有下载完整，请重试' : '网络连接失败，请检查网络后重试';
      await order.getByRole('alert').filter({ hasText: messages }).waitFor();
      expect([file, cut, saved]).toEqual([file, cut, []]);
      // the second try is cut as well, the third one is not
      await retryIn(page).click();
      await order.getByRole('alert').filter({ hasText: messages }).waitFor();
      proxy.cutBy(undefined);
      await retryIn(page).click();
      await expect.poll(() => saved.length).toBe(1);
      expect(await order.getByRole('alert').count()).toBe(0);
      saved.length = 0;
    }
  }
});
