// @module-tag postgres
import { describe, expect, test } from 'vitest';
import {
  removeTemplate,
  renameTemplate,
  saveTemplate,
  templateContent,
  templateList,
} from '#contract/quotes/orderTemplates.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const listOf = (session: Session, line?: 'fcl' | 'domestic') => service.call(templateList, { line }, { session });

describe('a template', () => {
  test('is the content of an order under a name; those used last come first', async () => {
    const session = await service.signIn('13900000401');
    const { orderNo } = await place(service, session, fclForm());
    const inland = await place(service, session, orderForm('domestic'));
    const { id } = await service.call(saveTemplate, { orderNo, name: ' 汉堡涂料 ' }, { session });
    service.clock.advance(1_000);
    await service.call(saveTemplate, { orderNo: inland.orderNo, name: '天津专线' }, { session });
    expect((await listOf(session)).map(({ name }) => name)).toEqual(['天津专线', '汉堡涂料']);
    expect(await listOf(session, 'fcl')).toMatchObject([
      { id, line: 'fcl', routeZh: '上海 → 汉堡', isDangerous: true, usedAt: null },
    ]);
    service.clock.advance(1_000);
    const { order, usedAt } = await service.call(templateContent, { id }, { session });
    expect(usedAt).toBe(service.clock.now().toISOString());
    expect(order).toMatchObject({ consignee: { name: fclForm().consignee!.name }, cargo: [{ nameZh: '工业涂料' }] });
    expect((await listOf(session)).map(({ name }) => name)).toEqual(['汉堡涂料', '天津专线']);
    await service.call(removeTemplate, { id }, { session });
    expect(await listOf(session, 'fcl')).toEqual([]);
    await expect(service.call(removeTemplate, { id }, { session })).rejects.toThrow('模板不存在或已删除');
  });

  test('of the same name is replaced', async () => {
    const session = await service.signIn('13900000402');
    const first = await place(service, session, fclForm());
    const second = await place(service, session, orderForm('domestic'));
    for (const { orderNo } of [first, second]) await service.call(saveTemplate, { orderNo, name: '常用' }, { session });
    const other = await service.signIn('13900000405');
    const { orderNo } = await place(service, other, fclForm());
    await service.call(saveTemplate, { orderNo, name: '常用' }, { session: other });
    expect(await listOf(session)).toMatchObject([{ name: '常用', line: 'domestic' }]);
  });

  test('is made of one’s own orders, and used and deleted by its owner alone', async () => {
    const [owner, stranger] = [await service.signIn('13900000403'), await service.signIn('13900000404')];
    const { orderNo } = await place(service, owner, fclForm());
    await expect(service.call(saveTemplate, { orderNo, name: '偷' }, { session: stranger })).rejects.toThrow('订单');
    const { id } = await service.call(saveTemplate, { orderNo, name: '自己的' }, { session: owner });
    expect(await listOf(stranger)).toEqual([]);
    await expect(service.call(templateContent, { id }, { session: stranger })).rejects.toThrow('模板不存在');
    await expect(service.call(removeTemplate, { id }, { session: stranger })).rejects.toThrow('模板不存在');
    expect(await listOf(owner)).toHaveLength(1);
  });

  test('is renamed by its owner, to no name of another', async () => {
    const [owner, stranger] = [await service.signIn('13900000406'), await service.signIn('13900000407')];
    const { orderNo } = await place(service, owner, fclForm());
    const { id } = await service.call(saveTemplate, { orderNo, name: '一' }, { session: owner });
    await service.call(saveTemplate, { orderNo, name: '二' }, { session: owner });
    await expect(service.call(renameTemplate, { id, name: ' 二 ' }, { session: owner })).rejects.toThrow(
      '已有名为“二”的模板',
    );
    for (const name of ['一', '三']) await service.call(renameTemplate, { id, name }, { session: owner });
    expect((await listOf(owner)).map(({ name }) => name).toSorted()).toEqual(['三', '二'].toSorted());
    await expect(service.call(renameTemplate, { id, name: '偷' }, { session: stranger })).rejects.toThrow('模板不存在');
    await expect(service.call(renameTemplate, { id, name: ' ' }, { session: owner })).rejects.toThrow('名称');
  });
});
