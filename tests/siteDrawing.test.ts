import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsDetail } from '#contract/cms.ts';
import type { Site } from '#service/site.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';

type Drawing = NonNullable<Site['drawing']>;

const drawn: Parameters<Drawing['draw']>[0][] = [];
let draw: Drawing['draw'] = async (page) => {
  drawn.push(page);
  return `<!doctype html><script>1</script><p>${page.path} ${page.query} ${JSON.stringify(page.answers)}`;
};

const drawing: Drawing = {
  callsAhead: (path) => {
    const id = /^\/news\/(.+)$/.exec(path)?.[1];
    return id === undefined ? [] : [{ endpoint: newsDetail, input: { id } }];
  },
  draw: async (page) => draw(page),
  prerenderedPages: [],
  listedPaths: ['/', '/lcl'],
};

let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  for (const [name, text] of [
    ['index', '家'],
    ['404', '走丢了'],
    ['lcl', '拼箱'],
  ] as const)
    writeFileSync(join(folder, `${name}.html`), text);
  service = await freshService({ site: { folder, drawing, origin: 'https://www.example.com' } });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => service.fetch(new Request(`http://127.0.0.1${path}`));

describe('a page drawn by the service', () => {
  test('carries the answers of the service’s own calls, and is kept for a while', async () => {
    const first = await get('/news/imdg-42-24-in-force');
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text).toContain('IMDG');
    const before = drawn.length;
    expect(await (await get('/news/imdg-42-24-in-force')).text()).toBe(text);
    expect(drawn).toHaveLength(before);
  });

  test('says 404 where what it shows does not exist', async () => {
    expect((await get('/news/nothing-of-the-kind')).status).toBe(404);
  });

  test('is drawn with its query; without one the build’s page is sent', async () => {
    expect(await (await get('/lcl')).text()).toBe('拼箱');
    expect(await (await get('/lcl?origin=CNSHA')).text()).toContain('/lcl origin=CNSHA');
  });

  test('carries a policy with the hash of its own inline script', async () => {
    const policy = (await get('/lcl?origin=CNNGB')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  });

  test('is the build’s page where drawing fails, or where the query is out of proportion', async () => {
    const able = draw;
    draw = async () => {
      throw new Error('out of paint');
    };
    expect(await (await get('/lcl?origin=CNTAO')).text()).toBe('拼箱');
    draw = able;
    expect(await (await get(`/lcl?origin=${'x'.repeat(400)}`)).text()).toBe('拼箱');
  });

  test('is never one of another path: a lost one is the lost page', async () => {
    const answer = await get('/nowhere?x=1');
    expect([answer.status, await answer.text()]).toEqual([404, '走丢了']);
  });

  test('the sitemap names the deployment’s own origin', async () => {
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://www.example.com/lcl</loc>');
  });
});

describe('a deployment with a configuration of its own', () => {
  test('has every page drawn with it, the lost one too', async () => {
    const deployed = await freshService({ site: { folder, drawing, redraw: true } });
    const read = async (path: string) => {
      const answer = await deployed.fetch(new Request(`http://127.0.0.1${path}`));
      return [answer.status, await answer.text()] as const;
    };
    expect(await read('/lcl')).toEqual([200, expect.stringContaining('<p>/lcl ')]);
    expect(await read('/nowhere')).toEqual([404, expect.stringContaining('<p>/404 ')]);
    expect(await read(`/lcl?origin=${'x'.repeat(400)}`)).toEqual([200, expect.stringContaining('<p>/lcl ')]);
    await deployed.close();
  });
});
