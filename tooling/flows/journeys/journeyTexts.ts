import { chartId, chartOf } from '../charts/chart.ts';
import { eventText } from '../charts/eventText.ts';
import type { MachineName } from '../charts/machines.ts';
import { namesOf } from '../charts/meanings.ts';
import { happeningZh } from '../charts/sentence.ts';
import { titlesIn } from '../charts/ways.ts';
import { texts } from '../views.ts';
import type { Journey, JourneyCause, JourneyParty, JourneyStep } from './journey.ts';

/** Messages of a journey's page. */
export const journeyMessages = {
  chart: '流程之间的往来',
  chartNote: '方框是一个流程，框内是它依次到达的状态；箭头是流程之间传递的事，编号是步骤。',
  steps: '步骤',
  step: '这一步',
  shows: '这时的画面',
  open: '在画面库中打开',
  begins: '开始',
  whole: '看全图',
  none: '没有这条全程。',
} as const;

const parties: Readonly<Record<JourneyParty, string>> = {
  customer: '客户',
  staff: '工作人员',
  carrier: '承运人或车队',
  service: '服务答复',
  time: '时间到了',
};

/** The title of a step's machine; of its view if it has one. */
export const titleOfLane = (step: Pick<JourneyStep, 'machine' | 'view'>): string =>
  (step.view && texts().titleOf(step.view)) || namesOf(step.machine).title;

/** The area of a machine. */
export const areaOf = (machine: MachineName): string =>
  texts().areas.find(({ names }) => names.includes(machine))?.title ?? '';

/** The title of a machine's state; '' if it has none of this path. */
const titleOfState = (machine: MachineName, path: string): string =>
  titlesIn(chartOf(machine), namesOf(machine).state).get(chartId(path.split('.'))) ?? '';

/** The subject of a step, if its machine serves several; '' otherwise. */
export const aboutOf = ({ about = '' }: JourneyStep): string =>
  typeof about === 'string' ? about : namesOf(about[0]).event(about[1]);

/** The state that a step reaches, with its subject. */
export const reachedBy = (step: JourneyStep): string => {
  const about = aboutOf(step);
  return `${titleOfState(step.machine, step.state)}${about && `（${about}）`}`;
};

/** The cause of a step in a machine: its state, its effect, or the request or machine that it runs. */
export const causeText = ([machine, name]: JourneyCause): string => {
  const state = titleOfState(machine, name);
  return state ? `「${state}」` : namesOf(machine).effect(name) || namesOf(machine).request(name).request || name;
};

/** The event of a step; '' for a machine that only starts. */
export const happeningOf = ({ machine, event, called }: JourneyStep): string => {
  if (called !== undefined) return called;
  const type = event?.replace(/ #\d+$/, '');
  const transition = chartOf(machine).transitions.find((one) => eventText(one.type) === type);
  return transition ? happeningZh(machine, transition.event) : '';
};

/** The label of a step between two machines: its event, or the cause that starts a machine. */
export const passedBy = (step: JourneyStep, cause: JourneyCause): string =>
  (step.begins === undefined && happeningOf(step)) || causeText(cause);

/** The cause of a step: a party, or machines with their effects. */
export const originOf = ({ steps }: Journey, { by, from = [] }: JourneyStep): string => {
  const causes = from.map((cause) => {
    const sender = steps.find(({ machine }) => machine === cause[0]);
    return `${titleOfLane(sender ?? { machine: cause[0] })}：${causeText(cause)}`;
  });
  return [...(by ? [parties[by]] : []), ...causes].join('，');
};

/** A step in one sentence, such as `登录对话框：点了获取验证码 → 「填写中」`. */
export const sentenceOfStep = (step: JourneyStep): string => {
  const happening = [...(step.begins === undefined ? [] : [journeyMessages.begins]), happeningOf(step)];
  return `${happening.filter((text) => text !== '').join('，')} → 「${reachedBy(step)}」`;
};

/** Journeys in the form of searchable stories: by their titles, purposes and search words. */
export const foundJourney = ({ id, title, purpose, words }: Journey) => ({
  id,
  title: `journeys/${title}`,
  name: `${purpose} ${words} 全程`,
});
