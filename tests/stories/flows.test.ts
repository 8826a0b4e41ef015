import { testStories } from './everyStory.ts';

testStories('flows', (id) => id.startsWith('flows-'));
