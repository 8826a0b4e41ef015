import { afterAll, describe, expect, test } from 'vitest';
import { creditCodeIn } from '#server/enterprise/creditCodes.ts';
import { licenceFieldsIn } from '#server/enterprise/licenceText.ts';
import { redrawn } from '#server/enterprise/picture.ts';
import { Unreadable } from '#server/enterprise/textEngine.ts';
import { openTextReader } from '#server/enterprise/textReader.ts';
import { drawLicence, printedFields, sampleLicence } from '#tests/support/licence.ts';

const reader = openTextReader();
afterAll(() => reader.stop());

const read = async (picture: Uint8Array) => licenceFieldsIn(await reader.read(await redrawn(picture)));

describe('the reader', { tags: ['deep'] }, () => {
  test('reads every field of a scanned licence', async () => {
    const scan = drawLicence(sampleLicence, { scale: 1.4 }).toBuffer('image/png');
    expect(await read(scan)).toEqual(printedFields(sampleLicence));
  });

  test('gives up a picture that takes too long, and reads the next', async () => {
    const picture = await redrawn(drawLicence(sampleLicence, { scale: 0.6 }).toBuffer('image/png'));
    const hasty = openTextReader({ limitMs: 1 });
    await expect(hasty.read(picture)).rejects.toThrow(Unreadable);
    await hasty.stop();
    const broken = reader.read(Buffer.from('not a picture'));
    await expect(broken).rejects.toThrow(Unreadable);
    expect(licenceFieldsIn(await reader.read(picture)).creditCode).toBe(sampleLicence.creditCode);
  });
});

describe('the credit code', () => {
  const { creditCode } = sampleLicence;

  test('is found in full-width and lower-case print', () => {
    expect(creditCodeIn(`代码：${creditCode.toLowerCase()}`)).toBe(creditCode);
    expect(creditCodeIn('９１３１０１１５ＭＡ１Ｈ０００００Ｘ')).toBe(creditCode);
  });

  test.each([
    ['the letters no code has', '913IOII5MAIHOOOOOX'],
    ['one character taken for another', '91310115MA1HO000DX'],
    ['a character too many', '91310115MA1LH00000X'],
  ])('is corrected by its check character: %s', (_, text) => {
    expect(creditCodeIn(text)).toBe(creditCode);
  });

  test('is left out where the print fits none, or none of the likely ones', () => {
    expect(creditCodeIn('91310115MA1H00000')).toBe('');
    expect(creditCodeIn('统一社会信用代码')).toBe('');
    expect(creditCodeIn('99999999999999999W')).toBe('');
  });
});
