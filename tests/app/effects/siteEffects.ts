import { themeDefaults } from '#contract/app/theme.ts';
import { navigationWith } from '#src/app/navigationEffects.ts';
import { reloadGuardWith } from '#src/app/reloadGuardEffects.ts';
import { themeSettingsWith } from '#src/app/themeSettingsEffects.ts';
import { orderingWith } from '#src/features/search/laneResults.tsx';
import { searchWith } from '#src/features/search/searchEffects.ts';
import { enquiryWith } from '#src/features/services/enquiryEffects.ts';
import { company, ports } from '#stories/fixtures/samples.ts';
import { enquiryForm, storedEnquiry } from '#stories/services/serviceSamples.ts';
import { start } from '#tests/support/time.ts';
import { onTestFinished, vi } from 'vitest';
import type { Composed, EffectRow } from './effectRow.ts';
import { focused, quietly, stored, withField } from './outside.ts';

export const siteMachines = {
  themeSettings: () => themeSettingsWith(),
  reloadGuard: reloadGuardWith,
  navigation: (site) => navigationWith(site, { refreshUser: async () => site.go('refreshUser') }),
  search: searchWith,
  sailingOrder: orderingWith,
  enquiry: (site) => enquiryWith(site, undefined),
  request: (site) => enquiryWith(site, '/lcl/success'),
} satisfies Record<string, Composed>;

const settings = { ...themeDefaults, colour: 'teal' } as const;
const isLeaving = () => 'leaving' in document.documentElement.dataset;
const press = { address: '/', name: 'A|/news||资讯', index: 0, at: start };

const page: EffectRow[] = [
  {
    effect: 'themeSettings/applySettings',
    given: { settings },
    seen: () => [document.documentElement.dataset.colour, stored()],
    as: ['teal', { themeSettings: JSON.stringify(settings) }],
  },
  {
    effect: 'reloadGuard/noteReload',
    given: { press },
    seen: stored,
    as: { reloadedAt: String(start), pressed: JSON.stringify(press) },
  },
  { effect: 'reloadGuard/reloadPage', done: [['reload']] },
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
  { effect: 'navigation/prepare', given: { to: '/news' }, done: [['go', 'refreshUser']] },
  { effect: 'navigation/leave', seen: isLeaving, as: true },
  { effect: 'navigation/stay', seen: isLeaving, as: false },
  { effect: 'navigation/show', given: { to: '/news', replace: true }, done: [['show', '/news', { replace: true }]] },
  {
    effect: 'navigation/show',
    where: 'where the browser has gone already',
    given: { to: '/news', traversed: true },
    done: [['showTraversed', '/news']],
  },
  { effect: 'navigation/reportUnloadable', done: [['reloadGuard', { type: 'chunk.failed', press: undefined }]] },
];

/** Has the site's own host answer with a status. */
const respondingWith = (status: number) => (): void => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
  onTestFinished(() => fetched.mockRestore());
};

const connection: EffectRow[] = [
  {
    effect: 'navigation/checkConnection',
    before: respondingWith(503),
    done: [['reloadGuard', { type: 'connection.lost' }]],
  },
  { effect: 'reloadGuard/reach', before: respondingWith(404), output: undefined },
  {
    effect: 'reloadGuard/reach',
    where: 'where the host does not answer',
    before: respondingWith(502),
    output: new Error('The host does not answer.'),
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
const results =
  '/shippingFcl?orgPort=%E4%B8%8A%E6%B5%B7&orgPortCode=CNSHA&dstPort=%E6%B1%89%E5%A0%A1&dstPortCode=DEHAM&isDanger=Y&volume=12';

const search: EffectRow[] = [
  { effect: 'search/recallSearches', before: () => localStorage.setItem('searches', searches), output: [data] },
  {
    effect: 'search/fetchPorts',
    responses: { '/api-basic/port/list': ports },
    done: [['call', '/api-basic/port/list', {}, { quiet: false }]],
    output: ports,
  },
  {
    effect: 'search/focusProblem',
    before: withField('orgPort'),
    given: { problems: { orgPort: 'required' } },
    seen: focused,
    as: 'field-orgPort',
  },
  {
    effect: 'search/storeSearch',
    given: { data, recent: [{ ...data, isDanger: 'N' }] },
    seen: stored,
    as: { searches },
  },
  { effect: 'search/openResults', given: { data }, done: [['go', results, { replace: false }]] },
  {
    effect: 'sailingOrder/openOrder',
    given: { sailingId: 'S1' },
    done: [['go', '/shippingFcl/addOrder?offer=S1&isDanger=Y']],
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
  {
    effect: 'enquiry/focusProblem',
    before: withField('goods'),
    given: { problems: { goods: 'required' } },
    seen: focused,
    as: 'field-goods',
  },
];

export const siteRows: EffectRow[] = [...page, ...connection, ...search, ...enquiry];
