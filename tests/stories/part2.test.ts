import { testStories } from './everyStory.ts';

testStories(2);
