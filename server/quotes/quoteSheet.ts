import type * as z from 'zod/mini';
import type { file } from '#contract/protocol/endpoint.ts';
import type { OpenContent, QuoteState, SavedQuote, SharedQuote } from '#contract/quotes/savedQuotes.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { dateMinute, endMinute } from '#server/app/pages/format.ts';
import { feeBlocks } from '#server/orders/documents/feeBlocks.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { printedForReader } from '#server/orders/pdf/printed.ts';

const stateZh: Readonly<Record<QuoteState, string>> = {
  valid: '有效',
  expired: '已到期',
  withdrawn: '已失效',
  ordered: '已转为订单',
};

type Rows = [label: string, value: string][];

/** The owner's name for the quote, or the company that shares it; '' for none. */
interface Heading {
  name: string;
  companyZh: string;
}

const carriageRows = (quote: OpenContent, { name, companyZh }: Heading): Rows => {
  const { sailing, carrierZh, carriageZh, transitDays, frequencyZh, validUntil, savedAt } = quote;
  const rows: Rows = [
    ['报价名称', name],
    ['分享人', companyZh],
    ['业务', `${allServices[quote.line].nameZh}${quote.isDangerous ? '（危险品）' : ''}`],
    ['线路', quote.routeZh],
    [
      '承运',
      [sailing?.carrierZh ?? carrierZh ?? '', carriageZh]
        .filter((one, at, all) => one && all.indexOf(one) === at)
        .join('，'),
    ],
    ['预计离港', sailing ? dateMinute(sailing.estimatedTimeOfDeparture) : ''],
    ['预计到港', sailing ? dateMinute(sailing.estimatedTimeOfArrival) : ''],
    ['班期', frequencyZh ?? ''],
    ['航程', transitDays === null ? '' : `${transitDays} 天`],
    ['数量', quote.itemsZh],
    ['保存时间', dateMinute(savedAt)],
    ['有效期至', `${endMinute(validUntil)}（北京时间）`],
  ];
  return rows.filter(([, value]) => value !== '');
};

const amountText = (value: number): string => (value > 0 ? String(value) : '');

const cargoBlocks = ({ cargo }: OpenContent): Block[] => {
  const stated = cargo.filter(
    ({ nameZh, grossKg, volumeM3, dangerousZh }) => nameZh || grossKg || volumeM3 || dangerousZh,
  );
  if (stated.length === 0) return [];
  return [
    { kind: 'heading', text: '货物' },
    {
      kind: 'table',
      columns: [
        { title: '品名', share: 4 },
        { title: '危险货物', share: 3 },
        { title: '件数', share: 1.4, right: true },
        { title: '毛重 kg', share: 1.6, right: true },
        { title: '体积 m³', share: 1.6, right: true },
      ],
      rows: stated.map(({ nameZh, dangerousZh, packages, grossKg, volumeM3 }) => [
        nameZh,
        dangerousZh === null ? '否' : dangerousZh || '是',
        amountText(packages),
        amountText(grossKg),
        amountText(volumeM3),
      ]),
    },
  ];
};

/** The content of a saved quote on paper, in reading order. */
export const quoteSheetBlocks = (quote: OpenContent, heading: Heading, now: Date): Block[] => [
  { kind: 'facts', rows: carriageRows(quote, heading) },
  ...cargoBlocks(quote),
  ...feeBlocks(quote),
  {
    kind: 'note',
    text: `打印时状态：${stateZh[quote.state]}（${dateMinute(now)}）。本报价单按所列内容与保存时的费率计算，有效期内可按此价下单，不受其后费率调整影响；航次取消、截止或停收的除外。危险品须经专员审核，以承运人确认为准。`,
  },
];

const printedSheet = (quote: OpenContent, title: string, heading: Heading, now: Date): z.input<typeof file> => ({
  fileName: `报价单-${title}.pdf`.replaceAll(/[\\/:*?"<>|\s]+/g, '-'),
  contentType: 'application/pdf',
  content: printedForReader({
    title: '报价单',
    reference: `有效期至 ${endMinute(quote.validUntil)}`,
    blocks: quoteSheetBlocks(quote, heading, now),
    footer: `化运通　${dateMinute(now)}（北京时间）打印`,
  }) as Uint8Array<ArrayBuffer>,
});

/** A saved quote as a PDF for its owner. */
export const quoteSheetOf = (quote: SavedQuote, now: Date): z.input<typeof file> =>
  printedSheet(quote, quote.name, { name: quote.name, companyZh: '' }, now);

/** The same for the holder of its link, without the owner's name for it. */
export const sharedSheetOf = (quote: SharedQuote, now: Date): z.input<typeof file> =>
  printedSheet(
    quote,
    `${allServices[quote.line].nameZh}-${quote.routeZh}`,
    { name: '', companyZh: quote.companyZh ?? '' },
    now,
  );
