import { inspectPage } from '#flows/page';

inspectPage('/stories/tooling/inspection/');
