import * as z from 'zod/mini';
import { draftSavedAt, knownDraft } from '#contract/orders/knownDraft.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';
import {
  because,
  chosenOf,
  latinText,
  optionalCode,
  optionalLatinText,
  quantityOrNone,
  telephone,
} from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { containerNumber } from '#contract/protocol/registryNumbers.ts';

const instant = z.iso.datetime();
const orderNo = givenOrderNo;

/** 1: the packed container is weighed; 2: its contents are weighed and added to its tare (SOLAS VI/2.4). */
export const vgmMethods = ['1', '2'] as const;

/** A mass in whole kilograms; 0, as an empty field is read, if it is not stated. */
const mass = z.pipe(
  quantityOrNone(limits.containerVgmKgMax, 'kg'),
  z.number().check(z.multipleOf(1, because('mustBeWhole'))),
);

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** A calendar day `YYYY-MM-DD`, or empty. */
const optionalDay = z.string().check(
  z.overwrite(calendarDayTyped),
  z.refine((text) => text === '' || isDay(text), because('dateInvalid')),
);

/** What is declared of one container; a method leaves the fields of the other one empty. */
export const vgmContainer = z.object({
  containerNo: containerNumber,
  /** What was ordered of it, by its item code. */
  containerType: z.string().check(z.minLength(1, because('notChosen')), z.maxLength(20, because('notChosen'))),
  method: z.pipe(z.string(), chosenOf(vgmMethods)),
  tareKg: mass,
  /** The maximum gross mass on its safety approval plate (CSC, annex I, regulation 1). */
  maxGrossKg: mass,
  /** By method 1. */
  vgmKg: mass,
  /** 35 characters, as a document number of EDIFACT has (data element 1004). */
  certificateNo: optionalCode(35),
  weighedOn: optionalDay,
  weighedBy: optionalLatinText(70),
  /** By method 2: goods in their packages, then pallets and what else packs them, then dunnage and lashing. */
  cargoKg: mass,
  packingKg: mass,
  dunnageKg: mass,
});
export type VgmContainer = z.output<typeof vgmContainer>;

/** The verified gross masses of an order's containers, as the customer declares them. */
export const vgmDeclaration = z.object({
  /** The shipper, who answers for the masses (SOLAS VI/2.4). */
  responsible: latinText(70),
  /** Who signs for the shipper, in capitals (SOLAS VI/2.5; MSC.1/Circ.1475). */
  signatory: latinText(35).check(z.overwrite((name) => name.toUpperCase())),
  telephone,
  containers: z.array(vgmContainer).check(z.minLength(1), z.maxLength(limits.containersMax)),
});
export type VgmDeclaration = z.output<typeof vgmDeclaration>;

const typed = z.string().check(z.maxLength(200));

/** The same while it is written: anything that was typed. */
export const vgmForm = z.object({
  responsible: typed,
  signatory: typed,
  telephone: typed,
  containers: z
    .array(
      z.object({
        containerNo: typed,
        containerType: typed,
        method: typed,
        tareKg: typed,
        maxGrossKg: typed,
        vgmKg: typed,
        certificateNo: typed,
        weighedOn: typed,
        weighedBy: typed,
        cargoKg: typed,
        packingKg: typed,
        dunnageKg: typed,
      }),
    )
    .check(z.maxLength(limits.containersMax)),
});
export type VgmForm = z.output<typeof vgmForm>;
export type VgmRow = VgmForm['containers'][number];

/** A submitted declaration; versions count from 1. */
export const vgmVersion = z.object({
  version: z.int().check(z.positive()),
  submittedAt: instant,
  content: vgmDeclaration,
});
export type VgmVersion = z.output<typeof vgmVersion>;

/** Every version of an order's declaration, the oldest first. */
export const vgmVersions = z.array(vgmVersion);

/** The last version that the customer knows, 0 before the first: what another page has overtaken changes nothing. */
const after = z.int().check(z.nonnegative());

export const orderVgm = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/vgm',
  summary: '订单的 VGM 申报：未提交的草稿与历次提交的内容',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo }),
  output: z.object({ draft: z.nullable(vgmForm), savedAt: draftSavedAt, versions: vgmVersions }),
});
export type StoredVgm = z.output<(typeof orderVgm)['output']>;

export const saveVgm = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/vgm/draft',
  summary: '保存 VGM 草稿，不作检查',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, after, known: knownDraft, form: vgmForm }),
  output: z.null(),
});

export const submitVgm = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/vgm/submit',
  summary: '提交 VGM 申报，截 VGM 前可再次提交更改；与订单、箱型、截止时间核对',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, after, known: knownDraft, form: vgmDeclaration }),
  output: vgmVersion,
});

/** The formats of an export: DCSA Verified Gross Mass 1.0 as JSON, or UN/EDIFACT VERMAS D.16A. */
export const vgmFormats = ['dcsa', 'vermas'] as const;
export type VgmFormat = (typeof vgmFormats)[number];

export const vgmExport = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/vgm/export',
  summary: '导出已提交的 VGM：DCSA VGM 1.0 的 JSON，或 EDIFACT VERMAS（D.16A，SMDG 1.0）',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo, format: z.enum(vgmFormats) }),
  output: file,
});
