import { eq, inArray } from 'drizzle-orm';
import type { AccountType, AuditStatus } from '#contract/auth/user.ts';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { openAccount } from '#server/auth/account.ts';
import type { Clock } from '#server/http/context.ts';
import type { Passwords } from '#server/auth/password/hashing.ts';
import { browserDigestOf } from '#server/auth/password/weak.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import type { Database } from '../database.ts';
import { enterprises, users } from '../schema/identity.ts';
import { wholeVehicleOrders } from '../schema/wholeVehicle.ts';
import { keyOf, record, recordedKeys } from './records.ts';

interface SeedAccount {
  phone: string;
  name: string;
  accountType: AccountType;
  enterprise?: { name: string; auditStatus: AuditStatus; mcpCode: string | null };
  wholeVehicle?: Omit<typeof wholeVehicleOrders.$inferInsert, 'userId' | 'placedAt'>[];
}

/** The password of every demo account; it cannot be chosen at registration. */
export const seedPassword = 'Huayun@2026';

/** Demo accounts, one for each type of user. */
export const seedAccountList: readonly SeedAccount[] = [
  { phone: '13800000001', name: '林晓（个人）', accountType: 'person' },
  {
    phone: '13800000002',
    name: '周敏（未认证企业）',
    accountType: 'enterprise',
    enterprise: { name: '宁波启明化工贸易有限公司', auditStatus: 'NONE', mcpCode: null },
  },
  {
    phone: '13800000003',
    name: '陈立（已认证企业）',
    accountType: 'enterprise',
    enterprise: { name: '上海衡川化学品有限公司', auditStatus: 'PASS', mcpCode: 'MC10000003' },
  },
  {
    phone: '13800000004',
    name: '韩雪（专属企业）',
    accountType: 'enterprise',
    enterprise: { name: '专属企业客户（演示）', auditStatus: 'PASS', mcpCode: specialEnterpriseCode },
  },
  {
    phone: '13800000005',
    name: '吴强（整车订单）',
    accountType: 'enterprise',
    enterprise: { name: '江苏远途精细化工有限公司', auditStatus: 'PASS', mcpCode: 'MC10000005' },
    wholeVehicle: [
      { orderNo: 'ZC26030001', status: 'IN_TRANSIT', origin: '南京市', destination: '宁波市', goods: '乙酸乙酯' },
      { orderNo: 'ZC26020007', status: 'DELIVERED', origin: '常州市', destination: '上海市', goods: '异丙醇' },
    ],
  },
];

/** The initial whole-vehicle orders of the demo accounts. */
export const demoVehicleOrders = seedAccountList.flatMap(({ wholeVehicle = [] }) =>
  wholeVehicle.map(({ orderNo }) => orderNo),
);

/** The recorded columns of an account: a user who changed one of them owns the account. */
const accountRecord = { table: users, key: ['phone'], origin: 'demo' } as const;
const recorded = ({ phone, name, passwordVersion }: typeof users.$inferSelect) => ({ phone, name, passwordVersion });

/** Records the unchanged demo accounts that earlier builds created. */
export const recordEarlierAccounts = async (db: Database): Promise<void> => {
  const phones = seedAccountList.map(({ phone }) => phone);
  const known = await db.select().from(users).where(inArray(users.phone, phones));
  const untouched = known.filter(
    ({ phone, name, passwordVersion }) =>
      passwordVersion === 0 && seedAccountList.some((account) => account.phone === phone && account.name === name),
  );
  await record(db, accountRecord, untouched.map(recorded));
};

/** Creates the missing demo accounts; never called in production, because their password is public. */
export const seedAccounts = async (db: Database, clock: Clock, passwords: Passwords): Promise<void> => {
  const phones = seedAccountList.map(({ phone }) => phone);
  const known = await db.select({ phone: users.phone }).from(users).where(inArray(users.phone, phones));
  const opened = await recordedKeys(db, users);
  const missing = seedAccountList.filter(
    ({ phone }) => !opened.has(keyOf(accountRecord.key, { phone })) && known.every((user) => user.phone !== phone),
  );
  for (const { phone, name, accountType, enterprise, wholeVehicle = [] } of missing) {
    const passwordHash = await passwords.digestOf(browserDigestOf(phone, seedPassword));
    await db.transaction(async (tx) => {
      const { userId } = await openAccount(tx, clock, phone, { accountType, passwordHash });
      const [user] = await tx.update(users).set({ name }).where(eq(users.id, userId)).returning();
      if (enterprise && user?.enterpriseId)
        await tx.update(enterprises).set(enterprise).where(eq(enterprises.id, user.enterpriseId));
      for (const [weeks, order] of wholeVehicle.entries()) {
        const placedAt = new Date(clock.now().getTime() - (1 + 7 * weeks) * dayMs);
        await tx.insert(wholeVehicleOrders).values({ ...order, userId, placedAt });
      }
      if (user) await record(tx, accountRecord, [recorded(user)]);
    });
  }
};
