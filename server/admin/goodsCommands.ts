import { goodsName } from '#contract/desk/goodsNames.ts';
import { correctName } from '#server/desk/goodsNames.ts';
import { adminCommand } from './command.ts';

/** `goods name`: corrects the Chinese name of an entry of the dangerous-goods list. */
const nameCommand = adminCommand({
  name: 'goods name',
  summary: '更正危险货物一览表条目的中文名称；英文正确运输名称须与一览表一致',
  positionals: { unNumber: '联合国编号', properShippingName: '英文正确运输名称', nameZh: '中文名称' },
  input: goodsName,
  changes: true,
  run: (context, input) => correctName({ ...context, staff: null }, input),
  print: ({ entries }) => [`已更正 ${entries} 个条目的中文名称。`],
});

/** Commands on the dangerous-goods list. */
export const goodsCommands = [nameCommand];
