import type { BankAccounts } from './siteConfig.ts';

/** Addresses and numbers of one deployment. An address is another site or a path of this one. */
export interface SiteConfig {
  /** The public origin of the site, for canonical addresses; empty leaves them relative. */
  siteOrigin: string;
  /** Base address of every API call; empty if the service that serves the site answers them. */
  apiBase: string;
  /** Entry of the member center; the service appends a one-time ticket. */
  memberCenter: string;
  /** The sister brand for whole-vehicle transport. */
  truckingBrand: string;
  /** The sister brand for consolidated freight. */
  consolidationBrand: string;
  /** The sister site's news center; the id of an article is appended. */
  newsCenter: string;
  /** Base of the sister brand's market data API. */
  marketData: string;
  /** A maps service, if the deployment has one. */
  mapsService?: string | undefined;
  /** The content of the mini-program's QR code: a link that WeChat opens. */
  miniProgramUrl: string;
  friendlyLinks: { name: string; href: string }[];
  /**
   * The key that encrypts captcha answers if the server sends none: empty for plain text, `default` for the protocol's
   * 16-character key, or another key of 16 characters.
   */
  captchaKey: string;
  /** Shows a banner on every page saying that the data are invented. */
  demoNotice: boolean;
  hotline: string;
  emergencyHotline: string;
  /** The company that runs the site, as named in the agreements and the privacy notice, and to carriers in English. */
  operator: { name: string; nameEn?: string | undefined; address: string };
  /** The filing numbers Chinese law requires a site to show; zeros until a deployment sets its own. */
  filings: {
    icp: string;
    police: string;
    chemicalLicence: string;
    creditCode: string;
    /** The filing of an international freight forwarder, if the company has one. */
    forwarder?: string | undefined;
    /** The filing of a non-vessel-operating carrier, if the company has one. */
    nvocc?: string | undefined;
  };
  /** The bank accounts that bills name, by currency; no page contains them. */
  bankAccounts?: BankAccounts | undefined;
}

/** The values that apply unless a deployment overrides them. */
export const siteDefaults: SiteConfig = {
  siteOrigin: '',
  apiBase: '',
  memberCenter: '/api-auth/sso/go',
  truckingBrand: 'https://truck.example.com/',
  consolidationBrand: 'https://lcl.example.com/',
  newsCenter: 'https://news.example.com/detail/',
  marketData: 'https://market.example.com/api/',
  miniProgramUrl: 'https://mp.example.com/chem-freight',
  friendlyLinks: [
    { name: '中华人民共和国海事局', href: 'https://www.msa.gov.cn/' },
    { name: '应急管理部化学品登记中心', href: 'https://www.nrcc.com.cn/' },
    { name: '国际海事组织', href: 'https://www.imo.org/' },
  ],
  captchaKey: '',
  demoNotice: false,
  hotline: '400-000-0000',
  emergencyHotline: '0532-00000000',
  operator: { name: '化运通平台运营方', nameEn: 'Huayuntong Platform Operator', address: '上海市 00 区 00 路 000 号' },
  filings: {
    icp: '沪ICP备00000000号-1',
    police: '沪公网安备 00000000000000号',
    chemicalLicence: '沪（00）应急经〔0000〕000000',
    creditCode: '000000000000000000',
    forwarder: '00000000',
    nvocc: 'MOC-NV00000',
  },
};
