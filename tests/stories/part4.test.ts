import { testStories } from './everyStory.ts';

testStories(4);
