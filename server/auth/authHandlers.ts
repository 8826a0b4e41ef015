import * as contract from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { checkCaptcha, getCaptcha } from '#server/auth/captcha/captcha.ts';
import { checkProofOfWork, getProofOfWork } from '#server/auth/captcha/proofOfWork.ts';
import { handle } from '#server/http/handler.ts';
import { messages } from '#server/http/errors/messages.ts';
import { countCaptcha, countProofOfWork } from '#server/http/metrics/captcha.ts';
import { limitCalls } from './rateLimiter.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { consumeSiteTicket } from './siteTickets.ts';

// the pictures are already compressed
const captchaGet = handle(
  contract.captchaGet,
  (input, context) => countCaptcha('drawn', input, getCaptcha(context, input, { knowsReferral: true })),
  { isCompressed: false },
);

const captchaCheck = handle(contract.captchaCheck, (input, context) =>
  countCaptcha('passed', input, checkCaptcha(context, input)),
);

const proofOfWorkGet = handle(contract.proofOfWorkGet, ({ clientUid, algorithm }, context) =>
  countProofOfWork('drawn', getProofOfWork(context, { clientUid: clientUid || null, algorithm })),
);

const proofOfWorkCheck = handle(contract.proofOfWorkCheck, ({ clientUid, ...answer }, context) =>
  countProofOfWork('passed', checkProofOfWork(context, { ...answer, clientUid: clientUid || null })),
);

const singleSignOn = handle(contract.singleSignOn, async ({ token: ticket }, context) => {
  const { db, clock, caller, cookies } = context;
  await limitCalls(db, clock.now(), [{ key: `ticket:address:${caller.address}`, max: 30, seconds: 60 }]);
  const signedIn = await signInTransaction(context, async (within) => {
    const user = await consumeSiteTicket(within, ticket);
    return user && { credentials: await replaceSession(within, user.userId, 'ticket'), userName: user.name };
  });
  if (!signedIn) throw new ApiError(codes.ticketInvalid, messages.ticketInvalid);
  cookies.set(signedIn.credentials);
  return { token: signedIn.credentials.token, userName: signedIn.userName };
});

/** The captcha in the site's envelope, the proof of work, and single sign-on from a sister site. */
export const authHandlers = [captchaGet, captchaCheck, proofOfWorkGet, proofOfWorkCheck, singleSignOn];
