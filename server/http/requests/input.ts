import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { OrderProblem } from '#contract/protocol/problem.ts';
import { isHangUp } from './hangUp.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { messages } from '#server/http/errors/messages.ts';
import { isProblem, problemMessages, problemText } from '#server/http/errors/problemMessages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const badInput = (message: string) => new ApiError(codes.badInput, message);

/** A NUL or a lone surrogate: valid in JSON, rejected by PostgreSQL. */
const unstorable = /\0|\p{Surrogate}/u;

/** Rejects text, at any depth, that the database cannot store. */
export const rejectUnstorable = (value: unknown): void => {
  if (typeof value === 'string' && unstorable.test(value)) throw badInput(messages.unreadableText);
  if (Array.isArray(value)) value.forEach(rejectUnstorable);
  else if (isRecord(value) && !(value instanceof Uint8Array)) Object.entries(value).forEach(rejectUnstorable);
};

const mediaTypeOf = (c: HonoContext): string =>
  (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body in UTF-8; anything else is rejected with 400 (or 413 by the size limit before). */
export const bodyOf = async (c: HonoContext): Promise<unknown> => jsonOf(await bodyTextOf(c));

/** The text of the JSON body, not yet parsed. */
export const bodyTextOf = async (c: HonoContext): Promise<string> => {
  if (mediaTypeOf(c) !== 'application/json') throw badInput(messages.jsonOnly);
  try {
    return utf8.decode(await c.req.arrayBuffer());
  } catch (error) {
    throw isHangUp(c, error) ? error : badInput(messages.notJson);
  }
};

/** The parsed text of a JSON body. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(messages.notJson);
  }
};

const isFileType = (mediaType: string): boolean =>
  mediaType.startsWith('image/') || ['application/pdf', 'application/octet-stream'].includes(mediaType);

/** The body as a file's bytes, whose type is detected from the bytes. */
export const bytesOf = async (c: HonoContext): Promise<Uint8Array> => {
  if (!isFileType(mediaTypeOf(c))) throw badInput(messages.filesOnly);
  return new Uint8Array(await c.req.arrayBuffer());
};

/** The values of each query key. */
export const queryOf = (c: HonoContext): [string, string[]][] => Object.entries(c.req.queries());

const nameOf = (field: string): string => fieldNames.get(field) ?? field;

/** Parties whose name, address and telephone appear in one form. */
const parties: ReadonlySet<string> = new Set(['shipper', 'consignee', 'notifyParty', 'bookingContact']);

/** A key, not the position of a row, which is a number or its digits. */
const isKey = (part: PropertyKey): part is string => typeof part === 'string' && !/^\d+$/.test(part);

/** The Chinese name of the field at a path, by its last named part, with its cargo item. */
export const nameAt = (path: readonly PropertyKey[]): string => {
  const parts = path.filter(isKey);
  const last = parts.findLast((part) => fieldNames.has(part)) ?? parts.at(-1);
  if (last === undefined) return '请求内容';
  const inside = fieldNames.get(parts.slice(-2).join('.'));
  if (inside !== undefined) return inside;
  const party = parts.find((part) => parties.has(part));
  if (party !== undefined && party !== last) return messages.ofParty(nameOf(party), nameOf(last));
  const line = path.includes('cargo') ? path[path.indexOf('cargo') + 1] : undefined;
  return /^\d+$/.test(String(line)) ? messages.inCargoItem(Number(line) + 1, nameOf(last)) : nameOf(last);
};

const whyOf = (issue: z.core.$ZodIssue): string => {
  const isLeftOut = issue.code.startsWith('invalid_') && issue.input === undefined;
  if (isLeftOut && issue.message !== 'notChosen') return problemMessages.required;
  if (isProblem(issue.message)) return problemText(issue.message);
  if (issue.code === 'too_small') return '过短或过小';
  if (issue.code === 'too_big') return '过长或过大';
  return messages.wrongFormat;
};

/** Rejects a field of a call's input. */
export const rejectField = (path: readonly PropertyKey[], why: string, name: string): never => {
  throw apiErrorAt(path.map(String).join('.'), codes.badInput, messages.badField(name, why));
};

/** Rejects the first of a form's problems, if any, with its field; `at` is the form's position in the call's input. */
export const rejectFirst = (
  problems: Readonly<Partial<Record<string, string | { messageZh: string }>>>,
  at: string,
  named: (path: string) => string,
): void => {
  const [problem] = Object.entries(problems);
  if (!problem) return;
  const [path, why] = problem;
  const text = typeof why === 'object' ? why.messageZh : problemText(why as OrderProblem);
  rejectField([at, path], text, named(path));
};

/**
 * Parses by the contract's schema; the first problem names the field in Chinese. `at` is the value's position in the
 * call's input.
 */
export const parsed = (
  schema: z.ZodMiniType,
  value: unknown,
  { named = nameAt, at = [] }: { named?: typeof nameAt; at?: readonly string[] } = {},
): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    rejectUnstorable(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  if (!issue) throw badInput(messages.notJson);
  return rejectField([...at, ...issue.path], whyOf(issue), named(issue.path));
};

const queryText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Rejects a query value that contradicts the body; only the body is used. */
export const rejectContradiction = (query: readonly [string, string[]][], body: unknown, input: unknown): void => {
  for (const [key, values] of query) {
    // unknown keys are ignored, in the query as in the body
    if (!isRecord(input) || !Object.hasOwn(input, key)) continue;
    const source = isRecord(body) && Object.hasOwn(body, key) ? body : input;
    if (values.some((value) => value !== queryText(source[key])))
      throw badInput(messages.queryContradicts(nameOf(key)));
  }
};
