import { problemMessages } from '#server/http/errors/problemMessages.ts';
import { contractMessages } from '#server/enterprise/contracts/messages.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { ContractList, DeskContract, DeskRate } from '#contract/desk/contractDesk.ts';
import type { RatesPreview } from '#contract/desk/rateSheetDesk.ts';

const rate: DeskRate = {
  id: 'r1',
  line: 'fcl',
  origin: { code: 'CNSHA', nameZh: '上海' },
  destination: { code: 'SGSIN', nameZh: '新加坡' },
  itemCode: '20GP',
  goodsScope: 'hazardClass',
  goodsCode: '3',
  currency: '2',
  amount: 61_500,
  basis: 'container',
  committed: 1200,
  used: 86,
  orders: [
    { orderNo: 'HY260302000118', quantity: 2 },
    { orderNo: 'HY260228000097', quantity: 84 },
  ],
  beyond: 'ends',
  endedAt: null,
};

const contract: DeskContract = {
  id: 'k1',
  contractNo: 'HT-2026-017',
  companyZh: '华东精细化工进出口有限公司',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  remark: '年度合同，3 月复核',
  state: 'inForce',
  endsInDays: null,
  version: 3,
  rates: [
    { ...rate, id: 'r0', amount: 64_000, used: 0, orders: [], endedAt: '2026-02-10T03:00:00Z' },
    rate,
    {
      ...rate,
      id: 'r2',
      itemCode: '40HQ',
      goodsScope: 'any',
      goodsCode: '',
      amount: 98_000,
      committed: null,
      used: 0,
      orders: [],
      beyond: 'applies',
    },
  ],
  history: [
    { text: '建立合同，有效期 2026-01-01 至 2026-12-31', by: '王敏', at: '2025-12-20T02:00:00Z' },
    {
      text: '增加 海运整箱，上海 → 新加坡，20GP，危险类别 3，$640.00/箱，承诺量 1200，超量按公布价',
      by: '王敏',
      at: '2025-12-20T02:05:00Z',
    },
    { text: '更改备注：补充复核时间', by: '陈静', at: '2026-02-10T03:00:00Z' },
  ],
};

/** The contracts of the desk's stories: one in force, one that ends soon, one to come without rates, one that was ended. */
export const contracts: ContractList = {
  total: 4,
  rows: [
    contract,
    {
      ...contract,
      id: 'k2',
      contractNo: 'HT-2027-002',
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
      remark: '',
      state: 'coming',
      version: 1,
      rates: [],
      history: contract.history.slice(0, 1),
    },
    {
      ...contract,
      id: 'k4',
      contractNo: 'HT-2025-061',
      validFrom: '2025-04-01',
      validUntil: '2026-03-31',
      endsInDays: 29,
      rates: [rate],
    },
    {
      ...contract,
      id: 'k3',
      contractNo: 'HT-2025-040',
      validFrom: '2025-01-01',
      validUntil: '2025-12-31',
      state: 'ended',
      rates: [rate],
    },
  ],
};

/** A chosen sheet of rates. */
export const rateSheet: ChosenFile = { name: 'HT-2026-017-协议价.xlsx', size: 8, type: 'application/vnd.ms-excel' };

/** The changes of a sheet without problems. */
export const ratesFit: RatesPreview = {
  added: 1,
  changed: 1,
  ended: 1,
  unchanged: 12,
  changes: [
    {
      kind: 'changed',
      name: '海运整箱，上海 → 新加坡，20GP，危险类别 3',
      detail: '$615.00/箱，承诺量 1200，超量按公布价 → $598.00/箱，承诺量 1500，超量按公布价',
    },
    { kind: 'added', name: '海运整箱，宁波 → 新加坡，40HQ，不限货物', detail: '$965.00/箱，不限量' },
    { kind: 'ended', name: '海运整箱，上海 → 新加坡，40HQ，不限货物', detail: '$980.00/箱，不限量' },
  ],
  problems: [],
};

/** The problems of a sheet. */
export const ratesUnfit: RatesPreview = {
  added: 0,
  changed: 0,
  ended: 0,
  unchanged: 0,
  changes: [],
  problems: [
    { row: 2, column: '协议价', text: problemMessages.mustBePositive },
    { row: 5, column: '起运地代码', text: contractMessages.portUnknown },
    { row: 9, column: '计价项目', text: contractMessages.rowTwice(4) },
  ],
};
