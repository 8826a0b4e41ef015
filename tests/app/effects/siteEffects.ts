import { themeDefaults } from '#contract/app/theme.ts';
import { navigationWith } from '#src/app/navigationEffects.ts';
import { reloadGuardWith } from '#src/app/reloadGuardEffects.ts';
import { themeSettingsWith } from '#src/app/themeSettingsEffects.ts';
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
} satisfies Record<string, Composed>;

const settings = { ...themeDefaults, colour: 'teal' } as const;
const isLeaving = () => 'leaving' in document.documentElement.dataset;

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
  { effect: 'navigation/leave', seen: isLeaving, as: true },
  { effect: 'navigation/stay', seen: isLeaving, as: false },
  {
    effect: 'navigation/show',
    where: 'where the browser has gone already',
    given: { to: '/news', traversed: true },
    done: [['showTraversed', '/news']],
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
const contact = { phone: '13812345678', company: '华东化工出口有限公司' };

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
  { effect: 'enquiry/contact', sent: [] },
  {
    effect: 'enquiry/contact',
    where: 'of somebody who is signed in',
    site: { currentUser: () => ({ ...company, account: contact.phone }) },
    sent: [{ type: 'contact.known', ...contact }],
  },
];

export const siteRows: EffectRow[] = [...page, ...search, ...enquiry];
