import './site.css';
import '../flows/machines.ts';
import '../flows/texts.ts';
import { showHandbook } from '#flows/views';

await showHandbook(document.querySelector('#root')!);
