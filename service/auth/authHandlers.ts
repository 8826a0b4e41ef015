import * as contract from '#contract/auth/auth.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { checkCaptcha, getCaptcha } from '#service/auth/captcha/captcha.ts';
import { checkEffort, getEffort } from '#service/auth/captcha/effort.ts';
import { handle } from '#service/http/handler.ts';
import { messages } from '#service/http/messages.ts';
import { countCaptcha, countEffort } from '#service/http/metrics/captcha.ts';
import { limitCalls } from './rateLimiter.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { redeemSiteTicket } from './siteTickets.ts';

const captchaGet = handle(contract.captchaGet, (input, context) =>
  countCaptcha('drawn', input, getCaptcha(context, input, { knowsReferral: true })),
);

const captchaCheck = handle(contract.captchaCheck, (input, context) =>
  countCaptcha('passed', input, checkCaptcha(context, input)),
);

const effortGet = handle(contract.effortGet, ({ clientUid, algorithm }, context) =>
  countEffort('drawn', getEffort(context, { clientUid: clientUid || null, algorithm })),
);

const effortCheck = handle(contract.effortCheck, ({ clientUid, ...answer }, context) =>
  countEffort('passed', checkEffort(context, { ...answer, clientUid: clientUid || null })),
);

const singleSignOn = handle(contract.singleSignOn, async ({ token: ticket }, context) => {
  const { db, clock, caller, cookies } = context;
  await limitCalls(db, clock.now(), [{ key: `ticket:address:${caller.address}`, max: 30, seconds: 60 }]);
  const signedIn = await signInTransaction(context, async (within) => {
    const user = await redeemSiteTicket(within, ticket);
    return user && { halves: await replaceSession(within, user.userId, 'ticket'), userName: user.name };
  });
  if (!signedIn) throw new Refusal(codes.ticketInvalid, messages.ticketInvalid);
  cookies.keep(signedIn.halves);
  return { token: signedIn.halves.token, userName: signedIn.userName };
});

/** The captcha in the site's envelope, the way past it without a picture, and arrival from a sister site. */
export const authHandlers = [captchaGet, captchaCheck, effortGet, effortCheck, singleSignOn];
