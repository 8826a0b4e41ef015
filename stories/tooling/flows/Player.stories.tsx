import { views } from '#flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerFrame, drawingOf } from '#flows/views';
import './register.ts';

export interface PlayerArgs {
  /** A view of src/features with a model. */
  view: string;
}
type Story = StoryObj<PlayerArgs>;

export default {
  title: 'live',
  id: 'live',
  // a small view and the largest represent all players; tests of the views walk their paths
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', options: { showPanel: false } },
  // its chart is laid out before the player opens
  loaders: [async ({ args }) => drawingOf((await views().models[args.view]!()).of)],
  render: ({ view }) => <PlayerFrame key={view} view={view} />,
  args: { view: 'SmsCode' },
} satisfies Meta<PlayerArgs>;

export const Article: Story = { args: { view: 'Article' } };
export const AuthNotice: Story = { args: { view: 'AuthNotice' } };
export const Booking: Story = { args: { view: 'Booking' } };
export const CampaignList: Story = { args: { view: 'CampaignList' } };
export const CampaignView: Story = { args: { view: 'CampaignView' } };
export const Captcha: Story = { args: { view: 'Captcha' } };
export const Carousel: Story = { args: { view: 'Carousel' } };
export const ChargeDetail: Story = { args: { view: 'ChargeDetail' } };
export const ChargeList: Story = { args: { view: 'ChargeList' } };
export const CityDesk: Story = { args: { view: 'CityDesk' } };
export const DialogHistory: Story = { args: { view: 'DialogHistory' } };
export const Desk: Story = { args: { view: 'Desk' } };
export const DeskData: Story = { args: { view: 'DeskData' } };
export const DeskFigures: Story = { args: { view: 'DeskFigures' } };
export const DeskForm: Story = { args: { view: 'DeskForm' } };
export const DeskQueue: Story = { args: { view: 'DeskQueue' } };
export const DeskStaff: Story = { args: { view: 'DeskStaff' } };
export const DeskAccounts: Story = { args: { view: 'DeskAccounts' } };
export const DeskTenders: Story = { args: { view: 'DeskTenders' } };
export const DeskContracts: Story = { args: { view: 'DeskContracts' } };
export const DeskSubject: Story = { args: { view: 'DeskSubject' } };
export const DeskList: Story = { args: { view: 'DeskList' } };
export const DeskInbox: Story = { args: { view: 'DeskInbox' } };
export const DeskNotices: Story = { args: { view: 'DeskNotices' } };
export const DeskUnsent: Story = { args: { view: 'DeskUnsent' } };
export const DraftSuggestion: Story = { args: { view: 'DraftSuggestion' } };
export const Enquiry: Story = { args: { view: 'Enquiry' } };
export const EtdChips: Story = { args: { view: 'EtdChips' } };
export const Figures: Story = { args: { view: 'Figures' } };
export const GoodsDetail: Story = { args: { view: 'GoodsDetail' } };
export const GoodsList: Story = { args: { view: 'GoodsList' } };
export const GoodsRecognition: Story = { args: { view: 'GoodsRecognition' } };
export const SheetReading: Story = { args: { view: 'SheetReading' } };
export const Header: Story = { args: { view: 'Header' } };
export const HotLanes: Story = { args: { view: 'HotLanes' } };
export const Hydration: Story = { args: { view: 'Hydration' } };
export const Instruction: Story = { args: { view: 'Instruction' } };
export const Vgm: Story = { args: { view: 'Vgm' } };
export const Bill: Story = { args: { view: 'Bill' } };
export const Tracking: Story = { args: { view: 'Tracking' } };
export const InvoiceRequest: Story = { args: { view: 'InvoiceRequest' } };
export const Licence: Story = { args: { view: 'Licence' } };
export const Login: Story = { args: { view: 'Login' } };
export const UserCenter: Story = { args: { view: 'UserCenter' } };
export const Navigation: Story = { args: { view: 'Navigation' } };
export const NewsList: Story = { args: { view: 'NewsList' } };
export const NewsTeaser: Story = { args: { view: 'NewsTeaser' } };
export const Notices: Story = { args: { view: 'Notices' } };
export const OrderDocuments: Story = { args: { view: 'OrderDocuments' } };
export const OrderDrafts: Story = { args: { view: 'OrderDrafts' } };
export const OrderFollow: Story = { args: { view: 'OrderFollow' } };
export const Conversation: Story = { args: { view: 'Conversation' } };
export const OrderLife: Story = { args: { view: 'OrderLife' } };
export const OrderList: Story = { args: { view: 'OrderList' } };
export const OrderNote: Story = { args: { view: 'OrderNote' } };
export const SaveUnderName: Story = { args: { view: 'SaveUnderName' } };
export const SavedQuote: Story = { args: { view: 'SavedQuote' } };
export const Offer: Story = { args: { view: 'Offer' } };
export const DeskOffer: Story = { args: { view: 'DeskOffer' } };
export const OrderTemplates: Story = { args: { view: 'OrderTemplates' } };
export const OrderPages: Story = { args: { view: 'OrderPages' } };
export const OrderQuery: Story = { args: { view: 'OrderQuery' } };
export const PageHistory: Story = { args: { view: 'PageHistory' } };
export const PasswordChange: Story = { args: { view: 'PasswordChange' } };
export const RateList: Story = { args: { view: 'RateList' } };
export const Reading: Story = { args: { view: 'Reading' } };
export const ReloadGuard: Story = { args: { view: 'ReloadGuard' } };
export const SailingList: Story = { args: { view: 'SailingList' } };
export const TightOrder: Story = { args: { view: 'TightOrder' } };
export const Search: Story = { args: { view: 'Search' } };
export const ServiceMail: Story = { args: { view: 'ServiceMail' } };
export const Session: Story = { args: { view: 'Session' } };
export const SliderCaptcha: Story = { args: { view: 'SliderCaptcha' } };
export const Slides: Story = { args: { view: 'Slides' } };
export const SmsCode: Story = { args: { view: 'SmsCode' } };
export const SupplierList: Story = { args: { view: 'SupplierList' } };
export const ThemeSettings: Story = { args: { view: 'ThemeSettings' } };
export const SlowNotice: Story = { args: { view: 'SlowNotice' } };
export const TypedGoods: Story = { args: { view: 'TypedGoods' } };
export const Verification: Story = { args: { view: 'Verification' } };
export const WordCaptcha: Story = { args: { view: 'WordCaptcha' } };
