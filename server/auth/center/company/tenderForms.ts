import { eq } from 'drizzle-orm';
import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { canTender } from '#contract/tenders/tenders.ts';
import { priceContracts } from '#server/db/schema/contracts.ts';
import type { Choices } from '#server/enterprise/tenders/award.ts';
import { awardTender, cheapestOf } from '#server/enterprise/tenders/award.ts';
import { tenderMessages } from '#server/enterprise/tenders/messages.ts';
import { publishedOf } from '#server/enterprise/tenders/prices.ts';
import type { MemberTender } from '#server/enterprise/tenders/reading.ts';
import { tenderOf, tendersOf } from '#server/enterprise/tenders/reading.ts';
import type { Member as TenderContext, SeenTender, TypedTerms } from '#server/enterprise/tenders/tenders.ts';
import * as tenders from '#server/enterprise/tenders/tenders.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { tableTypes } from '#server/support/tableFiles.ts';
import { errorOf } from '../codeForm.ts';
import { formsOf } from '../forms.ts';
import { sendDownload } from '../download.ts';
import type { Member } from '../frame.ts';
import { base, centerPage, withoutCompany } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import { comparisonCard } from './tenderCompare.ts';
import type { Given } from './tenderInput.ts';
import { blank, choicesIn, fileIn, formBytesMax, givenIn, idIn, seenIn, termsIn, textIn } from './tenderInput.ts';
import { mayWrite, tendersPage, tendersPath } from './tenderList.ts';
import { tenderPage } from './tenderPage.ts';

interface Shown {
  typed?: TypedTerms;
  reason?: string;
  pasted?: string;
  choices?: Choices;
  apiError?: ApiError | null;
}

const sendWorkbook = (c: HonoContext, fileName: string, content: Uint8Array): Response =>
  sendDownload(c, { fileName, contentType: tableTypes.xlsx, content });

