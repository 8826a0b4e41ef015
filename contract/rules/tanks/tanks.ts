import { plainText } from '#contract/protocol/textInput.ts';
/** The construction that a portable-tank instruction requires for liquids and solids; each figure is a minimum. */
export interface TankConstruction {
  /** Minimum test pressure in bar. */
  testPressureBar: 1.5 | 2.65 | 4 | 6 | 10;
  /** Minimum shell in mm of reference steel; `basic` is 5 or 6 mm by diameter (6.7.2.4.2). */
  shellMm: 'basic' | 6 | 8 | 10;
  /** Whether the relief valve needs a frangible disc or the like before it (6.7.2.8.3). */
  guardedRelief: boolean;
  /** Shut-off devices of a bottom opening, or none allowed. */
  bottomOpening: 'two' | 'three' | 'none';
}

const tank = (
  testPressureBar: TankConstruction['testPressureBar'],
  shellMm: TankConstruction['shellMm'],
  guardedRelief: boolean,
  bottomOpening: TankConstruction['bottomOpening'],
): TankConstruction => ({ testPressureBar, shellMm, guardedRelief, bottomOpening });

/** Portable-tank instructions T1 to T22. Source: UN Model Regulations and IMDG Code 4.2.5.2.6, table seen, sure. */
export const tankInstructions = {
  T1: tank(1.5, 'basic', false, 'two'),
  T2: tank(1.5, 'basic', false, 'three'),
  T3: tank(2.65, 'basic', false, 'two'),
  T4: tank(2.65, 'basic', false, 'three'),
  T5: tank(2.65, 'basic', true, 'none'),
  T6: tank(4, 'basic', false, 'two'),
  T7: tank(4, 'basic', false, 'three'),
  T8: tank(4, 'basic', false, 'none'),
  T9: tank(4, 6, false, 'none'),
  T10: tank(4, 6, true, 'none'),
  T11: tank(6, 'basic', false, 'three'),
  T12: tank(6, 'basic', true, 'three'),
  T13: tank(6, 6, false, 'none'),
  T14: tank(6, 6, true, 'none'),
  T15: tank(10, 'basic', false, 'three'),
  T16: tank(10, 'basic', true, 'three'),
  T17: tank(10, 6, false, 'three'),
  T18: tank(10, 6, true, 'three'),
  T19: tank(10, 6, true, 'none'),
  T20: tank(10, 8, true, 'none'),
  T21: tank(10, 10, false, 'none'),
  T22: tank(10, 10, true, 'none'),
} as const satisfies Record<string, TankConstruction>;

export type LiquidTank = keyof typeof tankInstructions;

/** Every instruction: T1 to T22, organic peroxides, liquefied gases, refrigerated gases. */
export type TankInstruction = LiquidTank | 'T23' | 'T50' | 'T75';

const liquidTanks = Object.keys(tankInstructions) as LiquidTank[];
const shells: readonly TankConstruction['shellMm'][] = ['basic', 6, 8, 10];
const bottoms: readonly TankConstruction['bottomOpening'][] = ['two', 'three', 'none'];

const isLiquidTank = (code: string): code is LiquidTank => Object.hasOwn(tankInstructions, code);

/** Parses a tank instruction (`t 11`, `T11`); null for anything else. */
export const parseTankInstruction = (text: string): TankInstruction | null => {
  const code = plainText(text).toUpperCase().replaceAll(/\s/g, '');
  return isLiquidTank(code) || code === 'T23' || code === 'T50' || code === 'T75' ? code : null;
};

/**
 * The instructions whose tanks may replace those of `required`: none of test pressure, shell, relief and bottom opening
 * is weaker. T23, T50 and T75 have no substitute. Source: UN Model Regulations and IMDG Code 4.2.5.2.5; equal to that
 * paragraph's table in all 22 rows (seen in ADR 2017, whose text is the same), sure.
 */
