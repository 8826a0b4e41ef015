import { testEveryStory } from './everyStory.ts';

testEveryStory('desktop');
