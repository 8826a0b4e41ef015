import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Still } from '#src/ui/loading/Still.tsx';
import { ArticleBody } from '#src/features/content/news/ArticleContent.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const shownOf = (html: string): Element => {
  render(<ArticleBody html={html} />);
  return document.querySelector('main > div')!;
};

const Unread = (): never => expect.fail('its code is not needed');

describe('the body of an article', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example/">x</a>',
    '<iframe src="https://evil.example/"></iframe>',
    '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
    '<p style="position:fixed;inset:0" class="fixed" id="root" onclick="alert(1)">x</p>',
  ])('lets nothing harmful through: %s', (html) => {
    const shown = shownOf(`<p>正文</p>${html}`);
    expect(shown.textContent).toContain('正文');
    expect(shown.innerHTML).not.toMatch(/script|iframe|onerror|onclick|style|class=|id=|form|input|svg|math|evil/i);
  });

  test('is written by a policy of trusted types', () => {
    const written = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    onTestFinished(() => written.mockRestore());
    shownOf('<p>受信任</p>');
    const trusted = written.mock.calls.flat().filter((html: unknown) => typeof html !== 'string');
    expect(trusted.map(String)).toEqual(['<p>受信任</p>']);
  });

  test('initial data are hydrated unchanged, without a message', async () => {
    const place = document.createElement('main');
    // HTML that the service's own cleaning serialises differently
    place.innerHTML = renderToString(<ArticleBody html="<p>甲<br>乙</p>" />).replace('<p>', '<p  >');
    document.body.append(place);
    const paragraph = place.querySelector('p');
    const root = hydrateRoot(place, <ArticleBody html="<p>甲<br />乙</p><!-- 注 -->" />);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    await settled();
    expect(place.querySelector('p')).toBe(paragraph);
    expect(place.textContent).toBe('甲乙');
  });

  test('a still part keeps the HTML of the document; elsewhere it renders', async () => {
    const place = document.createElement('main');
    place.innerHTML = renderToString(<div>甲</div>);
    document.body.append(place);
    const root = hydrateRoot(
      place,
      <Still>
        <Unread />
      </Still>,
    );
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    await settled();
    expect(place.textContent).toBe('甲');
    root.render(<Still key="another">乙</Still>);
    await expect.poll(() => place.textContent).toBe('乙');
  });
});
