import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { deskAt, rejectedAt } from '#contract/rules/loading/loadFinding.ts';
import type { TankMaterial } from './tankMaterials.ts';
import { materialFinding } from './tankMaterials.ts';
import { mayHaveBottomOpening } from './tanks.ts';

/** The tanks of an order and their intended goods. */
export interface TankChoice {
  /** The selected kinds of tanks: `T11`. */
  tanks: readonly string[];
  material: TankMaterial;
  discharge: 'bottom' | 'top';
  cargo: readonly {
    dangerous: {
      unNumber: string;
      hazardClass: string;
      subsidiaryHazards: readonly string[];
      tankInstruction?: string | null | undefined;
      /** Column 14, TP codes; undefined if the list was not consulted. */
      tankSpecial?: readonly string[] | undefined;
    } | null;
  }[];
}

const discharge = 'details.discharge';
const material = 'details.material';

/** The requirements of a special provision for the tank or its filling, by TP code (IMDG 4.2.5.3). */
const provisionsZh: Readonly<Record<string, string>> = {
  TP6: '须装足以防止在火中爆裂的泄压装置',
  TP7: '气相空间的空气须用氮气等排除',
  TP9: '须经主管机关批准',
  TP10: '须有不薄于 5 mm、每年检验的铅衬里，或主管机关认可的其他衬里',
  TP13: '海运须备自给式呼吸器',
};

/** Degrees of filling and reliefs of the test pressure, which other rules apply or which the desk need not check. */
const appliedElsewhere: ReadonlySet<string> = new Set(['TP1', 'TP2', 'TP3', 'TP4', 'TP8', 'TP27', 'TP28', 'TP29']);

const bottomFindings = ({ tanks, discharge: wanted, cargo }: TankChoice): LoadFinding[] => {
  if (wanted !== 'bottom') return [];
  const instructions = cargo.flatMap(({ dangerous }) => dangerous?.tankInstruction ?? []);
  const closed = [...instructions, ...tanks].find((code) => !mayHaveBottomOpening(code));
  return closed
    ? [rejectedAt(discharge, `${closed} 的罐不得有底部开口，不能底卸，请改选顶卸`, 'IMDG Code 4.2.5.2.6、6.7.2.6')]
    : [];
};

const provisionFindings = ({ cargo }: TankChoice): LoadFinding[] =>
  cargo.flatMap(({ dangerous }, index) => {
    const open = (dangerous?.tankSpecial ?? []).filter((code) => code.startsWith('TP') && !appliedElsewhere.has(code));
    if (open.length === 0) return [];
    const saidZh = open.map((code) => `${code} ${provisionsZh[code] ?? '由专员核对'}`).join('；');
    return [
      deskAt(`cargo.${index}.dangerous.unNumber`, `罐箱特殊规定：${saidZh}`, `IMDG Code 4.2.5.3（${open.join('、')}）`),
    ];
  });

/**
 * Whether the selected tanks suit the goods apart from their instruction: bottom openings, special provisions, and the
 * material against the substance. Sources: IMDG 4.2.5.2.6, 4.2.5.3, 6.7.2.2.2.
 */
export const tankFitnessFindings = (choice: TankChoice): LoadFinding[] => [
  ...bottomFindings(choice),
  ...choice.cargo.flatMap(({ dangerous }) =>
    // gases are not offered in lined tanks, and their tanks follow T50
    dangerous && dangerous.hazardClass !== '' && !dangerous.hazardClass.startsWith('2')
      ? (materialFinding(material, dangerous, choice.material) ?? [])
      : [],
  ),
  ...provisionFindings(choice),
];
