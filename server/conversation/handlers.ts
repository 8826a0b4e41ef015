import * as customers from '#contract/conversation/customerCalls.ts';
import * as desk from '#contract/conversation/deskCalls.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { ifChanged } from '#server/http/responses/contentVersion.ts';
import { handle } from '#server/http/handler.ts';
import { readOfCustomer, rejectUnknown, sendOfCustomer } from './customer.ts';
import { readOfDesk, rejectUnseen, sendOfDesk, settleOfDesk } from './desk.ts';
import { fileContent, uploadFile } from './files.ts';
import { threadOfCustomer, threadOfDesk } from './threads.ts';

/** Conversations about orders and enquiries, for both sides. */
export const conversationHandlers = [
  handle(customers.orderThread, async ({ orderNo, count, version }, context) =>
    ifChanged(await threadOfCustomer(context.db, await rejectUnknown(context, orderNo), count), version),
  ),
  handle(customers.sendMessage, (input, context) => sendOfCustomer(context, input)),
  handle(customers.readMessages, (input, context) => readOfCustomer(context, input)),
  handle(customers.uploadMessageFile, async ({ orderNo, ...file }, context) => {
    const { userId } = context.user;
    return uploadFile(context, await rejectUnknown(context, orderNo), { side: 'customer', userId }, file);
  }),
  handle(customers.messageFileContent, async ({ orderNo, id }, context) =>
    fileContent(context, await rejectUnknown(context, orderNo), id, 'customer'),
  ),
  handleDesk(desk.threadAtDesk, async ({ count, version, ...of }, context) =>
    ifChanged(await threadOfDesk(context.db, await rejectUnseen(context, of), count), version),
  ),
  handleDesk(desk.sendAtDesk, (input, context) => sendOfDesk(context, input)),
  handleDesk(desk.readAtDesk, (input, context) => readOfDesk(context, input)),
  handleDesk(desk.settleAtDesk, (input, context) => settleOfDesk(context, input)),
  handleDesk(desk.uploadFileAtDesk, async ({ fileName, content, ...of }, context) => {
    const { staffId } = context.staff;
    return uploadFile(context, await rejectUnseen(context, of), { side: 'desk', staffId }, { fileName, content });
  }),
  handleDesk(desk.fileAtDesk, async ({ id, ...of }, context) =>
    fileContent(context, await rejectUnseen(context, of), id, 'desk'),
  ),
];
