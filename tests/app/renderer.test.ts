import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { App } from '#src/App.tsx';
import { createSite } from '#src/app/site.ts';
import { routeOf } from '#src/routes.ts';
import { createRenderer } from '#src/ssr/prerender.tsx';

const template = `<!doctype html><html><head><title>t</title><!--head--><!--policy--></head><body>
<div id="root"></div><!--notices--><!--pre-hydration-login--><script type="application/json" id="site-config"></script></body></html>`;
const built = { template, folder: '', manifest: {} };

const deployments = [
  { hotline: '400-111-1111', emergencyHotline: '400-111-9999', siteOrigin: 'https://one.example.org' },
  { hotline: '400-222-2222', emergencyHotline: '400-222-9999', siteOrigin: 'https://two.example.org' },
];
const ownWords = (deployment: (typeof deployments)[number]) => Object.values(deployment);

describe('documents of two deployments rendered side by side', () => {
  test('each carries its own configuration and nothing of the other', { tags: ['deep'] }, async () => {
    const renderers = deployments.map((deployment) => createRenderer(built, JSON.stringify(deployment)));
    const paths = ['/', '/lcl', '/helpCenter', '/business', '/railWayIndex'];
    const pages = await Promise.all(
      paths.flatMap((path) => renderers.map(async ({ render }, index) => ({ index, html: await render({ path }) }))),
    );
    for (const { index, html } of pages) {
      for (const own of ownWords(deployments[index]!)) expect(html).toContain(own);
      for (const other of ownWords(deployments[1 - index]!)) expect(html).not.toContain(other);
    }
  });
});

/** Renders a page as React does on a server: what is not loaded yet lets the other renders go on meanwhile. */
const render = async (site: ReturnType<typeof createSite>, path?: string) => {
  const document = path === undefined ? undefined : { path, query: '', at: 0, responses: {} };
  const { prelude } = await prerender(createElement(App, { site, document }));
  return new Response(prelude).text();
};

describe('pages of two sessions rendered side by side', () => {
  const visitors = deployments.map((deployment, index) => {
    const user = { name: `13${index}****567${index}`, path: ['/news', '/lcl'][index]! };
    return { ...user, deployment };
  });

  const titleAt = (index: number) => `<title>${routeOf(visitors[index]!.path).title}</title>`;

  test(
    'each has its own visitor, path and configuration and nothing of the other, however often they alternate',
    { tags: ['deep'] },
    async () => {
      const sites = visitors.map(({ deployment, name }) => {
        const site = createSite({ ...siteDefaults, ...deployment });
        site.session.send({ type: 'login.requested' });
        site.session.send({ type: 'session.opened', token: name, userName: name });
        return site;
      });
      const renders = [0, 1, 1, 0, 0, 1].flatMap((index) => [
        render(sites[index]!).then((html) => ({ index, html, marks: [visitors[index]!.name] })),
        render(sites[index]!, visitors[index]!.path).then((html) => ({ index, html, marks: [titleAt(index)] })),
      ]);
      for (const { index, html, marks } of await Promise.all(renders)) {
        const other = visitors[1 - index]!;
        for (const own of [...marks, visitors[index]!.deployment.hotline]) expect(html).toContain(own);
        for (const foreign of [other.name, other.deployment.hotline, titleAt(1 - index)])
          expect(html).not.toContain(foreign);
      }
      for (const site of sites) site.stop();
    },
  );

  test('what one page load does to its history, dialogs, presses and hydration, the other does not know', async () => {
    const [one, other] = visitors.map(({ deployment }) => createSite({ ...siteDefaults, ...deployment }));
    one!.holdBack(() => {});
    one!.hydration.send({ type: 'part.hydrated' });
    expect(one!.dialogHistory.getSnapshot().context.dialogs).toHaveLength(1);
    expect(other!.dialogHistory.getSnapshot()).toMatchObject({
      value: 'settled',
      context: { dialogs: [], entries: 0 },
    });
    expect(other!.presses).not.toBe(one!.presses);
    for (const id of ['pageHistory', 'dialogHistory', 'hydration', 'themeSettings', 'reloadGuard'] as const)
      expect(other![id]).not.toBe(one![id]);
    one!.stop();
    expect(other!.pageHistory.getSnapshot().status).toBe('active');
    other!.stop();
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
