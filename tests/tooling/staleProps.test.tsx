import type { ComponentType, ReactNode } from 'react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

interface Story {
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}
interface StoryFile {
  default: Story & { title: string; component?: ComponentType<object> };
  [name: string]: Story;
}

const files = import.meta.glob<StoryFile>(['../../stories/*/*.stories.tsx', '!../../stories/{design,tooling}/*'], {
  eager: true,
});

/**
 * Not compared yet: dialogs, which are drawn beside the page and hold the focus, and forms and bars whose other props mean
 * another visit to them.
 */
const left =
  /\/(?:AuthNotice|Booking|Captcha|Enquiry|EtdChips|InvoiceRequest|Licence|Login|Modal|Navigation|OrderFollow|OrderQuery|PasswordChange|Reading|SignOn|SmsCode|ThemeSettings|Verification)$/;
const compared = Object.values(files).filter(
  ({ default: { title } }) => !/^(?:pages|layouts)\//.test(title) && !left.test(title),
);

const elementOf = ({ default: meta, ...stories }: StoryFile, name: string): ReactNode => {
  const args = { ...meta.args, ...stories[name]!.args };
  const render = stories[name]!.render ?? meta.render;
  const Component = meta.component!;
  return render ? render(args, {}) : <Component {...args} />;
};

const place = () => {
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return {
    show: (view: ReactNode) => flushSync(() => root.render(<Suspense>{view}</Suspense>)),
    /** What is drawn, without the ids that React counts up, and whatever the order of attributes. */
    drawn: () => {
      const copy = document.createElement('template');
      copy.innerHTML = element.innerHTML.replaceAll(/_r_\w+_|headlessui-[\w-]+/g, 'id');
      return copy.content;
    },
  };
};

describe('a piece that is given other props looks as one that had them from the start', () => {
  test.each(compared.map((file) => [file.default.title, file] as const))('%s', (_, file) => {
    const names = Object.keys(file).filter((name) => name !== 'default');
    const differing: string[] = [];
    for (const [index, name] of names.entries()) {
      const before = names.at(index - 1)!;
      if (before === name) continue;
      const fresh = place();
      fresh.show(elementOf(file, name));
      const changed = place();
      changed.show(elementOf(file, before));
      changed.show(elementOf(file, name));
      if (!changed.drawn().isEqualNode(fresh.drawn())) differing.push(`${before} → ${name}`);
    }
    expect(differing).toEqual([]);
  });
});