/** Mounts a company's tenders: their list, its forms, and their files. */
export const mountTenders = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const path = tendersPath;
  const showList = async (
    c: HonoContext,
    member: Member,
    { typed = blank, pasted = '', apiError = null }: Shown = {},
  ) => {
    const { db, user } = memberContext(visit, c, member);
    const frame = { path, title: '招标', apiError };
    const { enterprise } = member.account;
    if (user.enterpriseId === null || enterprise === null)
      return centerPage(c, member, { ...frame, body: withoutCompany(frame.title) });
    const body = tendersPage({
      tenders: await tendersOf(db, user.enterpriseId, member.now),
      typed,
      pasted,
      field: apiError?.field,
      notice: c.req.query('done'),
      isWriting: mayWrite(member) && enterprise.auditStatus === 'PASS',
    });
    return centerPage(c, member, { ...frame, body });
  };

  const tenderIn = async (c: HonoContext, member: Member): Promise<MemberTender> => {
    const { db, user } = memberContext(visit, c, member);
    const { enterpriseId } = user;
    const found = enterpriseId && (await tenderOf(db, { id: idIn(c), enterpriseId }, member.now));
    if (!found) throw new ApiError(codes.notFound, tenderMessages.gone);
    return found;
  };

  const showOne = async (c: HonoContext, member: Member, shown: Shown = {}) => {
    const tender = await tenderIn(c, member);
    const { db } = visit(c);
    const { apiError = null, typed, reason = '', pasted = '' } = shown;
    const { row, status, lines } = tender;
    const today = chinaDayOf(member.now);
    const field = apiError?.field;
    const isAnswered = lines.some(({ options, noOffer }) => options.length > 0 || noOffer !== null);
    const isCheapest = c.req.query('choose') === 'cheapest';
    const comparison = isAnswered
      ? comparisonCard({
          tender,
          published: await publishedOf(db, lines, member.now),
          choices: shown.choices ?? (isCheapest ? cheapestOf(lines, today) : new Map()),
          isOpen: mayWrite(member) && canTender('award', status),
          field,
          today,
        })
      : undefined;
    const [made] =
      row.contractId === null
        ? []
        : await db.select().from(priceContracts).where(eq(priceContracts.id, row.contractId));
    const body = tenderPage({
      tender,
      contractNo: made?.contractNo ?? null,
      field,
      notice: c.req.query('done'),
      typed,
      reason,
      pasted,
      isWriting: mayWrite(member),
      comparison,
      now: member.now,
    });
    return centerPage(c, member, { path, title: '招标', apiError, body });
  };

  app.get(
    `${base}${path}`,
    members((c, member) => showList(c, member)),
  );
  app.get(
    `${base}${path}-template.xlsx`,
    members(async (c) => {
      const { lineTemplate } = await import('#server/enterprise/tenders/lineSheet.ts');
      return sendWorkbook(c, `${tenderMessages.sheetTitle}.xlsx`, await lineTemplate());
    }),
  );
  app.get(
    `${base}${path}/:id`,
    members((c, member) => showOne(c, member)),
  );
  app.get(
    `${base}${path}/:id/wrong.xlsx`,
    members(async (c, member) => {
      const { row } = await tenderIn(c, member);
      const { wrongWorkbook } = await import('#server/enterprise/tenders/lineSheet.ts');
      return sendWorkbook(c, `${row.tenderNo}-${tenderMessages.wrongTitle}.xlsx`, await wrongWorkbook(row.wrongRows));
    }),
  );
  app.get(
    `${base}${path}/:id/comparison.xlsx`,
    members(async (c, member) => {
      const { row, lines } = await tenderIn(c, member);
      const { comparisonWorkbook } = await import('#server/enterprise/tenders/comparison.ts');
      const published = await publishedOf(visit(c).db, lines, member.now);
      const name = `${row.tenderNo}-${tenderMessages.comparisonTitle}.xlsx`;
      return sendWorkbook(c, name, await comparisonWorkbook(lines, published));
    }),
  );

  const form = formsOf(app, members);
  form(
    path,
    async (c, member) => {
      const given = await givenIn(c);
      const typed = termsIn(given);
      let id = '';
      const apiError = await errorOf(async () => {
        ({ id } = await tenders.makeTender(memberContext(visit, c, member), typed, await fileIn(given)));
      });
      if (apiError) return showList(c, member, { typed, pasted: textIn(given, 'pasted'), apiError });
      return c.redirect(`${base}${path}/${id}?done=made`, 303);
    },
    formBytesMax,
  );

  /** Mounts a command on a tender; its page shows the result, or the reason of a rejection with the typed values. */
  const act = (
    name: string,
    done: string,
    run: (context: TenderContext, seen: SeenTender, given: Given) => Promise<void>,
    toList = false,
  ) =>
    form(
      `${path}/:id/${name}`,
      async (c, member) => {
        const given = await givenIn(c);
        const seen = seenIn(c, given);
        const apiError = await errorOf(() => run(memberContext(visit, c, member), seen, given));
        if (!apiError) return c.redirect(`${base}${path}${toList ? '' : `/${seen.id}`}?done=${done}`, 303);
        // members who may not see the tender get 404 here
        const { lines } = await tenderIn(c, member);
        return showOne(c, member, {
          apiError,
          ...(name === 'terms' && { typed: termsIn(given) }),
          reason: textIn(given, 'reason'),
          pasted: textIn(given, 'pasted'),
          ...(name === 'award' && { choices: choicesIn(given, lines) }),
        });
      },
      formBytesMax,
    );
  act('upload', 'uploaded', async (context, seen, given) =>
    tenders.uploadLines(context, seen, await fileIn(given), textIn(given, 'replace') === 'Y'),
  );
  act('terms', 'changed', (context, seen, given) => tenders.changeTerms(context, seen, termsIn(given)));
  act('remove-lines', 'changed', (context, seen, given) => {
    const ids = [given['line']].flat().map((id) => givenUuid.parse(typeof id === 'string' ? id : ''));
    return tenders.removeLines(context, seen, ids);
  });
  act('clear-wrong', 'changed', tenders.clearWrongRows);
  act('remove', 'removed', tenders.removeTender, true);
  act('send', 'sent', tenders.sendTender);
  act('withdraw', 'withdrawn', (context, seen, given) =>
    tenders.withdrawTender(context, seen, textIn(given, 'reason')),
  );
  form(
    `${path}/:id/review`,
    async (c, member) => {
      const { lines } = await tenderIn(c, member);
      return showOne(c, member, { choices: choicesIn(await givenIn(c), lines) });
    },
    formBytesMax,
  );
  act('award', 'awarded', async (context, seen, given) => {
    const { id: enterpriseId } = await tenders.companyOf(context);
    const found = await tenderOf(context.db, { id: seen.id, enterpriseId }, context.clock.now());
    await awardTender(context, seen, choicesIn(given, found?.lines ?? []));
  });
};
