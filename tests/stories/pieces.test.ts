import { testStories } from './everyStory.ts';

testStories('pieces', (id) => !id.startsWith('flows-'));
