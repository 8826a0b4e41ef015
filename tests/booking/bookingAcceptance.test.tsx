import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { copy, problemWords } from '#src/ui/messages.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { field, submit } from '#stories/tooling/models/bookingHands.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from '#tests/support/openedBooking.ts';

aroundEachTest();

const words = bookingCopy.verdicts;
const verdicts = () => page.getByRole('region', { name: words.title });
const harmful = (line: 'fcl' | 'flexitank' | 'lcl' | 'warehousing') => completeFormOf(line).cargo;

/** What must never be said of dangerous goods. */
const promise = /允许|兼容|可以同装/;

const opened = () => openedBooking('fcl', { cargo: acidAndAlkali('fcl') });

describe('acid and alkali in one container', () => {
  test('are refused with level, paragraph and rule, and what can be done', async () => {
    const { asked } = await opened();
    await expect.element(verdicts()).toHaveTextContent(words.apart.container);
    for (const said of [
      '货物 1 浓硫酸（UN 1830） × 货物 2 液碱（UN 1824）',
      '2 级：隔离',
      '7.2.3.2 条',
      'SG35',
      'SGG18',
    ])
      await expect.element(verdicts()).toHaveTextContent(said);
    await expect.element(verdicts()).toHaveTextContent(words.remedies.container.secondContainer('箱'));
    await expect.element(verdicts()).toHaveTextContent('7.2.6.5 条');
    await expect.element(verdicts()).toHaveTextContent(/IMDG 42-24/);
    await expect.element(verdicts()).toHaveTextContent(copy.notBinding);
    await submit().click();
    await expect.element(page.getByText(problemWords.goodsRefused).first()).toBeVisible();
    expect(asked.signIn).toBeUndefined();
  });

  test('are clear of each other once one of them goes into a second container', async () => {
    const { asked } = await opened();
    expect(document.querySelector('[id="field-cargo.1.unit"]')).toBeNull();
    await named(bookingCopy.items.more('20尺普柜')).click();
    await field('cargo.1.unit').selectOptions('2');
    await expect.element(verdicts()).not.toHaveTextContent(words.apart.container);
    await expect.element(verdicts()).toHaveTextContent(words.review);
    await submit().click();
    expect(asked.signIn).toHaveLength(1);
  });

  test('go into containers of their own by one click, where there is a second one', async () => {
    const { actor } = await opened();
    await named(bookingCopy.items.more('20尺普柜')).click();
    await page.getByRole('button', { name: words.move(bookingCopy.line(1), 2, '箱') }).click();
    expect(actor.getSnapshot().context.draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 2]);
    await expect.element(verdicts()).not.toHaveTextContent(words.apart.container);
    expect(document.activeElement?.id).toBe('field-cargo');
  });

  test('take one more container by one click, where there is none to go into', async () => {
    const { actor } = await opened();
    await page.getByRole('button', { name: words.addAndMove(bookingCopy.line(1), 2, '箱') }).click();
    const { items, cargo } = actor.getSnapshot().context.draft!.form;
    expect(items).toEqual([{ code: '20GP', quantity: 2 }]);
    expect(cargo.map(({ unit }) => unit)).toEqual([1, 2]);
  });

  test('are together again when the second container goes', async () => {
    const { actor } = await opened();
    await named(bookingCopy.items.more('20尺普柜')).click();
    await field('cargo.1.unit').selectOptions('2');
    await named(bookingCopy.items.fewer('20尺普柜')).click();
    expect(actor.getSnapshot().context.draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 1]);
    await expect.element(verdicts()).toHaveTextContent(words.apart.container);
  });

  test('stay on the page when more containers are typed than there are in the world', async () => {
    const { actor } = await opened();
    await field('items.0.quantity').fill('99999999999999');
    const units = document.querySelectorAll('[id="field-cargo.1.unit"] option');
    // more than there can be count as none, which is said before anything is sent
    expect(units).toHaveLength(0);
    await expect.element(page.getByText(problemWords.tooMany).first()).toBeVisible();
    await submit().click();
    await expect.element(field('items.0.quantity')).toHaveAttribute('aria-invalid', 'true');
    expect(actor.getSnapshot().context.draft?.form.items).toEqual([{ code: '20GP', quantity: '99999999999999' }]);
  });

  test('may be declared as small packages by both (7.2.6.5): no refusal, still a specialist’s review', async () => {
    await opened();
    for (const line of [0, 1]) await field(`cargo.${line}.dangerous.acidAlkaliStatement`).click();
    await expect.element(verdicts()).not.toHaveTextContent(words.apart.container);
    await expect.element(verdicts()).toHaveTextContent(`${words.relieved}7.2.6.5 条`);
    await expect.element(verdicts()).toHaveTextContent('未查到隔离要求，须由专员审核');
  });
});

test('dangerous goods in a flexitank are refused with the rule and its source', async () => {
  const { asked } = await openedBooking('flexitank', { cargo: harmful('fcl') });
  await expect.element(verdicts()).toHaveTextContent('液袋禁止装运危险货物');
  await expect.element(verdicts()).toHaveTextContent('CTU Code 附件 7，5.2.1');
  await submit().click();
  await expect.element(page.getByText(problemWords.goodsRefused).first()).toBeVisible();
  expect(asked.signIn).toBeUndefined();
});

test('a hazard that the carrier does not take is refused', async () => {
  const [cargo] = acidAndAlkali('fcl');
  const oxidiser = { ...cargo!, dangerous: { ...cargo!.dangerous!, hazardClass: '5.1' } };
  await openedBooking('fcl', { cargo: [oxidiser] });
  await expect.element(verdicts()).toHaveTextContent(words.notCarried('5.1'));
});

test('a store below the class that the goods need is said at once', async () => {
  await openedBooking('warehousing');
  await expect.element(verdicts()).toHaveTextContent(`${bookingCopy.store.title}：乙类`);
  await page.getByRole('radio', { name: /丙类库，按重量/ }).click();
  await expect.element(verdicts()).toHaveTextContent(bookingCopy.store.tooLow);
});

test('a tank below the goods’ instruction, and one that is neither full nor empty, are said at once', async () => {
  const form = completeFormOf('tank');
  const [cargo] = form.cargo;
  const listed = { ...cargo!.dangerous!.listed!, tankInstruction: 'T14' };
  const details = { ...form.details, tonnesPerTank: '17' };
  await openedBooking('tank', { details, cargo: [{ ...cargo!, dangerous: { ...cargo!.dangerous!, listed } }] });
  await expect.element(verdicts()).toHaveTextContent(bookingCopy.tank.unfit);
  await expect.element(page.getByText('IMDG Code 4.2.1.9.6')).toBeVisible();
});

test.each(['fcl', 'lcl', 'warehousing'] as const)('%s: nothing is ever promised of dangerous goods', async (line) => {
  for (const cargo of [acidAndAlkali(line), harmful(line)]) {
    await openedBooking(line, { cargo });
    expect(document.body.textContent).not.toMatch(promise);
  }
});
