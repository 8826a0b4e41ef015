import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage, loadChartPage } from '#flows/views';
import type { MachineName } from '#flows';
import './register.ts';

interface Args {
  name: MachineName;
}
type Story = StoryObj<Args>;

export default {
  title: 'charts',
  id: 'charts',
  // charts are viewed on a desktop; a few of them are tested for all
  tags: ['!test'],
  // everything is laid out before the story is checked
  loaders: [({ args }) => loadChartPage(args.name)],
  render: ({ name }) => <ChartPage key={name} name={name} />,
  args: { name: 'session' },
} satisfies Meta<Args>;

export const App: Story = { args: { name: 'app' } };
export const Session: Story = { tags: ['test'] };
export const Login: Story = { args: { name: 'login' }, tags: ['test'] };
export const SmsCode: Story = { args: { name: 'smsCode' } };
export const SliderCaptcha: Story = { args: { name: 'sliderCaptcha' } };
export const Navigation: Story = { args: { name: 'navigation' } };
export const Search: Story = { args: { name: 'search' } };
export const List: Story = { args: { name: 'list' } };
export const Detail: Story = { args: { name: 'detail' } };
export const SailingOrder: Story = { args: { name: 'sailingOrder' } };
export const Booking: Story = { args: { name: 'booking' } };
export const OrderLife: Story = { args: { name: 'orderLife' }, tags: ['test'] };
export const AuthNotice: Story = { args: { name: 'authNotice' } };
export const UserCenter: Story = { args: { name: 'userCenter' } };
export const Notices: Story = { args: { name: 'notices' }, tags: ['test'] };
export const Captcha: Story = { args: { name: 'captcha' } };
export const WordCaptcha: Story = { args: { name: 'wordCaptcha' } };
export const Reading: Story = { args: { name: 'reading' } };
export const PasswordChange: Story = { args: { name: 'passwordChange' } };
export const Licence: Story = { args: { name: 'licence' } };
export const Verification: Story = { args: { name: 'verification' } };
export const ReloadGuard: Story = { args: { name: 'reloadGuard' } };
export const Waits: Story = { args: { name: 'waits' } };
export const Enquiry: Story = { args: { name: 'enquiry' } };
export const Carousel: Story = { args: { name: 'carousel' } };
export const ThemeSettings: Story = { args: { name: 'themeSettings' } };
export const Header: Story = { args: { name: 'header' } };
export const Hydration: Story = { args: { name: 'hydration' } };
export const PageHistory: Story = { args: { name: 'pageHistory' } };
export const DialogHistory: Story = { args: { name: 'dialogHistory' } };
export const OrderQuery: Story = { args: { name: 'orderQuery' } };
export const OrderList: Story = { args: { name: 'orderList' } };
export const OrderPages: Story = { args: { name: 'orderPages' } };
export const Naming: Story = { args: { name: 'naming' } };
export const SavedQuote: Story = { args: { name: 'savedQuote' } };
export const Offer: Story = { args: { name: 'offer' } };
export const DeskOffer: Story = { args: { name: 'deskOffer' } };
export const OrderTemplates: Story = { args: { name: 'orderTemplates' } };
export const GoodsRecognition: Story = { args: { name: 'goodsRecognition' } };
export const SheetReading: Story = { args: { name: 'sheetReading' } };
export const TypedGoods: Story = { args: { name: 'typedGoods' } };
export const OrderFollow: Story = { args: { name: 'orderFollow' } };
export const Conversation: Story = { args: { name: 'conversation' } };
export const OrderNote: Story = { args: { name: 'orderNote' } };
export const OrderDocuments: Story = { args: { name: 'orderDocuments' } };
export const OrderDrafts: Story = { args: { name: 'orderDrafts' } };
export const Instruction: Story = { args: { name: 'instruction' } };
export const Vgm: Story = { args: { name: 'vgm' } };
export const Bill: Story = { args: { name: 'bill' } };
export const Tracking: Story = { args: { name: 'tracking' } };
export const InvoiceRequest: Story = { args: { name: 'invoiceRequest' } };
export const Desk: Story = { args: { name: 'desk' } };
export const DeskForm: Story = { args: { name: 'deskForm' } };
export const DeskQueue: Story = { args: { name: 'deskQueue' } };
export const DeskSubject: Story = { args: { name: 'deskSubject' } };
export const DeskData: Story = { args: { name: 'deskData' } };
export const DeskStaff: Story = { args: { name: 'deskStaff' } };
export const DeskAccounts: Story = { args: { name: 'deskAccounts' } };
export const DeskTenders: Story = { args: { name: 'deskTenders' } };
export const DeskContracts: Story = { args: { name: 'deskContracts' } };
export const DeskList: Story = { args: { name: 'deskList' } };
export const DeskInbox: Story = { args: { name: 'deskInbox' } };
export const DeskNotices: Story = { args: { name: 'deskNotices' } };
export const DeskFigures: Story = { args: { name: 'deskFigures' } };
export const DeskUnsent: Story = { args: { name: 'deskUnsent' } };
