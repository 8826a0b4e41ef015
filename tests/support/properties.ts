import { configureGlobal } from 'fast-check';
import { seed } from './random.ts';

// all properties of a run use the same seed; a counterexample found by another seed becomes a fixed example
configureGlobal({ seed });
