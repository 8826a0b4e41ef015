import { createHash } from 'node:crypto';
import { codes, Refusal } from '#contract/refusal.ts';
import { networkOf } from '../caller.ts';
import type { Context } from '../context.ts';
import { messages } from '../messages.ts';
import { limitCalls } from '../rates.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { keepPass } from './passes.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;

const kind = 'effort';
/** A million digests on average: some seconds of a browser's work. */
const zeroBits = 20;
/** Whoever counted up to a number faster than this did not count; all cores of a desktop do less. */
const digestsPerMs = 10_000;

const hour = 3_600;

/** Sets a sum that a browser can do and a person need not. Stricter limits than for pictures make up for what machines find easy. */
export const getEffort = async ({ db, clock, caller }: World, clientUid: string | null) => {
  await limitCalls(
    db,
    clock.now(),
    [
      { key: `effort:address:${caller.address}:minutes`, max: 3, seconds: 600 },
      { key: `effort:address:${caller.address}:day`, max: 10, seconds: 24 * hour },
      ...(clientUid === null ? [] : [{ key: `effort:uid:${clientUid}:hour`, max: 3, seconds: hour }]),
    ],
    messages.effortTooMany,
  );
  const network = networkOf(caller.address);
  const token = await keepChallenge(db, clock, { captchaType: kind, secretKey: '', answer: [], clientUid, network });
  return { token, zeroBits };
};

const isWorked = (token: string, number: number): boolean =>
  Math.clz32(createHash('sha256').update(`${token}:${number}`).digest().readUInt32BE(0)) >= zeroBits;

/** Judges a sum, which is used up by it; a right one is good for one verification, like a solved picture. */
export const checkEffort = async (
  { db, clock, caller }: World,
  { token, number, clientUid: uid }: { token: string; number: number; clientUid: string | null },
) => {
  await limitCalls(db, clock.now(), [{ key: `effort:check:${caller.address}`, max: 60, seconds: 60 }]);
  const challenge = await takeChallenge(db, clock, token);
  const network = networkOf(caller.address);
  const right =
    challenge?.captchaType === kind &&
    challenge.network === network &&
    (uid === null || challenge.clientUid === null || uid === challenge.clientUid) &&
    challenge.ageMs * digestsPerMs >= number &&
    isWorked(token, number);
  if (!right) throw new Refusal(codes.captchaMissing, messages.effortWrong);
  const verification = `${token}---${number}`;
  await keepPass(db, clock, verification, { captchaType: kind, clientUid: challenge.clientUid, network });
  return { verification };
};
