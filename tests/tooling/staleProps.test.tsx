// @module-tag deep
import { describe, expect, onTestFinished, test } from 'vitest';
import { aroundEachTest } from '#tests/support/browser.ts';
import { elementOf, openPlace, storyFiles, storyNames } from '#tests/support/storyFiles.tsx';

aroundEachTest();

/**
 * Not compared yet: dialogs, which are rendered beside the page and hold the focus, and forms and bars whose other props mean
 * another visit to them.
 */
const left =
  /\/(?:AuthNotice|Booking|Captcha|Enquiry|EtdChips|InvoiceRequest|Licence|Login|Modal|Navigation|OrderFollow|OrderQuery|PasswordChange|Reading|SaveUnderName|SignOn|SmsCode|TemplateChoice|ThemeSettings|TightOrder|Verification)$/;
const compared = storyFiles.filter(
  ({ default: { title } }) => !/^(?:pages|layouts)\//.test(title) && !left.test(title),
);

const place = () => {
  const { element, show, leave } = openPlace();
  // radio buttons of one name share their choice unless they are in different forms
  const form = document.body.appendChild(document.createElement('form'));
  form.append(element);
  onTestFinished(() => {
    leave();
    form.remove();
  });
  return {
    show,
    /** What is rendered, without the ids that React counts up, and whatever the order of attributes. */
    rendered: () => {
      // what is ticked, which React keeps out of the attributes after the first rendering
      for (const input of element.querySelectorAll('input')) input.toggleAttribute('checked', input.checked);
      const copy = document.createElement('template');
      copy.innerHTML = element.innerHTML.replaceAll(/_r_\w+_|headlessui-[\w-]+/g, 'id');
      return copy.content;
    },
  };
};

describe('a component that gets other props looks like one that had them from the start', () => {
  test.each(compared.map((file) => [file.default.title, file] as const))('%s', (_, file) => {
    const names = storyNames(file);
    const differing: string[] = [];
    for (const [index, name] of names.entries()) {
      const before = names.at(index - 1)!;
      if (before === name) continue;
      const fresh = place();
      fresh.show(elementOf(file, name));
      const changed = place();
      changed.show(elementOf(file, before));
      changed.show(elementOf(file, name));
      if (!changed.rendered().isEqualNode(fresh.rendered())) differing.push(`${before} → ${name}`);
    }
    expect(differing).toEqual([]);
  });
});
