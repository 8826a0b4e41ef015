/** Addresses and numbers of one deployment. Addresses are other sites, or paths of this one. */
export interface SiteConfig {
  /** Where the site is reached, for canonical addresses; empty leaves them without a host. */
  siteOrigin: string;
  /** Base of every call; empty for the service that serves the site. */
  apiBase: string;
  /** Where the member center is entered; a one-time ticket is added by the service. */
  memberCenter: string;
  /** The sister brand for whole vehicles. */
  truckingBrand: string;
  /** The sister brand for consolidated freight. */
  consolidationBrand: string;
  /** The sister site's news center; the id of an article follows. */
  newsCenter: string;
  /** Base of the sister brand's market data API. */
  marketData: string;
  /** A maps service, where a deployment has one. */
  mapsService?: string | undefined;
  /** What the QR code of the official mini-program says: a link that WeChat opens. */
  miniProgramUrl: string;
  friendlyLinks: { name: string; href: string }[];
  /**
   * How captcha answers travel where the server sends no key of its own: empty for plain text, `default` for the
   * protocol's 16-character key, or another key of 16 characters.
   */
  captchaKey: string;
  /** A strip on every page says that what is shown is invented. */
  demoNotice: boolean;
  hotline: string;
  emergencyHotline: string;
  /** The company that runs the site, as the agreements and the privacy notice name it. */
  operator: { name: string; address: string };
  /** The numbers Chinese law asks a site to show; zeros until a deployment has its own. */
  filings: {
    icp: string;
    police: string;
    chemicalLicence: string;
    creditCode: string;
    /** The filing of an international freight forwarder, where the company has one. */
    forwarder?: string | undefined;
    /** The filing of a carrier without vessels, where the company has one. */
    nvocc?: string | undefined;
  };
}

/** What holds where a deployment says nothing else. */
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
  operator: { name: '化运通平台运营方', address: '上海市 00 区 00 路 000 号' },
  filings: {
    icp: '沪ICP备00000000号-1',
    police: '沪公网安备 00000000000000号',
    chemicalLicence: '沪（00）应急经〔0000〕000000',
    creditCode: '000000000000000000',
    forwarder: '00000000',
    nvocc: 'MOC-NV00000',
  },
};
