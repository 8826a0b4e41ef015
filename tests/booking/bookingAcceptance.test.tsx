import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { field, submit } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from '#tests/support/openedBooking.ts';

aroundEachTest();

const messages = bookingMessages.verdicts;
const verdicts = () => page.getByRole('region', { name: messages.title });
const harmful = (service: 'fcl' | 'flexitank' | 'lcl' | 'warehousing') => completeFormOf(service).cargo;

/** What must never be said of dangerous goods. */
const promise = /允许|兼容|可以同装/;

const opened = () => openedBooking('fcl', { cargo: acidAndAlkali('fcl') });

describe('acid and alkali in one container', () => {
  test('are rejected with level, paragraph and rule, and what can be done', async () => {
    const { requests } = await opened();
    await expect.element(verdicts()).toHaveTextContent(messages.apart.container);
    for (const said of [
      '货物 1 浓硫酸（UN 1830） × 货物 2 液碱（UN 1824）',
      '2 级：隔离',
      '7.2.3.2 条',
      'SG35',
      'SGG18',
    ])
      await expect.element(verdicts()).toHaveTextContent(said);
    await expect.element(verdicts()).toHaveTextContent(messages.remedies.container.secondContainer('箱'));
    await expect.element(verdicts()).toHaveTextContent('7.2.6.5 条');
    await expect.element(verdicts()).toHaveTextContent(/IMDG 42-24/);
    await expect.element(verdicts()).toHaveTextContent(uiMessages.notBinding);
    await submit().click();
    await expect.element(page.getByText(problemMessages.goodsRejected).first()).toBeVisible();
    expect(requests.signIn).toBeUndefined();
  });

  test('are clear of each other once one of them goes into a second container', { tags: ['deep'] }, async () => {
    const { requests } = await opened();
    expect(document.querySelector('[id="field-cargo.1.unit"]')).toBeNull();
    await named(bookingMessages.items.more('20尺普柜')).click();
    await field('cargo.1.unit').selectOptions('2');
    await expect.element(verdicts()).not.toHaveTextContent(messages.apart.container);
    await expect.element(verdicts()).toHaveTextContent(messages.review);
    await submit().click();
    expect(requests.signIn).toHaveLength(1);
  });

  test('go into containers of their own by one click, where there is a second one', { tags: ['deep'] }, async () => {
    const { actor } = await opened();
    await named(bookingMessages.items.more('20尺普柜')).click();
    await page.getByRole('button', { name: messages.move(bookingMessages.cargoItem(1), 2, '箱') }).click();
    expect(actor.getSnapshot().context.draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 2]);
    await expect.element(verdicts()).not.toHaveTextContent(messages.apart.container);
    expect(document.activeElement?.id).toBe('field-cargo');
  });

  test('take one more container by one click, where there is none to go into', { tags: ['deep'] }, async () => {
    const { actor } = await opened();
    await page.getByRole('button', { name: messages.addAndMove(bookingMessages.cargoItem(1), 2, '箱') }).click();
    const { items, cargo } = actor.getSnapshot().context.draft!.form;
    expect(items).toEqual([{ code: '20GP', quantity: 2 }]);
    expect(cargo.map(({ unit }) => unit)).toEqual([1, 2]);
  });

  test('are together again when the second container goes', { tags: ['deep'] }, async () => {
    const { actor } = await opened();
    await named(bookingMessages.items.more('20尺普柜')).click();
    await field('cargo.1.unit').selectOptions('2');
    await named(bookingMessages.items.fewer('20尺普柜')).click();
    expect(actor.getSnapshot().context.draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 1]);
    await expect.element(verdicts()).toHaveTextContent(messages.apart.container);
  });

  test('stay on the page when an absurd number of containers is typed', { tags: ['deep'] }, async () => {
    const { actor } = await opened();
    await field('items.0.quantity').fill('99999999999999');
    const units = document.querySelectorAll('[id="field-cargo.1.unit"] option');
    // more than there can be count as none, which is said before anything is sent
    expect(units).toHaveLength(0);
    await expect.element(page.getByText(problemMessages.tooMany).first()).toBeVisible();
    await submit().click();
    await expect.element(field('items.0.quantity')).toHaveAttribute('aria-invalid', 'true');
    expect(actor.getSnapshot().context.draft?.form.items).toEqual([{ code: '20GP', quantity: '99999999999999' }]);
  });

  test(
    'may be declared as small packages by both (7.2.6.5): no rejection, still a specialist’s review',
    { tags: ['deep'] },
    async () => {
      const small = acidAndAlkali('fcl').map((one) =>
        Object.assign(one, { dangerous: { ...one.dangerous!, innerPackaging: '25 L' } }),
      );
      await openedBooking('fcl', { cargo: small });
      for (const item of [0, 1]) await field(`cargo.${item}.dangerous.acidAlkaliStatement`).click();
      await expect.element(verdicts()).not.toHaveTextContent(messages.apart.container);
      await expect.element(verdicts()).toHaveTextContent(`${messages.relieved}7.2.6.5 条`);
      await expect.element(verdicts()).toHaveTextContent('未查到隔离要求，须由专员审核');
    },
  );

  test(
    'declared as small packages that their weight disproves: said at the declaration at once, and gone with the cause',
    { tags: ['deep'] },
    async () => {
      await opened();
      const declaration = field('cargo.0.dangerous.acidAlkaliStatement');
      await declaration.click();
      await expect.element(declaration).toHaveAttribute('aria-invalid', 'true');
      await expect.element(page.getByText(goodsProblemMessages.acidAlkaliOver).first()).toBeVisible();
      await expect.element(verdicts()).toHaveTextContent(messages.apart.container);
      await field('cargo.0.packages').fill('9000');
      await expect.element(declaration).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('of one class are apart until both declare that they do not react (7.2.6.1)', { tags: ['deep'] }, async () => {
    const [acid] = acidAndAlkali('fcl');
    const of = (unNumber: string, subsidiaryHazards: string[]) => ({
      ...acid!,
      dangerous: {
        ...acid!.dangerous!,
        unNumber,
        hazardClass: '5.1',
        subsidiaryHazards,
        listed: { ...acid!.dangerous!.listed!, segregationCodes: [], segregationGroups: [] },
      },
    });
    await openedBooking('fcl', { cargo: [of('2014', ['8']), of('1486', [])] });
    await expect.element(verdicts()).toHaveTextContent(messages.apart.container);
    for (const item of [0, 1]) await field(`cargo.${item}.dangerous.noReactionStatement`).click();
    await expect.element(verdicts()).not.toHaveTextContent(messages.apart.container);
    await expect.element(verdicts()).toHaveTextContent(`${messages.relieved}7.2.6.1 条`);
  });
});

