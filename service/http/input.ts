import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { codes, Refusal, refusalAt } from '#contract/protocol/apiError.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { isHangUp } from './hangUp.ts';
import { fieldNames, messages, problemWords } from './messages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const badInput = (message: string) => new Refusal(codes.badInput, message);

/** A NUL or half a surrogate pair: valid in JSON, refused by PostgreSQL. */
const unstorable = /\0|\p{Surrogate}/u;

/** Refuses text that the database cannot hold, wherever it stands in what was parsed. */
export const refuseUnstorable = (value: unknown): void => {
  if (typeof value === 'string' && unstorable.test(value)) throw badInput(messages.unreadableText);
  if (Array.isArray(value)) value.forEach(refuseUnstorable);
  else if (isRecord(value) && !(value instanceof Uint8Array)) Object.entries(value).forEach(refuseUnstorable);
};

const mediaTypeOf = (c: HonoContext): string =>
  (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body, in UTF-8 throughout; anything else is refused with 400 (or 413 by the size limit before). */
export const bodyOf = async (c: HonoContext): Promise<unknown> => {
  if (mediaTypeOf(c) !== 'application/json') throw badInput(messages.jsonOnly);
  try {
    return JSON.parse(utf8.decode(await c.req.arrayBuffer()));
  } catch (error) {
    throw isHangUp(c, error) ? error : badInput(messages.notJson);
  }
};

const isFileType = (mediaType: string): boolean =>
  mediaType.startsWith('image/') || ['application/pdf', 'application/octet-stream'].includes(mediaType);

/** The body as a file's bytes; what they are, the bytes themselves tell. */
export const bytesOf = async (c: HonoContext): Promise<Uint8Array> => {
  if (!isFileType(mediaTypeOf(c))) throw badInput(messages.filesOnly);
  return new Uint8Array(await c.req.arrayBuffer());
};

/** The values of each query key. */
export const queryOf = (c: HonoContext): [string, string[]][] => Object.entries(c.req.queries());

const nameOf = (field: string): string => fieldNames.get(field) ?? field;

/** Whose name, address and telephone are asked in one form. */
const parties: ReadonlySet<string> = new Set(['shipper', 'consignee', 'notifyParty', 'bookingContact']);

const isText = (part: PropertyKey): part is string => typeof part === 'string';

/** The Chinese name of the field at a path, by its last part that has one and the line of cargo that it stands in. */
export const nameAt = (path: readonly PropertyKey[]): string => {
  const parts = path.filter(isText);
  const last = parts.findLast((part) => fieldNames.has(part)) ?? parts.at(-1);
  if (last === undefined) return '请求内容';
  if (path.includes('items') && last === 'code') return messages.itemOfOrder;
  const party = parts.find((part) => parties.has(part));
  if (party !== undefined && party !== last) return messages.ofParty(nameOf(party), nameOf(last));
  const line = path.includes('cargo') ? path[path.indexOf('cargo') + 1] : undefined;
  return /^\d+$/.test(String(line)) ? messages.inCargoLine(Number(line) + 1, nameOf(last)) : nameOf(last);
};

const whyOf = (issue: z.core.$ZodIssue): string => {
  const isLeftOut = issue.code.startsWith('invalid_') && issue.input === undefined;
  if (isLeftOut && issue.message !== 'notChosen') return problemWords.required;
  if (Object.hasOwn(problemWords, issue.message)) return problemWords[issue.message as Problem];
  if (issue.code === 'too_small') return '过短或过小';
  if (issue.code === 'too_big') return '过长或过大';
  return messages.wrongFormat;
};

/** Parses by the contract's schema; the first problem is told with the field's Chinese name. `at` is where the value stands in the call's input. */
export const parsed = (
  schema: z.ZodMiniType,
  value: unknown,
  { named = nameAt, at = [] }: { named?: typeof nameAt; at?: readonly string[] } = {},
): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    refuseUnstorable(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  if (!issue) throw badInput(messages.notJson);
  const message = messages.badField(named(issue.path), whyOf(issue));
  throw refusalAt([...at, ...issue.path].map(String).join('.'), codes.badInput, message);
};

const queryText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Refuses a query value that says something else than the body, which alone is read. */
export const refuseContradiction = (query: readonly [string, string[]][], body: unknown, input: unknown): void => {
  for (const [key, values] of query) {
    // what the input does not know is ignored, in the query as in the body
    if (!isRecord(input) || !Object.hasOwn(input, key)) continue;
    const source = isRecord(body) && Object.hasOwn(body, key) ? body : input;
    if (values.some((value) => value !== queryText(source[key])))
      throw badInput(messages.queryContradicts(nameOf(key)));
  }
};
