import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import type { Database } from '#server/db/database.ts';
import { isUsable } from '#server/auth/session.ts';
import { users } from '#server/db/schema/identity.ts';

/** A member of a company, as colleagues see them. */
export interface Colleague {
  userId: string;
  name: string;
  phone: string;
  role: CompanyRole;
}

/** The columns of a colleague. */
export const colleague = { userId: users.id, name: users.name, phone: users.phone, role: users.companyRole };

const colleaguesWhere = (db: Database, condition: SQL | undefined): Promise<Colleague[]> =>
  db.select(colleague).from(users).where(condition).orderBy(asc(users.createdAt), asc(users.id));

/** The members of a company with open accounts, the longest-standing first. */
export const colleaguesOf = (db: Database, enterpriseId: string): Promise<Colleague[]> =>
  colleaguesWhere(db, and(eq(users.enterpriseId, enterpriseId), isNull(users.closedAt)));

/** The members of a company whose accounts are neither closed nor disabled. */
export const activeColleaguesOf = (db: Database, enterpriseId: string): Promise<Colleague[]> =>
  colleaguesWhere(db, and(eq(users.enterpriseId, enterpriseId), isUsable));

/** The members who manage a company, the longest-standing first. */
export const managersOf = async (db: Database, enterpriseId: string): Promise<Colleague[]> =>
  (await colleaguesOf(db, enterpriseId)).filter(({ role }) => isAllowed(role, 'company.manage'));
