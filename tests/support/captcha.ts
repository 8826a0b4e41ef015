import { randomUUID } from 'node:crypto';
import aesCipher from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import { eq } from 'drizzle-orm';
import { captchaCheck, captchaGet } from '#contract/auth/auth.ts';
import { requiresWords } from '#server/auth/captcha/escalation.ts';
import { storePass } from '#server/auth/captcha/passes.ts';
import { captchaChallenges } from '#server/db/schema/codesAndLimits.ts';
import { networkOf } from '#server/http/requests/caller.ts';
import type { TestService } from './service.ts';

interface From {
  clientUid?: string;
  address?: string;
}

/** How long the answers of these tests take, longer than the fastest user; in milliseconds. */
const solvingMs = 500;

/** AES-128-ECB with PKCS7 as the page does it, base64 out. */
export const aes = (text: string, key: string): string =>
  aesCipher.encrypt(utf8.parse(text), utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString();

/** A challenge with the answer that only the service knows. */
export const issuedChallenge = async (
  service: TestService,
  captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle',
  { clientUid, address }: From = {},
) => {
  const { repData } = await service.call(captchaGet, { captchaType, clientUid }, address ? { address } : {});
  if (!repData?.secretKey) throw new Error('No challenge was drawn.');
  const { token, secretKey } = repData;
  const [stored] = await service.db.select().from(captchaChallenges).where(eq(captchaChallenges.token, token));
  if (!stored) throw new Error('The challenge was not stored.');
  return { ...repData, secretKey, captchaType, answer: stored.answer };
};

type IssuedChallenge = Awaited<ReturnType<typeof issuedChallenge>>;

/** The slider's text for a position this many pixels off the gap. */
export const sliderText = ({ answer }: Pick<IssuedChallenge, 'answer'>, beside = 0): string =>
  JSON.stringify({ x: answer[0]!.x + beside, y: 5 });

/** Answers a challenge with this text, as slowly as a user. */
export const submitAnswer = async (
  service: TestService,
  { captchaType, token, secretKey }: Pick<IssuedChallenge, 'captchaType' | 'token' | 'secretKey'>,
  text: string,
  { clientUid, address }: From = {},
) => {
  service.clock.advance(solvingMs);
  const pointJson = aes(text, secretKey);
  return service.call(captchaCheck, { captchaType, token, pointJson, clientUid }, address ? { address } : {});
};

/**
 * A verification string that guarded calls accept once, from a slider, or from words if the service requires them;
 * without drawing a picture, which would take most of the time.
 */
export const verification = async (service: TestService & From, from: From = {}): Promise<string> => {
  const dependencies = {
    ...service,
    caller: { address: from.address ?? service.address ?? '127.0.0.1', userAgent: '', https: false },
  };
  const clientUid = from.clientUid ?? null;
  const captchaType = (await requiresWords(dependencies, clientUid)) ? 'clickWord' : 'blockPuzzle';
  service.clock.advance(solvingMs);
  const passed = randomUUID();
  const network = networkOf(dependencies.caller.address);
  await storePass(service.db, service.clock, passed, { captchaType, clientUid, network });
  return passed;
};