export const alsoPermitted = (required: TankInstruction): LiquidTank[] => {
  if (!isLiquidTank(required)) return [];
  const least = tankInstructions[required];
  return liquidTanks.filter((code) => {
    const other = tankInstructions[code];
    return (
      code !== required &&
      other.testPressureBar >= least.testPressureBar &&
      shells.indexOf(other.shellMm) >= shells.indexOf(least.shellMm) &&
      (other.guardedRelief || !least.guardedRelief) &&
      bottoms.indexOf(other.bottomOpening) >= bottoms.indexOf(least.bottomOpening)
    );
  });
};

/** Whether tanks of an instruction may have a bottom opening; T23, T50 and T75 define it for each substance. */
export const mayHaveBottomOpening = (code: string): boolean =>
  !isLiquidTank(code) || tankInstructions[code].bottomOpening !== 'none';

/** Tanks with a published rate, by item code, with their minimum and maximum capacity in litres. */
export const availableTanks = {
  T11: { least: 24_000, most: 26_000 },
  T14: { least: 24_000, most: 24_000 },
  T50: { least: 24_000, most: 24_000 },
} as const satisfies Partial<Record<TankInstruction, { least: number; most: number }>>;

export type AvailableTank = keyof typeof availableTanks;

/**
 * Why the desk must review: the list has no instruction; it has one for listed peroxides or refrigerated gases; the
 * pressure of the gas decides among tanks; no available tank qualifies; the text is not an instruction.
 */
export type TankReview = 'notListed' | 'special' | 'gasPressure' | 'noneOffered' | 'unreadable';

export interface TankMatch {
  /** Available tanks that meet the instruction, cheapest construction first; meeting it is not a permission to ship. */
  tanks: AvailableTank[];
  review: TankReview | null;
  ruleZh: string;
  source: string;
  confidence: 'high' | 'medium';
}

const table = 'IMDG Code 4.2.5.2.5、4.2.5.2.6';

const toDesk = (review: TankReview, ruleZh: string, source = table): TankMatch => ({
  tanks: [],
  review,
  ruleZh,
  source,
  confidence: 'high',
});

/**
 * The available tanks that meet the instruction of a goods entry (null if the list has none). Special provisions (TP),
 * material and gaskets, previous cargoes and test dates remain to be checked. Source: see `alsoPermitted`; that T50
 * lists a working pressure for each gas is sure, the pressures are not in our data, hence medium and `gasPressure`.
 */
export const tankMatchOf = (goods: { isDangerous: boolean; tankInstruction: string | null }): TankMatch => {
  const available = Object.keys(availableTanks) as AvailableTank[];
  if (!goods.isDangerous) {
    const tanks = available.filter(isLiquidTank);
    const ruleZh = '非危险液体没有可移动罐柜导则，材质、粘度与清洗要求另核';
    return { tanks, review: null, ruleZh, source: 'CTU Code 附件 7，5.1.2', confidence: 'high' };
  }
  if (goods.tankInstruction === null) {
    return toDesk('notListed', '一览表未列可移动罐柜导则，须经主管机关批准', 'IMDG Code 4.2.5.1、6.7.1.3');
  }
  const required = parseTankInstruction(goods.tankInstruction);
  if (required === null) return toDesk('unreadable', '可移动罐柜导则无法识别，由专员核对');
  if (required === 'T23' || required === 'T75') {
    return toDesk('special', `${required} 只适用于所列物质与专用罐，由专员核对`, 'IMDG Code 4.2.5.2.6');
  }
  if (required === 'T50') {
    return {
      tanks: ['T50'],
      review: 'gasPressure',
      ruleZh: 'T50 按气体逐个规定最高允许工作压力、开口与充装密度，须与罐的铭牌核对',
      source: 'IMDG Code 4.2.5.2.6（T50）',
      confidence: 'medium',
    };
  }
  const meeting = new Set<TankInstruction>([required, ...alsoPermitted(required)]);
  const tanks = available.filter((code) => meeting.has(code));
  if (tanks.length === 0) return toDesk('noneOffered', `${required} 须用更高等级的罐，公开价格里没有，由专员询价`);
  const ruleZh = `${required} 可用 ${tanks.map((code) => (code === required ? code : `${code}（代用）`)).join('、')}，罐箱特殊规定（TP）另核`;
  return { tanks, review: null, ruleZh, source: table, confidence: 'high' };
};
