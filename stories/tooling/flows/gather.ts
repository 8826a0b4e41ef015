import './register.ts';

export { gather } from '#flows/node';
