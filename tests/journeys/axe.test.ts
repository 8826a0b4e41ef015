import axeCore from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { widths } from '../stories/widths.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { browserOfWorker } from './visit.ts';

interface Found {
  violations: { id: string; nodes: { html: string }[] }[];
}
declare const axe: { run: (context: Element | Document, options: object) => Promise<Found> };

/** A page with much wrong: what hides in a parent without words, behind a pale or a painted ground, half seen, only wide or only narrow. */
const faulty = `<!doctype html><html><head><style>
  body { background: #fff } .pale { color: #ccc } .painted { background: linear-gradient(#fff, #eee); color: #ddd }
  @media (width < 600px) { .wide { display: none } } @media (width >= 600px) { .narrow { display: none } }
</style></head><body>
  <h1>一</h1><h3>三</h3>
  <div class="pale"><div><b>浅色</b></div></div><p class="pale">浅色<i></i></p>
  <p>深色</p><p style="opacity: 0.2">深色</p><section style="opacity: 0.3"><div><p>深色</p></div></section>
  <div style="position: relative"><p style="position: absolute; color: #999">深色</p></div>
  <p class="painted">浅色</p><div class="painted"><p>浅色</p><p style="background: #fff">浅色</p></div>
  <div class="painted" style="opacity: 0.5"><p>浅色</p></div>
  <div style="opacity: 0.5"><div style="background: #000; color: #fff"><p>浅色</p></div><p style="color: #555">浅色</p></div>
  <p style="color: #555">深色</p><div style="background: #fff"><p style="opacity: 0.5; color: #555">浅色</p></div>
  <input class="pale" value="浅色" /><select class="pale"><option>浅色</option></select><input aria-label="名称" class="pale" value="浅色" />
  <button class="wide"></button><button><span class="wide">宽</span></button><a href="#x" class="narrow"></a>
  <img src="data:," /><ul><div>非项目</div></ul><div role="list"><div role="tab">页</div></div>
  <div aria-hidden="true"><button>藏</button></div><p id="twice"></p><p aria-labelledby="nobody" id="twice">名</p>
  <div role="button" tabindex="3" aria-checked="maybe">按</div><table><tr><th></th><td headers="none">格</td></tr></table>
</body></html>`;

const faultless =
  '<!doctype html><html lang="zh"><title>好</title><body><main><h1>好</h1><p>深色</p></main></body></html>';

test.for([
  ['a whole page', true],
  ['a piece of one', false],
] as const)('the hastened axe says of %s what axe itself says', async ([, isWhole]) => {
  const context = await (await browserOfWorker()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();

  /** What axe finds as it comes: each rule with the elements that break it. */
  const found = () =>
    page.evaluate(async (whole) => {
      const rules = whole ? {} : { region: { enabled: false } };
      const { violations } = await axe.run(whole ? document : document.body, { rules });
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
    }, isWhole);
  /** The same out of what is said of a page here. */
  const said = async () =>
    (await violationsOn(page, { isWhole })).map((text) => ({
      id: /^axe, ([^:]+):/.exec(text)![1],
      elements: text.split('\n').filter((line) => line.startsWith('<')),
    }));

  /** What one and the other find at both widths. */
  const both = async (content: string) => {
    await page.setContent(content);
    const atBoth = async <T>(look: () => Promise<T>): Promise<T[]> => {
      const looks: T[] = [];
      for (const { width, height } of widths) {
        await page.setViewportSize({ width, height });
        looks.push(await look());
      }
      return looks;
    };
    await page.evaluate(axeCore.source);
    const expected = await atBoth(found);
    await bringAxe(page);
    return { expected, here: await atBoth(said) };
  };

  const right = await both(faultless);
  expect(right).toEqual({ expected: [[], []], here: [[], []] });
  const wrong = await both(faulty);
  expect(wrong.here).toEqual(wrong.expected);
  for (const violations of wrong.expected) expect(violations.length).toBeGreaterThan(12);
});
