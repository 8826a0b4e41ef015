import * as z from 'zod/mini';
import { orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, chosenOf, day, optionalText, text } from '#contract/protocol/fields.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import type { GoodsScope } from '#contract/rules/pricing/contractRates.ts';
import { goodsScopes } from '#contract/rules/pricing/contractRates.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { rateBasis, serviceCode } from '#contract/services/serviceCode.ts';
import { committedMax } from './deskLimits.ts';
import type { DeskProblem } from './deskProblems.ts';
import { becauseDesk } from './deskProblems.ts';
import { priceForm } from './priceDesk.ts';
import { clerks } from './staffRoles.ts';

const instant = z.iso.datetime();

/** A place of a lane as it is typed: a port, an airport, a station, a city or a store. */
const placeCode = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((code: string) => code.toUpperCase()),
  );

const reason = text(200);

/** The terms of a contract as its form holds them. */
export const contractForm = z.object({
  contractNo: text(40),
  /** The verified name of the customer's company, or its member code. */
  company: text(120),
  validFrom: day,
  validUntil: day,
  /** For colleagues. */
  remark: z._default(optionalText(200), ''),
});

/** New terms of a contract, and why. */
export const contractTerms = z.object({
  validFrom: day,
  validUntil: day,
  remark: contractForm.shape.remark,
  reason,
});

/** The volume that the customer commits to, as it is typed; empty without one. */
const committed = z._default(optionalText(20), '').check(
  z.refine((typed) => {
    if (typed === '') return true;
    const volume = numberTyped(typed);
    return typeof volume === 'number' && Number.isInteger(volume) && volume > 0 && volume <= committedMax;
  }, becauseDesk('committedInvalid')),
);

/** A rate as its form holds it. It takes the place of the published price of this item; surcharges stay as published. */
export const rateForm = z.object({
  line: z
    .enum(serviceCode.options, because('notChosen'))
    .check(z.refine((code) => code !== 'goods', because('notChosen'))),
  originCode: placeCode(text(20)),
  destinationCode: z._default(placeCode(optionalText(20)), ''),
  /** A container or tank size, a weight break, a store class. */
  itemCode: placeCode(text(20)),
  goodsScope: chosenOf(goodsScopes),
  /** A hazard class or a UN number, for these scopes. */
  goodsCode: z._default(optionalText(10), ''),
  currency: z.enum(currency.options, because('notChosen')),
  amount: priceForm.shape.amount,
  committed,
  /** What holds beyond the committed volume: this rate, or the published price again. */
  beyond: chosenOf(['applies', 'ends']),
});
export type RateForm = z.output<typeof rateForm>;

const readBy: Readonly<Record<GoodsScope, (typed: string) => string | undefined>> = {
  any: () => '',
  ordinary: () => '',
  dangerous: () => '',
  // IMDG 2.0.1.1
  hazardClass: (typed) =>
    /^(1(\.[1-6])?|2(\.[1-3])?|3|4(\.[1-3])?|5(\.[12])?|6(\.[12])?|7|8|9)$/.test(typed) ? typed : undefined,
  unNumber: (typed) => {
    const read = unNumber.safeParse(typed);
    return read.success ? read.data : undefined;
  },
};

/** The class or UN number of a form; undefined if it names none of its scope. */
export const goodsCodeIn = ({
  goodsScope,
  goodsCode,
}: Pick<RateForm, 'goodsScope' | 'goodsCode'>): string | undefined => readBy[goodsScope](goodsCode);

/** The committed volume of a valid form; null without one. */
export const committedIn = ({ committed: typed }: Pick<RateForm, 'committed'>): number | null =>
  typed === '' ? null : Number(numberTyped(typed));

type Problems = Readonly<Record<string, Problem | DeskProblem>>;
type Values = Readonly<Record<string, unknown>>;

const problemsIn = (schema: z.ZodMiniObject, values: Values): Problems => {
  const problems: Record<string, Problem | DeskProblem> = {};
  for (const [name, rule] of Object.entries(schema.shape)) {
    const checked = (rule as z.ZodMiniType).safeParse(values[name] ?? '');
    if (!checked.success) problems[name] = checked.error.issues[0]?.message as Problem;
  }
  return problems;
};

/** What is wrong with the terms of a contract, by field: also a last day before the first. */
export const termsProblems = (schema: typeof contractForm | typeof contractTerms, values: Values): Problems => {
  const problems = problemsIn(schema, values);
  if ('validFrom' in problems || 'validUntil' in problems) return problems;
  const [from, until] = [day.parse(values['validFrom']), day.parse(values['validUntil'])];
  return until < from ? { ...problems, validUntil: 'periodInvalid' } : problems;
};

