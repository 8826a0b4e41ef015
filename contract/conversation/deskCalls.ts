import * as z from 'zod/mini';
import { staffRoles } from '#contract/desk/staffRoles.ts';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { chosenOf } from '#contract/protocol/fields.ts';
import { givenId, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { audiences, deskThread, isWritten, messageFile, threadKinds, threadQuery, writtenMessage } from './thread.ts';

/** An order by its number, or an enquiry by its; roles that do not work on enquiries get 403. */
const subject = { about: z.enum(threadKinds), subject: givenId(32) };

const ofDesk = { method: 'post', session: 'staff', roles: staffRoles, payload: 'body' } as const;

export const threadAtDesk = endpoint({
  ...ofDesk,
  path: '/api-platform/desk/thread',
  summary: '订单或询价的沟通与内部备注；附上已有的版本，没有变化时答复为空',
  input: z.object({ ...subject, ...threadQuery }),
  /** Null if the caller has this version. */
  output: z.nullable(deskThread),
});

export const sendAtDesk = endpoint({
  ...ofDesk,
  path: '/api-platform/desk/message',
  summary: '给客户发消息，或写只有同事可见的备注；可附已上传的文件，备注可提到同事',
  idempotent: true,
  input: z
    .object({
      ...subject,
      ...writtenMessage,
      audience: chosenOf(audiences),
      /** The logins of colleagues who are to read it. */
      mentions: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(limits.mentionsMax)), []),
    })
    .check(isWritten),
  output: deskThread,
});

export const readAtDesk = endpoint({
  ...ofDesk,
  path: '/api-platform/desk/message/read',
  summary: '记下客户的消息已读，至某条为止',
  input: z.object({ ...subject, last: givenUuid }),
  output: z.null(),
});

export const settleAtDesk = endpoint({
  ...ofDesk,
  path: '/api-platform/desk/message/settle',
  summary: '客户的消息无须答复，至某条为止：不再列入待办',
  input: z.object({ ...subject, last: givenUuid }),
  output: deskThread,
});

export const uploadFileAtDesk = endpoint({
  ...ofDesk,
  path: '/api-platform/desk/message/file/upload',
  summary: '上传将随消息发出的文件（PDF、JPG、PNG，不超过 10 MB）',
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({ ...subject, fileName: uploadedName, content: uploadedFile }),
  output: messageFile,
});

export const fileAtDesk = endpoint({
  method: 'get',
  path: '/api-platform/desk/message/file',
  summary: '下载沟通中的文件',
  session: 'staff',
  roles: staffRoles,
  payload: 'query',
  returnsFile: true,
  input: z.object({ ...subject, id: givenUuid }),
  output: file,
});
