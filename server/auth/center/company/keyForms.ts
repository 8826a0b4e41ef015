import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import type { TypedKey } from '#server/enterprise/members/apiKeys.ts';
import { keysOf, makeKey, withdrawKey } from '#server/enterprise/members/apiKeys.ts';
import { keyMessages } from '#server/enterprise/members/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { errorOf } from '../codeForm.ts';
import { formsOf } from '../forms.ts';
import type { Member } from '../frame.ts';
import { base, centerPage, withoutCompany } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import { keysPage, keysPath } from './keysPage.ts';

const blank: TypedKey = { name: '', scopes: ['prices'], days: String(limits.apiKeyDays) };

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value.slice(0, 200)).trim() : '');

const typedIn = async (c: HonoContext): Promise<TypedKey> => {
  const given = await c.req.parseBody({ all: true });
  return {
    name: textOf(given['name']),
    scopes: [given['scopes']].flat().map(textOf),
    days: textOf(given['days']),
  };
};

/** Mounts the page of a company's API keys, with its forms: create and withdraw. */
export const mountKeys = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    {
      typed,
      made = null,
      apiError = null,
    }: { typed?: TypedKey; made?: string | null; apiError?: ApiError | null } = {},
  ): Promise<Response> => {
    const context = memberContext(visit, c, member);
    const { enterpriseId } = context.user;
    const frame = { path: keysPath, title: '接口密钥', apiError };
    if (enterpriseId === null) return centerPage(c, member, { ...frame, body: withoutCompany(frame.title) });
    const keys = await keysOf(context, enterpriseId);
    const isSaved = c.req.query('saved') === '1';
    const page = { keys, typed: typed ?? blank, field: apiError?.field, made, isSaved };
    return centerPage(c, member, { ...frame, body: keysPage(page, member.now) });
  };

  app.get(
    `${base}${keysPath}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);
  form(`${keysPath}/make`, async (c, member) => {
    const typed = await typedIn(c);
    let made: string | null = null;
    const apiError = await errorOf(async () => {
      made = await makeKey(memberContext(visit, c, member), typed);
    });
    return apiError ? show(c, member, { typed, apiError }) : show(c, member, { made });
  });
  form(`${keysPath}/withdraw`, async (c, member) => {
    const read = givenUuid.safeParse((await c.req.parseBody())['id']);
    const apiError = await errorOf(() => {
      if (!read.success) throw new ApiError(codes.notFound, keyMessages.gone);
      return withdrawKey(memberContext(visit, c, member), read.data);
    });
    return apiError ? show(c, member, { apiError }) : c.redirect(`${base}${keysPath}?saved=1`, 303);
  });
};
