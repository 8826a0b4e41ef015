import { areas } from '../flows/areas.ts';
import { machineOf } from './storyNames.ts';

interface Listed {
  title: string;
  name: string;
  exportName: string;
}

const flows = areas.flatMap(({ names }) => names);
const placeOf = ({ exportName }: Listed): number => {
  const machine = machineOf(exportName);
  return machine ? flows.indexOf(machine) : flows.length;
};

/** The stories of a file in the order of the sidebar: charts by area, technical ones last; players by their Chinese names. */
export const inChineseOrder = <Story extends Partial<Listed>>(stories: readonly Story[]): Story[] => {
  const listed = stories as readonly (Story & Listed)[];
  const [first] = listed;
  if (first?.title.endsWith(' charts')) return listed.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (first?.title.endsWith(' live'))
    return listed.toSorted((one, other) => one.name.localeCompare(other.name, 'zh-CN'));
  return [...listed];
};
