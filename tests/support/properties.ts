import { configureGlobal } from 'fast-check';
import { seed } from './random.ts';

// every property of a run takes the same inputs; a counterexample found by another seed becomes a fixed example
configureGlobal({ seed });
