import type { Shipment } from '#contract/orders/shipment.ts';
import { limits } from '#contract/protocol/limits.ts';
import { containerNumber } from '#contract/protocol/registryNumbers.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';

type Containers = Shipment['containers'];
type Container = Containers[number];

/** The sizes as people write them; codes of size and type are those of ISO 6346. */
const sizes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(containerTypes.map((type) => [type, type])),
  '40HC': '40HQ',
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HQ',
};

/** The size of a container as it is written; undefined for an unknown one. */
export const containerSizeTyped = (text: string): string | undefined => {
  const word = text.trim().toUpperCase();
  return Object.hasOwn(sizes, word) ? sizes[word] : undefined;
};

/** `皮重: 2,230 kg` as `皮重2230`, so that a mass is one word. */
const joinedMasses = (line: string): string =>
  line.replaceAll(/(皮重|TARE|VGM)\s*:?\s*(\d[\d,]*)(?:\s*KG\b)?/gi, (_, label: string, mass: string) => {
    const name = /^vgm$/i.test(label) ? 'VGM' : '皮重';
    return ` ${name}${mass.replaceAll(',', '')} `;
  });

const massIn = (words: readonly string[], label: string): number | undefined => {
  const word = words.find((each) => each.startsWith(label) && /^\d+$/.test(each.slice(label.length)));
  return word === undefined ? undefined : Number(word.slice(label.length));
};

/** What is wrong with the masses of a container: none has them, or a verified gross mass without goods. */
const massProblem = ({ tareKg, vgmKg }: Container): DeskProblem | undefined => {
  if (tareKg !== undefined && (tareKg < limits.containerTareKgMin || tareKg > limits.containerTareKgMax))
    return 'tareImplausible';
  if (vgmKg !== undefined && (vgmKg <= (tareKg ?? limits.containerTareKgMin) || vgmKg > limits.containerVgmKgMax))
    return 'vgmImplausible';
  return undefined;
};

const containerIn = (line: string): Container | DeskProblem => {
  const [number = '', ...words] = joinedMasses(line)
    .trim()
    .split(/[\s,\t/]+/);
  const read = containerNumber.safeParse(number);
  if (!read.success) return 'containersInvalid';
  const [tareKg, vgmKg] = [massIn(words, '皮重'), massIn(words, 'VGM')];
  const rest = words.filter((word) => !/^(?:皮重|VGM)\d+$/.test(word)).map((word) => word.toUpperCase());
  const type = rest.map((word) => sizes[word]).find((size) => size !== undefined);
  const seals = rest.filter((word) => sizes[word] === undefined);
  // a mass without its label would become part of the seal
  if (seals.slice(1).some((word) => /^\d{3,5}(?:KG)?$/.test(word))) return 'massUnnamed';
  const sealNo = seals.join(' ').trim();
  if (!/^[A-Z0-9 -]{0,30}$/.test(sealNo)) return 'sealInvalid';
  const container: Container = {
    containerNo: read.data,
    sealNo,
    ...(type !== undefined && { type }),
    ...(tareKg !== undefined && { tareKg }),
    ...(vgmKg !== undefined && { vgmKg }),
  };
  return massProblem(container) ?? container;
};

/** The containers of a text, a line for each: number, then size, seal, tare and verified gross mass in any sequence. */
export const containersIn = (text: string): Containers | DeskProblem => {
  const containers: Containers = [];
  for (const line of plainText(text).split(/[\n;]/)) {
    if (line.trim() === '') continue;
    const read = containerIn(line);
    if (typeof read === 'string') return read;
    if (containers.some(({ containerNo }) => containerNo === read.containerNo)) return 'containersRepeated';
    containers.push(read);
  }
  return containers;
};

const massText = (label: string, mass: number | undefined): string => (mass === undefined ? '' : `${label}${mass}`);

/** The containers as the form shows them. */
export const containersText = (containers: Containers): string =>
  containers
    .map(({ containerNo, sealNo, type = '', tareKg, vgmKg }) =>
      [containerNo, type, sealNo, massText('皮重', tareKg), massText('VGM', vgmKg)].filter(Boolean).join(' '),
    )
    .join('\n');