test('dangerous goods in a flexitank are rejected with the rule and its source', async () => {
  const { requests } = await openedBooking('flexitank', { cargo: harmful('fcl') });
  await expect.element(verdicts()).toHaveTextContent('液袋禁止装运危险货物');
  await expect.element(verdicts()).toHaveTextContent('CTU Code 附件 7，5.2.1');
  await submit().click();
  await expect.element(page.getByText(problemMessages.goodsRejected).first()).toBeVisible();
  expect(requests.signIn).toBeUndefined();
});

test('food beside a corrosive is said at its field', { tags: ['deep'] }, async () => {
  const [acid] = acidAndAlkali('fcl');
  const strong = { ...acid!, dangerous: { ...acid!.dangerous!, packingGroup: 'I' as const } };
  const rice = { ...acid!, nameZh: '原料', details: { ...acid!.details, foodstuff: false }, dangerous: null };
  await openedBooking('fcl', { cargo: [strong, rice] });
  await expect.element(verdicts()).not.toHaveTextContent('食品、饲料不得与');
  await field('cargo.1.details.foodstuff').click();
  await expect.element(verdicts()).toHaveTextContent('食品、饲料不得与 UN1830 装入同一箱');
  await expect.element(verdicts()).toHaveTextContent('7.3.4.2.1');
  await expect.element(field('cargo.1.details.foodstuff')).toHaveAttribute('aria-invalid', 'true');
});

test('a hazard that the carrier does not take is rejected', async () => {
  const [cargo] = acidAndAlkali('fcl');
  const oxidiser = { ...cargo!, dangerous: { ...cargo!.dangerous!, hazardClass: '5.1' } };
  await openedBooking('fcl', { cargo: [oxidiser] });
  await expect.element(verdicts()).toHaveTextContent(messages.notCarried('5.1'));
});

test('a store below the class that the goods need is said at once', { tags: ['deep'] }, async () => {
  await openedBooking('warehousing');
  await expect.element(verdicts()).toHaveTextContent(`${bookingMessages.store.title}：乙类`);
  await page.getByRole('radio', { name: /丙类库，按重量/ }).click();
  await expect.element(verdicts()).toHaveTextContent(bookingMessages.store.tooLow);
});

test('a tank below the instruction, and one neither full nor empty, are said', { tags: ['deep'] }, async () => {
  const form = completeFormOf('tank');
  const [cargo] = form.cargo;
  const listed = { ...cargo!.dangerous!.listed!, tankInstruction: 'T14' };
  const details = { ...form.details, tonnesPerTank: '17' };
  await openedBooking('tank', { details, cargo: [{ ...cargo!, dangerous: { ...cargo!.dangerous!, listed } }] });
  await expect.element(verdicts()).toHaveTextContent(bookingMessages.tank.unfit);
  await expect.element(page.getByText('IMDG Code 4.2.1.9.6')).toBeVisible();
});

test.each(['fcl', 'lcl', 'warehousing'] as const)(
  '%s: nothing is ever promised of dangerous goods',
  async (service) => {
    for (const cargo of [acidAndAlkali(service), harmful(service)]) {
      await openedBooking(service, { cargo });
      expect(document.body.textContent).not.toMatch(promise);
    }
  },
);
