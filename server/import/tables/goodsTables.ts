import type { Currency } from '#contract/rules/pricing/price.ts';
import { schema } from '#server/db/schema.ts';
import { constType } from '#contract/search/referenceData.ts';
import { casTyped, unNumberTyped } from '#contract/protocol/typedInput.ts';
import { searchable } from '#server/search/searchable.ts';
import { code, column, currency, decimal, integer, oneOf, price, text, words } from '#server/import/files/columns.ts';
import { importMessages } from '../messages.ts';
import type { TableSpec } from '../tableSpec.ts';

const id = code(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, '字母、数字、_ 与 -，不超过 40 位');

export const goods: TableSpec = {
  name: 'goods',
  title: '化工品',
  table: schema.goodsItems,
  columns: [
    column('id', '编号', id),
    column('name_zh', '中文名', text(80), { aliases: '品名|中文品名|产品名称|品名（中文）|名称' }),
    column('name_en', '英文名', text(120), { aliases: '英文品名|品名（英文）|english name|product name' }),
    column('cas', 'CAS 号', code(/^\d{2,7}-\d{2}-\d$/, '如 67-56-1', casTyped), {
      otherwise: '',
      aliases: 'CAS|CAS No.|CAS number',
    }),
    column('un_number', '联合国编号', code(/^\d{4}$/, '四位数字', unNumberTyped), {
      otherwise: null,
      aliases: 'UN|UN No.|UN号|UN编号|联合国编号（UN）',
    }),
    column('hazard_class', '危险类别', code(/^[1-9](?:\.[1-6][A-S]?)?$/, '如 3 或 6.1'), {
      otherwise: null,
      aliases: '类别|class|IMO class|危险品类别',
    }),
    column('packing_group', '包装类', oneOf({ I: 'I', II: 'II', III: 'III' }), {
      otherwise: null,
      aliases: '包装类别|PG|packing group',
    }),
    column('grade', '规格', text()),
    column('brand_zh', '品牌', text(60)),
    column('packaging_zh', '包装', text(120)),
    column('minimum_order_tons', '起订量（吨）', decimal, { aliases: '起订量|MOQ' }),
    column('delivery_place_zh', '交货地', text(60)),
    column('price_currency', '币种', currency, { otherwise: null, aliases: 'currency' }),
    column('price_per_ton', '每吨价格', price, { otherwise: null, aliases: '单价|价格|吨价|price' }),
    column('stock_tons', '库存（吨）', decimal, { aliases: '库存|stock' }),
    column('qualifications', '所需资质', words, { otherwise: [] }),
    column('summary', '说明', text(500), { otherwise: '' }),
  ],
  key: ['id'],
  kind: 'whole',
  order: 'position',
  rowOf: (row) => ({
    ...row,
    searchText: searchable([row['unNumber'], row['nameZh'], row['nameEn'], row['cas']].filter(Boolean).join('\n')),
  }),
  derived: ['searchText'],
  changedAt: 'updatedAt',
  currencyOf: ({ priceCurrency }) => (priceCurrency as Currency | null) ?? undefined,
  problemOf: ({ priceCurrency, pricePerTon }) =>
    (priceCurrency === null) === (pricePerTon === null)
      ? undefined
      : { column: 'price_per_ton', text: importMessages.rows.price },
  samples: [
    {
      id: 'methanol',
      name_zh: '甲醇',
      name_en: 'Methanol',
      cas: '67-56-1',
      un_number: '1230',
      hazard_class: '3',
      packing_group: 'II',
      grade: '≥99.9%',
      brand_zh: '某某化工',
      packaging_zh: '散水',
      minimum_order_tons: '30',
      delivery_place_zh: '江苏张家港',
      price_currency: 'CNY',
      price_per_ton: '2480',
      stock_tons: '1800',
      qualifications: 'BL HCL',
    },
  ],
};

export const suppliers: TableSpec = {
  name: 'suppliers',
  title: '供应商',
  table: schema.suppliers,
  columns: [
    column('id', '编号', id),
    column('name_zh', '名称', text(80), { aliases: '供应商|供应商名称|supplier|公司名称' }),
    column(
      'role',
      '角色',
      oneOf({
        carrier: '船公司',
        airline: '航空公司',
        rail: '铁路班列',
        tank: '罐箱运营',
        warehouse: '危险品仓库',
        trucking: '危货运输车队',
        survey: '鉴定与装箱检查',
        customs: '报关',
      }),
    ),
    column('city_zh', '城市', text(40), { aliases: '所在城市|city' }),
    column('scope_zh', '业务范围', text(300), { aliases: '经营范围|scope' }),
    column('since', '合作始于（年）', integer(1900, 2200), { aliases: '合作始于|since' }),
  ],
  key: ['id'],
  kind: 'whole',
  order: 'position',
  samples: [
    {
      id: 'own-line',
      name_zh: '某某航运有限公司',
      role: 'carrier',
      city_zh: '上海',
      scope_zh: '近洋整箱',
      since: '2018',
    },
  ],
};

const typeNames = Object.fromEntries(constType.options.map((type) => [type, type]));

export const constants: TableSpec = {
  name: 'constants',
  title: '常量',
  table: schema.constants,
  columns: [
    column('const_type', '类型', oneOf(typeNames)),
    column('code', '代码', text(40)),
    column('name', '名称', text(120)),
  ],
  key: ['constType', 'code'],
  kind: 'merged',
  order: 'position',
  samples: [{ const_type: 'paymentType', code: 'MONTHLY', name: '月结' }],
};
