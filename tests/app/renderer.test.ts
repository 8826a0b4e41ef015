import { describe, expect, test } from 'vitest';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { createSite } from '#src/app/site.ts';
import { createRenderer } from '#src/ssr/prerender.tsx';

const template = `<!doctype html><html><head><title>t</title><!--head--><!--policy--></head><body>
<div id="root"></div><!--notices--><!--early-login--><script type="application/json" id="site-config"></script></body></html>`;
const built = { template, folder: '', manifest: {} };

const deployments = [
  { hotline: '400-111-1111', emergencyHotline: '400-111-9999', siteOrigin: 'https://one.example.org' },
  { hotline: '400-222-2222', emergencyHotline: '400-222-9999', siteOrigin: 'https://two.example.org' },
];
const ownWords = (deployment: (typeof deployments)[number]) => Object.values(deployment);

describe('documents of two deployments rendered side by side', () => {
  test('each carries its own configuration and nothing of the other', async () => {
    const renderers = deployments.map((deployment) => createRenderer(built, JSON.stringify(deployment)));
    const paths = ['/', '/lcl', '/helpCenter', '/business', '/railWayIndex'];
    const pages = await Promise.all(
      paths.flatMap((path) => renderers.map(async ({ draw }, index) => ({ index, html: await draw({ path }) }))),
    );
    for (const { index, html } of pages) {
      for (const own of ownWords(deployments[index]!)) expect(html).toContain(own);
      for (const other of ownWords(deployments[1 - index]!)) expect(html).not.toContain(other);
    }
  });
});

describe('two page loads side by side', () => {
  test('a sign-in, a message and a setting of one are unknown to the other', async () => {
    const [one, other] = deployments.map((deployment) => createSite({ ...siteDefaults, ...deployment }));
    one!.session.send({ type: 'login.requested' });
    one!.session.send({ type: 'session.opened', token: 't', userName: '138****5678' });
    one!.notify('success', '已保存');
    await Promise.resolve();
    expect(one!.currentUser()?.userName).toBe('138****5678');
    expect(one!.notices.getSnapshot().context.notices.map(({ text }) => text)).toContain('已保存');
    expect(other!.session.getSnapshot().value).toBe('anonymous');
    expect(other!.currentUser()).toBeUndefined();
    expect(other!.notices.getSnapshot().context.notices).toEqual([]);
    expect(other!.navigation).not.toBe(one!.navigation);
    one!.stop();
    expect(other!.session.getSnapshot().status).toBe('active');
    other!.stop();
  });

  test('an actor that is needed later is spawned once in each', () => {
    const [one, other] = deployments.map((deployment) => createSite({ ...siteDefaults, ...deployment }));
    const made = one!.shared('counter', () => ({}));
    expect(one!.shared('counter', () => ({}))).toBe(made);
    expect(other!.shared('counter', () => ({}))).not.toBe(made);
    one!.stop();
    other!.stop();
  });
});
