import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { webhookMessages } from '#server/enterprise/webhooks/messages.ts';
import {
  deliveriesOf,
  endWebhook,
  makeWebhook,
  repeatDelivery,
  resumeWebhook,
  testWebhook,
  webhooksOf,
} from '#server/enterprise/webhooks/webhooks.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { errorOf } from '../codeForm.ts';
import { formsOf } from '../forms.ts';
import type { Member } from '../frame.ts';
import { base, centerPage, withoutCompany } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import { webhooksPage, webhooksPath } from './webhooksPage.ts';

interface Shown {
  url?: string;
  made?: string | null;
  apiError?: ApiError | null;
}

/** The commands on a webhook or a delivery, by the path of their form, with the page's confirmation. */
const acts: readonly [name: string, act: (context: MemberContext, id: string) => Promise<void>, notice: string][] = [
  ['end', endWebhook, 'ended'],
  ['resume', resumeWebhook, 'resumed'],
  ['test', testWebhook, 'tested'],
  ['repeat', repeatDelivery, 'repeated'],
];

/** Mounts the page of a company's webhooks, with its forms. */
export const mountWebhooks = (app: Hono, { production, visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    { url = '', made = null, apiError = null }: Shown = {},
  ): Promise<Response> => {
    const context = memberContext(visit, c, member);
    const { enterpriseId } = context.user;
    const frame = { path: webhooksPath, title: '事件推送', apiError };
    if (enterpriseId === null) return centerPage(c, member, { ...frame, body: withoutCompany(frame.title) });
    const body = webhooksPage({
      webhooks: await webhooksOf(context.db, enterpriseId),
      deliveries: await deliveriesOf(context.db, enterpriseId),
      url,
      isRejected: apiError?.field === 'url',
      made,
      notice: c.req.query('done'),
    });
    return centerPage(c, member, { ...frame, body });
  };

  app.get(
    `${base}${webhooksPath}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);
  form(`${webhooksPath}/make`, async (c, member) => {
    const given = (await c.req.parseBody())['url'];
    const url = typeof given === 'string' ? given.trim() : '';
    let made: string | null = null;
    const apiError = await errorOf(async () => {
      made = await makeWebhook(memberContext(visit, c, member), url, { allowsPrivate: !production });
    });
    return apiError ? show(c, member, { url, apiError }) : show(c, member, { made });
  });
  for (const [name, act, notice] of acts)
    form(`${webhooksPath}/${name}`, async (c, member) => {
      const read = givenUuid.safeParse((await c.req.parseBody())['id']);
      const apiError = await errorOf(() => {
        if (!read.success) throw new ApiError(codes.notFound, webhookMessages.gone);
        return act(memberContext(visit, c, member), read.data);
      });
      return apiError ? show(c, member, { apiError }) : c.redirect(`${base}${webhooksPath}?done=${notice}`, 303);
    });
};
