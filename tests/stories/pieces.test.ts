import { testEveryStory } from './everyStory.ts';

testEveryStory('phone');
