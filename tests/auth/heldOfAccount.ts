import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { accountClosing } from '#contract/auth/accountClosing.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { auditEntries, consents, sessions, users } from '#server/db/schema/identity.ts';
import { emailAddresses, notifications } from '#server/db/schema/notifications.ts';
import { invoiceRequests, orderDocuments, orders } from '#server/db/schema/orders.ts';
import { orderTemplates, savedQuotes } from '#server/db/schema/quotes.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import type { TestService } from '../support/service.ts';

type Words = (typeof accountClosing.deleted)[number] | (typeof accountClosing.retained)[number]['what'];

/** The number of rows of all data that the texts list as deleted or retained when an account is closed. */
export const heldOfAccount = async (
  { db }: TestService,
  { userId, phone, name }: { userId: string; phone: string; name: string },
): Promise<Record<Words, number>> => {
  const own = eq(users.id, userId);
  const files = await db.$count(licenceFiles, eq(licenceFiles.userId, userId));
  const submitted = await db.$count(applications, eq(applications.userId, userId));
  const ordersOf = db.select({ no: orders.orderNo }).from(orders).where(eq(orders.userId, userId));
  return {
    手机号: await db.$count(users, eq(users.phone, phone)),
    用户名: await db.$count(users, and(own, eq(users.name, name))),
    密码: await db.$count(users, and(own, isNotNull(users.passwordHash))),
    登录设备: await db.$count(sessions, eq(sessions.userId, userId)),
    电子邮箱与通知:
      (await db.$count(emailAddresses, eq(emailAddresses.userId, userId))) +
      (await db.$count(notifications, eq(notifications.userId, userId))),
    企业认证资料与营业执照图片: files + submitted,
    地址簿: await db.$count(addressEntries, eq(addressEntries.userId, userId)),
    保存的报价与订单模板:
      (await db.$count(savedQuotes, eq(savedQuotes.userId, userId))) +
      (await db.$count(orderTemplates, eq(orderTemplates.userId, userId))),
    未下单的单证: await db.$count(orderDocuments, eq(orderDocuments.userId, userId)),
    询价记录: await db.$count(enquiries, eq(enquiries.userId, userId)),
    订单与交易记录: await db.$count(orders, eq(orders.userId, userId)),
    发票信息: await db.$count(invoiceRequests, sql`${invoiceRequests.orderNo} in ${ordersOf}`),
    危险货物申报资料: await db.$count(
      orders,
      and(eq(orders.userId, userId), sql`${orders.content} #>> '{cargo,0,dangerous,unNumber}' is not null`),
    ),
    同意记录: await db.$count(consents, eq(consents.userId, userId)),
    网络日志: await db.$count(auditEntries, eq(auditEntries.userId, userId)),
  };
};
