import * as contract from '#contract/quotes/savedQuotes.ts';
import * as templates from '#contract/quotes/orderTemplates.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { handle } from '#server/http/handler.ts';
import { orderStartOf, pageOfQuotes, quoteInFull, removeQuote, renameQuote, saveQuote } from './savedQuotes.ts';
import { sharedQuoteOf, shareQuote } from './sharing.ts';
import { quoteSheetOf, sharedSheetOf } from './quoteSheet.ts';
import {
  removeTemplate,
  renameTemplate,
  repeatTemplate,
  saveTemplate,
  templateContent,
  templatesOf,
} from './templates.ts';

/** Making a PDF takes a tenth of a second. */
const sheetsAMinute = 30;

/** Saved quotes and templates: saving, sharing, printing, and starting orders from them. */
export const quoteHandlers = [
  handle(contract.saveQuote, (input, context) => saveQuote(context, input)),
  handle(contract.savedQuotePage, ({ whose, ...input }, context) => pageOfQuotes(context, input, whose)),
  handle(contract.savedQuoteDetail, ({ id }, context) => quoteInFull(context, id)),
  handle(contract.renameQuote, async (input, context) => {
    await renameQuote(context, input);
    return null;
  }),
  handle(contract.removeQuote, async ({ id }, context) => {
    await removeQuote(context, id);
    return null;
  }),
  handle(contract.shareQuote, (input, context) => shareQuote(context, input)),
  handle(contract.orderQuote, (input, context) => orderStartOf(context, input)),
  handle(contract.quoteSheet, async ({ id }, context) => {
    const { db, clock, user } = context;
    await limitCalls(db, clock.now(), [{ key: `quoteSheet:${user.userId}`, max: sheetsAMinute, seconds: 60 }]);
    return quoteSheetOf(await quoteInFull(context, id), clock.now());
  }),
  handle(contract.sharedQuote, ({ token }, context) => sharedQuoteOf(context, token)),
  handle(contract.sharedQuoteSheet, async ({ token }, context) => {
    const { db, clock, caller } = context;
    await limitCalls(db, clock.now(), [
      { key: `quoteSheet:address:${caller.address}`, max: sheetsAMinute, seconds: 60 },
    ]);
    return sharedSheetOf(await sharedQuoteOf(context, token), clock.now());
  }),
  handle(templates.saveTemplate, (input, context) => saveTemplate(context, input)),
  handle(templates.templateList, ({ line }, context) => templatesOf(context, line)),
  handle(templates.templateContent, ({ id }, context) => templateContent(context, id)),
  handle(templates.renameTemplate, async (input, context) => {
    await renameTemplate(context, input);
    return null;
  }),
  handle(templates.repeatTemplate, (input, context) => repeatTemplate(context, input)),
  handle(templates.removeTemplate, async ({ id }, context) => {
    await removeTemplate(context, id);
    return null;
  }),
];
