import type { BillDraft, billFile } from '#contract/orders/bill/bill.ts';
import type { BillContent } from '#contract/orders/bill/billContent.ts';
import { billText } from '#contract/orders/bill/billContent.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { nounOf } from '#server/orders/dangerousPapers/packageText.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { printed } from '#server/orders/pdf/printed.ts';

const labelWidth = 150;

const facts = (rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows, labelWidth });

const partyText = ({ name, address, telephone, email }: BillContent['shipper']): string =>
  [name, address, telephone && `TEL ${telephone}`, email && `EMAIL ${email}`].filter(Boolean).join('\n');

const goodsTable = ({ lines }: BillContent): Block => {
  const containers = new Set(lines.map(({ containerNo }) => containerNo).filter(Boolean)).size;
  const packages = lines.reduce((sum, line) => sum + line.packages, 0);
  return {
    kind: 'table',
    columns: [
      { title: '箱号 / 铅封号\nContainer / Seal', share: 3 },
      { title: '件数与包装\nPackages', share: 2.4 },
      { title: '货名\nDescription of goods', share: 5.2 },
      { title: '毛重 kg\nGross mass', share: 2, right: true },
      { title: '体积 m³\nMeasure', share: 1.7, right: true },
    ],
    rows: [
      ...lines.map((line) => [
        [line.containerNo, line.sealNo && `SEAL ${line.sealNo}`].filter(Boolean).join('\n'),
        `${line.packages}\n${line.kind || nounOf(line.packages, 'PACKAGES')}`,
        [line.description, `HS CODE ${line.hsCode}`].join('\n'),
        String(line.grossKg),
        String(line.volumeM3),
      ]),
      [
        `合计 TOTAL${containers > 0 ? `\n${containers} ${nounOf(containers, 'CONTAINERS')}` : ''}`,
        `${packages}\n${nounOf(packages, 'PACKAGES')}`,
        '',
        String(sumOf(lines.map(({ grossKg }) => grossKg))),
        String(sumOf(lines.map(({ volumeM3 }) => volumeM3))),
      ],
    ],
  };
};

/** The content of a draft in reading order, in Chinese and English. */
export const billBlocks = (orderNo: string, draft: Pick<BillDraft, 'version' | 'issuedAt' | 'content'>): Block[] => {
  const { content, version, issuedAt } = draft;
  const text = (path: string, none = ''): string => billText(content, path) || none;
  return [
    facts([
      ['提单号 B/L No.', text('billNo', '待定 TO BE ADVISED')],
      ['订舱号 Booking No.', text('carrierBookingNo')],
      ['订单号 Order No.', orderNo],
      ['草稿 Draft', `第 ${version} 版 No. ${version}，${dateMinute(new Date(issuedAt))}（北京时间）`],
    ]),
    { kind: 'heading', text: '各方　Parties' },
    facts([
      ['发货人 Shipper', partyText(content.shipper)],
      ['收货人 Consignee', partyText(content.consignee)],
      ...content.notifyParties.map(
        (party, index) => [`通知人 ${index + 1} Notify party ${index + 1}`, partyText(party)] as const,
      ),
    ]),
    { kind: 'heading', text: '船名与港口　Vessel and ports' },
    facts([
      ['船名航次 Vessel / Voyage', [text('vessel'), text('voyage')].filter(Boolean).join(' / ')],
      ...(content.placeOfReceipt ? [['收货地 Place of receipt', content.placeOfReceipt] as const] : []),
      ['装货港 Port of loading', content.portOfLoading],
      ['卸货港 Port of discharge', content.portOfDischarge],
      ...(content.placeOfDelivery ? [['交货地 Place of delivery', content.placeOfDelivery] as const] : []),
    ]),
    { kind: 'heading', text: '货物　Particulars furnished by the shipper' },
    facts([['唛头 Marks and numbers', text('marks', 'N/M')]]),
    goodsTable(content),
    ...(content.dangerous.length > 0
      ? ([
          { kind: 'heading', text: '危险货物　Dangerous goods（IMDG 5.4.1.4）' },
          facts(
            content.dangerous.map(({ cargo, text: line }) => [`货物 ${cargo + 1} Item ${cargo + 1}`, line] as const),
          ),
        ] satisfies Block[])
      : []),
    { kind: 'heading', text: '条款　Terms' },
    facts([
      ['运费 Freight', text('freightTerm')],
      ['提单类型 Type', text('billType')],
      ...(content.billType === 'original' ? [['正本份数 Originals', text('originals')] as const] : []),
      ...(content.letterOfCredit ? [['信用证文字 L/C clauses', content.letterOfCredit] as const] : []),
    ]),
    {
      kind: 'note',
      text: '草稿 DRAFT：仅供核对，不是物权凭证，不得转让，不能凭以提货。For checking only: not negotiable, no document of title, no receipt for goods.',
    },
  ];
};

/** A draft bill of lading of an order as a PDF whose every page is marked and numbered. */
export const billPdf = (
  orderNo: string,
  draft: Pick<BillDraft, 'version' | 'issuedAt' | 'content'>,
  now: Date,
): OutputOf<typeof billFile> => ({
  fileName: `提单草稿-${orderNo}-第${draft.version}版.pdf`,
  contentType: 'application/pdf',
  content: printed({
    title: '提单草稿　Draft Bill of Lading',
    reference: `${orderNo}-${draft.version}`,
    blocks: billBlocks(orderNo, draft),
    footer: `草稿 DRAFT ${orderNo}-${draft.version}　化运通　${dateMinute(now)}（北京时间）打印`,
    isCounted: true,
    mark: 'DRAFT',
  }) as Uint8Array<ArrayBuffer>,
});
