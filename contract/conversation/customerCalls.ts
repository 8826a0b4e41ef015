import * as z from 'zod/mini';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { isWritten, messageFile, thread, threadQuery, writtenMessage } from './thread.ts';

const orderNo = givenOrderNo;

export const orderThread = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/thread',
  summary: '订单的沟通：最近的消息；附上已有的版本，没有变化时答复为空',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, ...threadQuery }),
  /** Null if the caller has this version. */
  output: z.nullable(thread),
});

export const sendMessage = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/message',
  summary: '在订单的沟通中给平台发消息，可附已上传的文件',
  session: 'required',
  payload: 'body',
  idempotent: true,
  input: z.object({ orderNo, ...writtenMessage }).check(isWritten),
  output: thread,
});

export const readMessages = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/message/read',
  summary: '记下平台发来的消息已读，至某条为止',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, last: givenUuid }),
  output: z.null(),
});

export const uploadMessageFile = endpoint({
  method: 'post',
  path: '/api-common-oss/order/message/file',
  summary: '上传将随消息发出的文件（PDF、JPG、PNG，不超过 10 MB）',
  session: 'required',
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({ orderNo, fileName: uploadedName, content: uploadedFile }),
  output: messageFile,
});

export const messageFileContent = endpoint({
  method: 'get',
  path: '/api-common-oss/order/message/file/content',
  summary: '下载沟通中的文件',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo, id: givenUuid }),
  output: file,
});
