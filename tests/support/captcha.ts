import aesCipher from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import { eq } from 'drizzle-orm';
import { captchaCheck, captchaGet } from '#contract/auth/auth.ts';
import { requiresWords } from '#service/auth/captcha/escalation.ts';
import { captchaChallenges } from '#service/db/schema/codesAndLimits.ts';
import type { TestService } from './service.ts';

interface From {
  clientUid?: string;
  address?: string;
}

/** How long the answers of these tests take, longer than the fastest hand; in milliseconds. */
const handMs = 500;

/** AES-128-ECB with PKCS7 as the page does it, base64 out. */
export const aes = (text: string, key: string): string =>
  aesCipher.encrypt(utf8.parse(text), utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString();

/** A drawn challenge with the answer that only the service knows. */
export const drawn = async (
  service: TestService,
  captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle',
  { clientUid, address }: From = {},
) => {
  const { repData } = await service.call(captchaGet, { captchaType, clientUid }, address ? { address } : {});
  if (!repData?.secretKey) throw new Error('No challenge was drawn.');
  const { token, secretKey } = repData;
  const [kept] = await service.db.select().from(captchaChallenges).where(eq(captchaChallenges.token, token));
  if (!kept) throw new Error('The challenge was not kept.');
  return { ...repData, secretKey, captchaType, answer: kept.answer };
};

type Drawn = Awaited<ReturnType<typeof drawn>>;

/** The slider's text for a position so many pixels beside the gap. */
export const sliderText = ({ answer }: Pick<Drawn, 'answer'>, beside = 0): string =>
  JSON.stringify({ x: answer[0]!.x + beside, y: 5 });

/** Answers a challenge with this text, as slowly as a hand. */
export const answered = async (
  service: TestService,
  { captchaType, token, secretKey }: Pick<Drawn, 'captchaType' | 'token' | 'secretKey'>,
  text: string,
  { clientUid, address }: From = {},
) => {
  service.clock.advance(handMs);
  const pointJson = aes(text, secretKey);
  return service.call(captchaCheck, { captchaType, token, pointJson, clientUid }, address ? { address } : {});
};

/** The click-word's text: the asked words in order. */
export const wordsText = ({ answer }: Pick<Drawn, 'answer'>): string => JSON.stringify(answer);

/** A verification string that guarded calls accept once: by the slider, or by words where the service asks for them. */
export const verification = async (service: TestService, from: From = {}): Promise<string> => {
  const dependencies = { ...service, caller: { address: from.address ?? '127.0.0.1', userAgent: '', https: false } };
  const required = await requiresWords(dependencies, from.clientUid ?? null);
  const challenge = await drawn(service, required ? 'clickWord' : 'blockPuzzle', from);
  const text = required ? wordsText(challenge) : sliderText(challenge);
  await answered(service, challenge, text, from);
  return aes(`${challenge.token}---${text}`, challenge.secretKey);
};
