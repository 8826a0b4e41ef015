/** A page of the user center that has stories. */
export interface UserCenterPage {
  path: string;
  /** It has a story as a new customer sees it, too. */
  isBegun?: true;
  /** The stories of its details, in the order of events. */
  details?: readonly string[];
}

/** The pages of the user center that have stories, by the beginning of their stories' names. */
export const userCenterPages: Readonly<Record<string, UserCenterPage>> = {
  workplace: { path: '/dashboard/workplace', isBegun: true },
  verification: { path: '/enterprise/verify', isBegun: true },
  companyOrders: { path: '/company/orders' },
  companyQuotes: { path: '/company/quotes' },
  approvals: { path: '/company/approvals', details: ['approvalsReturning'] },
  members: { path: '/company/members', isBegun: true },
  approvalRules: { path: '/company/approvalRules' },
  contracts: { path: '/company/contracts' },
  tenders: { path: '/company/tenders', details: ['tendersUnsent', 'tendersSent', 'tendersAnswered', 'tendersAwarded'] },
  money: { path: '/company/money' },
  log: { path: '/company/log' },
  keys: { path: '/company/keys', isBegun: true },
  webhooks: { path: '/company/webhooks', isBegun: true },
  addresses: { path: '/account/addresses', isBegun: true },
  notifications: { path: '/account/notifications', isBegun: true },
  watches: { path: '/account/watches', isBegun: true },
  calendar: { path: '/account/calendar', isBegun: true },
  security: { path: '/account/security' },
  closing: { path: '/account/close', isBegun: true },
};
