import { registerTexts } from '#flows';
import { journeys } from '#stories/tooling/journeys/all.ts';
import { zhOfStory, zhOfTitle } from '#stories/tooling/storyNames/storyNames.ts';
import { groups } from '#stories/tooling/storyNames/titles.ts';
import { areas, featureOf } from './areas.ts';
import { fillers, implied, spoken } from './questionWords.ts';
import { synonyms } from './synonyms.ts';

const examples = [
  '验证码已发送但拼图过期会怎样？',
  '倒计时没完又点获取验证码会怎样？',
  '下单时价格变了怎么办？',
  '开船后还能取消订单吗？',
  '两个窗口同时改一份草稿会怎样？',
];

registerTexts({
  titleOf: (view) => zhOfTitle(`flows/${view}`),
  storyNameOf: (title, exportName, machine) =>
    [zhOfTitle(title), zhOfStory(title, exportName, machine)].filter((text) => text !== '').join(' · '),
  storyGroups: groups,
  areas,
  featureOf,
  journeys,
  examples,
  words: { synonyms, implied, spoken, fillers, denials: { by: ['没有', '暂无', '无'], group: 'empty' } },
});
