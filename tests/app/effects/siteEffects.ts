import { onTestFinished } from 'vitest';
import { themeDefaults } from '#contract/app/theme.ts';
import { historiesOf } from '#src/app/navigation/historyEffects.ts';
import { entry } from '#src/app/navigation/historyEntry.ts';
import { navigationWith } from '#src/app/navigation/navigationEffects.ts';
import { reloadGuardWith } from '#src/app/notices/reloadGuardEffects.ts';
import { themeSettingsWith } from '#src/app/theme/themeSettingsEffects.ts';
import { searchWith } from '#src/features/search/searchEffects.ts';
import { enquiryWith } from '#src/features/services/enquiryEffects.ts';
import { company } from '#stories/fixtures/samples.ts';
import { enquiryForm, storedEnquiry } from '#stories/services/serviceSamples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { quietly, stored } from './outside.ts';

export const siteMachines = {
  themeSettings: () => themeSettingsWith(),
  reloadGuard: reloadGuardWith,
  navigation: (site) => navigationWith(site, { refreshUser: async () => site.go('refreshUser') }),
  search: searchWith,
  enquiry: (site) => enquiryWith(site, undefined),
  request: (site) => enquiryWith(site, '/lcl/success'),
  pageHistory: (site) => historiesOf(site).pageHistory,
  dialogHistory: (site) => historiesOf(site).dialogHistory,
} satisfies Record<string, Composed>;

const settings = { ...themeDefaults, colour: 'teal' } as const;

const page: EffectRow[] = [
  {
    effect: 'themeSettings/applySettings',
    given: { settings },
    seen: () => [document.documentElement.dataset.colour, stored()],
    as: ['teal', { themeSettings: JSON.stringify(settings) }],
  },
  { effect: 'navigation/permit', given: { to: '/news' }, done: [], output: undefined },
  {
    effect: 'navigation/permit',
    where: 'of a page for users',
    given: { to: '/shippingFcl/addOrder' },
    done: [['signIn']],
  },
  {
    effect: 'navigation/permit',
    where: 'of a page for users that was open before',
    given: { to: '/shippingFcl/addOrder', traversed: true },
    done: [],
    output: undefined,
  },
];

const data = {
  orgPort: '上海',
  orgPortCode: 'CNSHA',
  dstPort: '汉堡',
  dstPortCode: 'DEHAM',
  isDanger: 'Y',
  volume: '12',
  weight: '',
  containerType: '20GP',
  containers: '',
  readyDay: '',
} as const;
const searches = JSON.stringify([data]);

const search: EffectRow[] = [
  { effect: 'search/recallSearches', before: () => localStorage.setItem('searches', searches), output: [data] },
  {
    effect: 'search/storeSearch',
    given: { data, recent: [{ ...data, isDanger: 'N' }] },
    seen: stored,
    as: { searches },
  },
];

const sent = quietly('/api-item/enquiry/add', enquiryForm, { idempotencyKey: 'k1' });
const contact = { contactName: company.userName, phone: '13812345678', company: '华东化工出口有限公司' };

const enquiry: EffectRow[] = [
  {
    effect: 'enquiry/sendEnquiry',
    given: { key: 'k1', form: enquiryForm },
    responses: { '/api-item/enquiry/add': storedEnquiry },
    done: [sent],
    output: storedEnquiry,
  },
  {
    effect: 'request/sendEnquiry',
    where: 'whose number a page of its own shows',
    given: { key: 'k1', form: enquiryForm },
    responses: { '/api-item/enquiry/add': storedEnquiry },
    done: [sent, ['go', `/lcl/success?no=${storedEnquiry.enquiryNo}`]],
    output: storedEnquiry,
  },
  { effect: 'enquiry/contact', given: enquiryForm, sent: [] },
  {
    effect: 'enquiry/contact',
    where: 'after a reload',
    before: () => sessionStorage.setItem('enquiry.fcl', JSON.stringify({ goods: '甲醇', remark: '', other: '1' })),
    given: { ...enquiryForm, line: 'fcl', goods: '' },
    sent: [{ type: 'typing.recovered', fields: { goods: '甲醇' } }],
  },
  {
    effect: 'enquiry/contact',
    where: 'of somebody who is signed in',
    given: enquiryForm,
    site: { currentUser: () => ({ ...company, account: contact.phone }) },
    sent: [{ type: 'contact.known', ...contact }],
  },
];

const pages: EffectRow[] = [
  {
    effect: 'pageHistory/browser',
    meanwhile: () => window.dispatchEvent(new Event('pagehide')),
    sent: [{ type: 'page.hidden' }],
  },
  {
    effect: 'pageHistory/browser',
    where: 'that shows the page again as it was',
    meanwhile: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    sent: [],
    done: [['dialogHistory', { type: 'page.returned' }]],
  },
  {
    effect: 'pageHistory/holdPosition',
    where: 'until the visitor does something',
    given: { key: 'k1', focuses: true },
    meanwhile: () => window.dispatchEvent(new Event('wheel')),
    sent: [{ type: 'position.released' }],
  },
];

/** The current entry, restored afterwards. */
const inEntry = (state: object) => (): void => {
  const { href } = location;
  history.replaceState(state, '');
  onTestFinished(() => history.replaceState(null, '', href));
};
const here = { to: `${location.pathname}?x=1`, key: 'k2' };
const addressAndEntry = () => [location.search, entry()];

const dialogs: EffectRow[] = [
  {
    effect: 'dialogHistory/replaceEntry',
    where: 'that only has another address',
    before: inEntry({ key: 'k1', search: {}, dialogs: 1 }),
    given: { how: 'renames', ...here },
    seen: addressAndEntry,
    as: ['?x=1', { key: 'k2', search: {}, dialogs: 1 }],
  },
];

export const siteRows: EffectRow[] = [...page, ...search, ...enquiry, ...pages, ...dialogs];
