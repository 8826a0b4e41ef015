import type { Meta, StoryObj } from '@storybook/react-vite';
import { servicePage } from './servicePage.tsx';

/** The pages of the user center, recorded by tests/enterprise/centerPages.test.ts. */
const pages = import.meta.glob<string>('../answers/center/*.html', { query: '?raw', import: 'default', eager: true });
const shown = (name: string): StoryObj => servicePage(pages[`../answers/center/${name}.html`]!);

export default {
  title: 'states/UserCenterPages',
  id: 'states-usercenterpages',
  parameters: { layout: 'fullscreen', isWholePage: true },
} satisfies Meta;

export const Workplace = shown('workplace.full');
export const WorkplaceBegun = shown('workplace.begun');
export const Verification = shown('verification.full');
export const VerificationBegun = shown('verification.begun');
export const CompanyOrders = shown('companyOrders.full');
export const CompanyQuotes = shown('companyQuotes.full');
export const Approvals = shown('approvals.full');
export const ApprovalsReturning = shown('approvals.returning');
export const Members = shown('members.full');
export const MembersBegun = shown('members.begun');
export const ApprovalRules = shown('approvalRules.full');
export const Contracts = shown('contracts.full');
export const Tenders = shown('tenders.full');
export const TendersUnsent = shown('tenders.unsent');
export const TendersSent = shown('tenders.sent');
export const TendersAnswered = shown('tenders.answered');
export const TendersAwarded = shown('tenders.awarded');
export const Money = shown('money.full');
export const Log = shown('log.full');
export const Keys = shown('keys.full');
export const KeysBegun = shown('keys.begun');
export const Webhooks = shown('webhooks.full');
export const WebhooksBegun = shown('webhooks.begun');
export const Addresses = shown('addresses.full');
export const AddressesBegun = shown('addresses.begun');
export const Notifications = shown('notifications.full');
export const NotificationsBegun = shown('notifications.begun');
export const Watches = shown('watches.full');
export const WatchesBegun = shown('watches.begun');
export const Calendar = shown('calendar.full');
export const CalendarBegun = shown('calendar.begun');
export const Security = shown('security.full');
export const Closing = shown('closing.full');
export const ClosingBegun = shown('closing.begun');
