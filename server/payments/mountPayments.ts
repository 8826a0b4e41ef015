import type { Hono } from 'hono';
import { ApiError } from '#contract/protocol/apiError.ts';
import { upTo } from '#server/http/requests/bodySize.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { NoticeReply, PaymentChannel } from './channel.ts';
import { notificationPath } from './channels.ts';
import { recordRejection, settle } from './payments.ts';

/** The maximum size of a notification. */
const bytesMax = 32 * 1_024;

const replied = ({ status, contentType, body }: NoticeReply) =>
  new Response(body === '' ? null : body, { status, headers: { 'Content-Type': contentType } });

/** Mounts the endpoints for the channels' notifications: verified payments are posted, rejected ones are audited. */
export const mountPayments = (app: Hono, { visit, payments }: Pick<Dependencies, 'visit' | 'payments'>): void => {
  const mountOne = (channel: PaymentChannel) => {
    const { code, replies } = channel;
    app.post(notificationPath(code), upTo(bytesMax), async (c) => {
      const { db, clock, caller, log } = visit(c);
      const refuse = async (reason: string, paymentNo: string | null) => {
        await recordRejection({ db, clock, caller, log }, { channel: code, reason, paymentNo });
        return replied(replies.refused);
      };
      const notice = channel.readNotification(c.req.header(), await c.req.text());
      if (notice.kind === 'rejected') return refuse(notice.reason, null);
      if (notice.kind === 'other') return replied(replies.accepted);
      try {
        const reason = await settle({ db, clock, caller }, channel, notice);
        return await (reason === undefined ? replied(replies.accepted) : refuse(reason, notice.paymentNo));
      } catch (error) {
        // the ledger's own rejection
        if (error instanceof ApiError) return refuse(error.message, notice.paymentNo);
        throw error;
      }
    });
  };
  payments.forEach(mountOne);
};