/** What is wrong with a rate, by field: also goods that are not named as their scope wants. */
export const rateProblems = (values: Values): Problems => {
  const problems = problemsIn(rateForm, values);
  const goods = rateForm.safeParse({ ...values, committed: '' });
  if (Object.keys(problems).length > 0 || !goods.success) return problems;
  if (goodsCodeIn(goods.data) !== undefined) return {};
  return { goodsCode: goods.data.goodsScope === 'unNumber' ? 'unNumberInvalid' : 'hazardClassInvalid' };
};

const place = z.object({ code: z.string(), nameZh: z.string() });

/** A rate of a contract as the desk reads it. */
export const deskRate = z.object({
  id: z.string(),
  line: serviceCode,
  origin: place,
  destination: z.nullable(place),
  itemCode: z.string(),
  goodsScope: z.enum(goodsScopes),
  goodsCode: z.string(),
  currency,
  /** Minor units per basis. */
  amount: z.int(),
  basis: rateBasis,
  committed: z.nullable(z.int()),
  used: z.number(),
  /** The latest orders that take of its volume. */
  orders: z.array(z.object({ orderNo: z.string(), quantity: z.number() })),
  beyond: rateForm.shape.beyond,
  /** When it was ended or replaced; null in force as long as its contract. */
  endedAt: z.nullable(instant),
});
export type DeskRate = z.output<typeof deskRate>;

/** A contract with its rates and its history, the oldest first. */
export const deskContract = z.object({
  id: z.string(),
  contractNo: z.string(),
  companyZh: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  remark: z.string(),
  state: z.enum(['coming', 'inForce', 'expired', 'ended']),
  /** The days until its last day, where it ends soon; null otherwise. */
  endsInDays: z.nullable(z.int()),
  /** Counts the acts about it. */
  version: z.int(),
  rates: z.array(deskRate),
  history: z.array(z.object({ text: z.string(), by: z.string(), at: instant })),
});
export type DeskContract = z.output<typeof deskContract>;

const common = { method: 'post', session: 'staff', roles: clerks, payload: 'body' } as const;
const ofContract = { id: givenUuid, version: orderVersion };
const changed = z.object({ id: z.string() });

export const contractList = endpoint({
  ...common,
  path: '/api-platform/desk/contracts',
  summary: '客户的协议价合同，按合同号或企业名称查找，新订的在前',
  input: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), '') }),
  /** `total` counts those that match; the rows are the newest of them. */
  output: z.object({ total: z.int(), rows: z.array(deskContract) }),
});
export type ContractList = z.output<(typeof contractList)['output']>;

export const addContract = endpoint({
  ...common,
  path: '/api-platform/desk/contract/add',
  summary: '为已认证企业建立协议价合同',
  input: z.object({ form: contractForm }),
  output: changed,
});

export const changeContract = endpoint({
  ...common,
  path: '/api-platform/desk/contract/change',
  summary: '更改合同的有效期与备注',
  input: z.object({ ...ofContract, form: contractTerms }),
  output: changed,
});

export const endContract = endpoint({
  ...common,
  path: '/api-platform/desk/contract/end',
  summary: '提前终止合同；终止后不能恢复',
  input: z.object({ ...ofContract, form: z.object({ reason }) }),
  output: changed,
});

export const addContractRate = endpoint({
  ...common,
  path: '/api-platform/desk/contract/rate',
  summary: '为合同增加一条协议价，或以新价替代其中一条',
  input: z.object({ ...ofContract, form: rateForm, replaces: z.optional(givenUuid) }),
  output: changed,
});

export const endContractRate = endpoint({
  ...common,
  path: '/api-platform/desk/contract/rate/end',
  summary: '停用合同的一条协议价',
  input: z.object({ ...ofContract, rate: givenUuid, form: z.object({ reason }) }),
  output: changed,
});

/** What the form of a contract's terms shows at first. */
export const formOfContract = ({ validFrom, validUntil, remark }: DeskContract) => ({ validFrom, validUntil, remark });

/** What the form of a rate shows at first of a former one. */
export const formOfRate = (rate: DeskRate): Record<keyof RateForm, string> => ({
  line: rate.line,
  originCode: rate.origin.code,
  destinationCode: rate.destination?.code ?? '',
  itemCode: rate.itemCode,
  goodsScope: rate.goodsScope,
  goodsCode: rate.goodsCode,
  currency: rate.currency,
  amount: (rate.amount / 100).toFixed(2),
  committed: rate.committed?.toString() ?? '',
  beyond: rate.beyond,
});
