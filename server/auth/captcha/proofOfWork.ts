import { pbkdf2, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { networkOf } from '#server/http/requests/caller.ts';
import type { Context } from '#server/http/context.ts';
import { messages } from '#server/http/errors/messages.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { clientKey } from './client.ts';
import { storePass } from './passes.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

const captchaType = 'effort';

/**
 * 80 puzzles of 256 attempts on average and 1000 rounds each: 20.5 million rounds of PBKDF2, with a deviation of 11 %.
 * Browsers derive in native code, so a bot has no advantage: both take 3 to 5 s on a server's core, whereas solving a
 * picture takes 0.06 s.
 */
const work = { puzzles: 80, zeroBits: 8, iterations: 1_000 };

/**
 * The number of puzzles checked, chosen after the answer arrives. A caller that solved a share f of the puzzles passes
 * f² of the time, so each pass costs more work than solving all.
 */
const judged = 2;

const day = 86_400;

/** Issues a proof-of-work challenge; its limits are stricter than those of pictures. */
export const getProofOfWork = async (
  { db, clock, caller }: Dependencies,
  { clientUid, algorithm }: { clientUid: string | null; algorithm: string | undefined },
) => {
  if (algorithm !== 'PBKDF2') throw new ApiError(codes.conflict, messages.pageOutdated);
  const client = clientKey(caller, clientUid);
  await limitCalls(
    db,
    clock.now(),
    [
      { key: `effort:client:${client}:minutes`, max: 3, seconds: 600 },
      { key: `effort:client:${client}:day`, max: 10, seconds: day },
      { key: `effort:address:${caller.address}:minutes`, max: 6, seconds: 600 },
      { key: `effort:address:${caller.address}:day`, max: 30, seconds: day },
    ],
    messages.proofOfWorkTooMany,
  );
  const network = networkOf(caller.address);
  const token = await storeChallenge(db, clock, { captchaType, secretKey: '', answer: [], clientUid, network });
  return { token, ...work };
};

const derive = promisify(pbkdf2);

const isSolved = async (token: string, puzzle: number, number: number): Promise<boolean> => {
  const key = await derive(token, `${puzzle}:${number}`, work.iterations, 4, 'sha256');
  return Math.clz32(key.readUInt32BE(0)) >= work.zeroBits;
};

const isWorked = async (token: string, numbers: readonly number[]): Promise<boolean> => {
  if (numbers.length !== work.puzzles) return false;
  const first = randomInt(work.puzzles);
  for (let each = 0; each < judged; each += 1) {
    const puzzle = (first + each * randomInt(1, work.puzzles)) % work.puzzles;
    if (!(await isSolved(token, puzzle, numbers[puzzle]!))) return false;
  }
  return true;
};

/**
 * Checks a proof of work and uses up its challenge; a correct one is valid for one verification, like a solved picture.
 */
export const checkProofOfWork = async (
  { db, clock, caller }: Dependencies,
  { token, numbers, clientUid: uid }: { token: string; numbers: number[]; clientUid: string | null },
) => {
  await limitCalls(db, clock.now(), [{ key: `effort:check:${caller.address}`, max: 60, seconds: 60 }]);
  const challenge = await takeChallenge(db, clock, token);
  const network = networkOf(caller.address);
  const right =
    challenge?.captchaType === captchaType &&
    challenge.network === network &&
    (uid === null || challenge.clientUid === null || uid === challenge.clientUid) &&
    (await isWorked(token, numbers));
  if (!right) throw new ApiError(codes.captchaMissing, messages.proofOfWorkWrong);
  const verification = `${token}---${numbers.join('.')}`;
  await storePass(db, clock, verification, { captchaType, clientUid: challenge.clientUid, network });
  return { verification };
};
