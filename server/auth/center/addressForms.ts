import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { addressFields } from '#contract/enterprise/addressBook.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { addressBookOf, removeAddress, saveAddress } from '#server/enterprise/addressBook.ts';
import { isProblem, problemMessages, problemText } from '#server/http/errors/problemMessages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { AddressesPage, TypedAddress } from './addresses.ts';
import { addressesPage, addressLabels, addressesPath as path, blankAddress } from './addresses.ts';
import { errorOf } from './codeForm.ts';
import { formsOf } from './forms.ts';
import type { Member } from './frame.ts';
import { base, centerPage } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const typedMax = 1_000;

const typedIn = (given: Record<string, unknown>): TypedAddress => {
  const read = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value.slice(0, typedMax) : '';
  };
  return {
    id: read('id') || undefined,
    role: read('role'),
    name: read('name'),
    address: read('address'),
    telephone: read('telephone'),
    email: read('email'),
    isDefault: given['isDefault'] === 'on',
  };
};

const toPage = (c: HonoContext): Response => c.redirect(`${base}${path}?saved=1`, 303);

/** Mounts the page of the address book and its forms: add, change and delete an address. */
export const mountAddresses = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    shown: Partial<Pick<AddressesPage, 'typed' | 'rejected'>> & { apiError?: ApiError | null } = {},
  ): Promise<Response> => {
    const book = await addressBookOf(memberContext(visit, c, member));
    const edited = book.entries.find(({ id }) => id === c.req.query('edit'));
    const { typed = edited ?? blankAddress, rejected = {}, apiError = null } = shown;
    const body = addressesPage({ ...book, typed, rejected, isSaved: c.req.query('saved') === '1' });
    return centerPage(c, member, { path, title: '地址簿', body, apiError });
  };

  app.get(
    `${base}${path}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);

  form(path, async (c, member) => {
    const typed = typedIn(await c.req.parseBody());
    const read = addressFields.safeParse(typed);
    if (!read.success) {
      const rejected = Object.fromEntries(
        read.error.issues.map(({ path: [field], message }) => [
          String(field),
          isProblem(message) ? problemText(message) : problemMessages.required,
        ]),
      );
      const [[field, message] = ['', '']] = Object.entries(rejected);
      return show(c, member, {
        typed,
        rejected,
        apiError: new ApiError(codes.badInput, `${addressLabels[field] ?? field}：${message}`),
      });
    }
    const context = memberContext(visit, c, member);
    const apiError = await errorOf(() =>
      context.db.transaction((tx) =>
        saveAddress({ ...context, db: tx }, read.data, typed.id === undefined ? undefined : givenUuid.parse(typed.id)),
      ),
    );
    return apiError ? show(c, member, { typed, apiError }) : toPage(c);
  });

  form(`${path}/remove`, async (c, member) => {
    const { id } = typedIn(await c.req.parseBody());
    const apiError = await errorOf(() => removeAddress(memberContext(visit, c, member), givenUuid.parse(id ?? '')));
    return apiError ? show(c, member, { apiError }) : toPage(c);
  });
};
