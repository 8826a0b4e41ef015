import { expect, test } from 'vitest';
import { openedConversation, writingOf } from '#machines/conversation/conversationRules.ts';

const colleagues = [
  { login: 'li', name: '李明' },
  { login: 'li.h', name: '李明华' },
  { login: 'wang', name: '王敏' },
  { login: 'wang2', name: '王敏' },
];
const opened = openedConversation({
  about: 'order',
  subject: 'FCL1',
  side: 'desk',
  thread: { version: '', messages: [], earlier: 0, colleagues },
});

test.each([
  ['@李明华请看', [], ['li.h']],
  ['@李明请看，@wang2 也看', [], ['li', 'wang2']],
  ['@王敏', [], ['wang', 'wang2']],
  ['@王敏', ['wang2'], ['wang2']],
  ['李明已知', ['li'], []],
])('a note "%s" in which %j were chosen mentions %j', (text, chosen, mentions) => {
  const mentioned = colleagues.filter(({ login }) => chosen.includes(login));
  expect(writingOf({ ...opened, audience: 'colleagues', text, mentioned }).mentions).toEqual(mentions);
});
