import { codes, ApiError } from '#contract/protocol/apiError.ts';
import * as contract from '#contract/enterprise/enterprise.ts';
import { handle } from '#server/http/handler.ts';
import { messages } from '#server/http/errors/messages.ts';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { addressBookOf } from './addressBook.ts';
import { apply, detailOf } from './applications.ts';

const enterpriseDetail = handle(contract.enterpriseDetail, ({ basicEntId }, { db, user }) => {
  if (user.enterpriseId !== basicEntId) throw new ApiError(codes.forbidden, messages.forbidden);
  return detailOf(db, basicEntId, user.userId);
});

const verifyEnterprise = handle(contract.verifyEnterprise, (application, context) => apply(context, application));

/** An enterprise's verification, with its state and the application, and its address book. */
export const enterpriseHandlers = [
  enterpriseDetail,
  verifyEnterprise,
  handle(addressBook, (_, context) => addressBookOf(context)),
];
