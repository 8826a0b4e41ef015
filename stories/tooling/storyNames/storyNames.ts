import { storyNameFromExport } from 'storybook/internal/csf';
import { chartNames, machineNames } from '#flows';
import { journeys } from '../journeys/all.ts';
import { phrases } from './phrases.ts';
import { stateNamed } from './stateNames.ts';
import { groups, titles } from './titles.ts';
import '../flows/machines.ts';

/** The machine that a view is named after; `charts` and `live` have a story for each. */
export const machineOf = (view: string) => machineNames.find((name) => name.toLowerCase() === view.toLowerCase());

/** The Chinese name of a view, page, layout or part; '' without one. */
export const zhOfTitle = (title: string): string => {
  const machine = title.startsWith('flows/') ? machineOf(title.slice('flows/'.length)) : undefined;
  return titles[title] ?? (machine ? chartNames[machine].title : '');
};

/** The Chinese of an export name that begins with no state: in its place, in its group, or anywhere. */
const phraseOf = (title: string, name: string): string =>
  phrases[`${title}/${name}`] ?? phrases[`${title.split('/')[0]}/${name}`] ?? phrases[name] ?? '';

/** The Chinese description of a story; '' without one. */
export const zhOfStory = (title: string, exportName: string, machine: string | undefined): string => {
  if (/^(?:charts|live)\b/.test(title)) return zhOfTitle(`flows/${exportName}`) || phraseOf(title, exportName);
  const journey = journeys.find(({ id }) => id.toLowerCase() === exportName.toLowerCase());
  if (title === 'journeys' && journey) return journey.title;
  const known = machineNames.find((name) => name === machine);
  const begun = known && stateNamed(known, exportName);
  if (!begun) return phraseOf(title, exportName);
  if (begun.rest === '') return begun.zh;
  const rest = phraseOf(title, begun.rest);
  return rest === '' ? '' : `${begun.zh}，${rest}`;
};

/** A title as the sidebar shows it: `流程的画面 flows/获取短信验证码 SmsCode`. */
export const bilingualTitle = (title: string): string => {
  const [group = '', ...rest] = title.split('/');
  const own = rest.length > 0 ? [`${zhOfTitle(title)} ${rest.join('/')}`.trim()] : [];
  return [`${groups[group] ?? ''} ${group}`.trim(), ...own].join('/');
};

/** A story's name as the sidebar shows it: `可获取验证码 Idle`. */
export const bilingualName = (title: string, exportName: string, machine: string | undefined): string =>
  `${zhOfStory(title, exportName, machine)} ${storyNameFromExport(exportName)}`.trim();

/** The machine whose states the stories of a file show, as the file itself states. */
export const machineIn = (text: string): string | undefined => /machine: '(?<name>\w+)'/.exec(text)?.groups?.['name'];
