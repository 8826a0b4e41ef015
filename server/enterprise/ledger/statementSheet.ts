import { statementRowsMax } from '#contract/desk/deskLimits.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { moneyReceipts } from '#server/db/schema/ledger.ts';
import type { ReadSheet } from '#server/enterprise/contracts/typedSheet.ts';
import { readTypedSheet } from '#server/enterprise/contracts/typedSheet.ts';
import type { Column } from '#server/import/files/columns.ts';
import { column, text } from '#server/import/files/columns.ts';
import { creditMessages as messages } from './messages.ts';

/** A line of a bank's statement as the bank writes it. */
export type StatementLine = Record<
  'day' | 'amount' | 'direction' | 'currency' | 'payer' | 'account' | 'reference' | 'transactionNo',
  string
>;

const typed = (name: string, title: string, aliases: string): Column =>
  column(name, title, text(500), { otherwise: '', aliases });

/** The columns by the names that banks give them; the received amount before an amount of both directions. */
const columns: readonly Column[] = [
  typed('day', '交易日期', '交易时间|交易日|日期|记账日期|记账日|入账日期|入账时间|起息日'),
  typed(
    'amount',
    '收入金额',
    '贷方发生额|贷方金额|贷方发生金额|收入|贷方|入账金额|存入金额|转入金额|贷方发生额收入|交易金额|发生额|金额',
  ),
  typed('direction', '借贷标志', '借贷|借贷方向|收支|收支方向|收付标志|交易方向|交易类型'),
  typed('currency', '币种', '交易币种|货币|币别'),
  typed(
    'payer',
    '对方户名',
    '付款人|付款人名称|付款人户名|付款方|对方名称|对方账户名称|对方单位|对方单位名称|对方账户名',
  ),
  typed('account', '对方账号', '付款人账号|付款账号|付款方账号|对方账户|对方银行账号'),
  typed('reference', '附言', '摘要|交易摘要|用途|备注|交易附言|交易用途'),
  typed('transaction_no', '交易流水号', '流水号|银行流水号|交易序号|交易编号|核心流水号|参考号|凭证号'),
];

/** Reads a workbook or a CSV file of a bank's statement, with all problems within it. */
export const readStatement = (file: ImportFile): Promise<ReadSheet<StatementLine>> =>
  readTypedSheet(
    {
      name: 'bank-statement',
      title: messages.statementTitle,
      table: moneyReceipts,
      columns,
      key: [],
      kind: 'whole',
      samples: [],
    },
    file,
    { rowsMax: statementRowsMax, tooMany: messages.statementRows(statementRowsMax) },
  );
