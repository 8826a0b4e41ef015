import { plainText } from '#contract/protocol/textInput.ts';
import type { AcceptedCargo, CharcoalPacking } from './acceptanceInput.ts';
import type { ModeFinding, ModeVerdict } from './modeGoods.ts';

/** The maximum mean temperature of the material at packing, in °C, and days of weathering before it (SP 978). */
const packingCelsiusMax = 40;
const weatheringDays = 14;

const source = 'IMDG Code 3.3.1 SP978、5.4.1.5.18';
const dayMs = 86_400_000;

const finding = (verdict: ModeVerdict, name: keyof CharcoalPacking, code: string, ruleZh: string): ModeFinding => ({
  verdict,
  code,
  ruleZh,
  source,
  confidence: 'high',
  at: `dangerous.charcoal.${name}`,
});

/** The time of a typed day; NaN if it is invalid. */
const timeOf = (day: string): number => (/^\d{4}-\d{2}-\d{2}$/.test(day.trim()) ? Date.parse(day.trim()) : Number.NaN);

/** A typed temperature in °C; NaN if it is invalid. */
const celsiusOf = (text: string): number =>
  Number(/^-?\d+(?:\.\d+)?(?=\s*(?:℃|°C)?$)/i.exec(plainText(text).replaceAll(/[−–]/g, '-').trim())?.[0] ?? 'x');

const dateFindings = ({ producedOn, packedOn }: CharcoalPacking): ModeFinding[] => {
  const days = (timeOf(packedOn) - timeOf(producedOn)) / dayMs;
  if (Number.isNaN(days))
    return [
      finding(
        'desk',
        Number.isNaN(timeOf(producedOn)) ? 'producedOn' : 'packedOn',
        'charcoalDates',
        '生产日期与包装日期没有填写或读不出，须在单证上载明，由专员补齐',
      ),
    ];
  if (days < 0) return [finding('rejected', 'packedOn', 'charcoalPackedBefore', '包装日期早于生产日期')];
  return days < weatheringDays
    ? [
        finding(
          'desk',
          'packedOn',
          'charcoalFresh',
          `自生产至包装不足 ${weatheringDays} 天，须按蒸汽处理、冷却并充惰性气体的方法办理，由专员核对`,
        ),
      ]
    : [];
};

const temperatureFindings = ({ materialTemperature, ambientTemperature }: CharcoalPacking): ModeFinding[] => {
  const material = celsiusOf(materialTemperature);
  if (material > packingCelsiusMax)
    return [
      finding('rejected', 'materialTemperature', 'charcoalHot', `包装时物料平均温度不得高于 ${packingCelsiusMax} ℃`),
    ];
  const isMissing = Number.isNaN(material) ? 'materialTemperature' : 'ambientTemperature';
  return Number.isNaN(material) || Number.isNaN(celsiusOf(ambientTemperature))
    ? [
        finding(
          'desk',
          isMissing,
          'charcoalTemperatures',
          '包装时的物料平均温度与环境温度没有填写或读不出，须在单证上载明，由专员补齐',
        ),
      ]
    : [];
};

/** Whether the conditions of charcoal (SP 978) apply to an entry. */
export const isCharcoal = (listed: { specialProvisions?: readonly string[] | undefined } | undefined): boolean =>
  listed?.specialProvisions?.includes('978') === true;

/** Blank details of charcoal. */
export const blankCharcoal: CharcoalPacking = {
  producedOn: '',
  packedOn: '',
  materialTemperature: '',
  ambientTemperature: '',
};

/** The prohibitions and desk decisions of special provision 978; empty for entries without it. */
export const charcoalFindings = ({
  listed,
  charcoal = blankCharcoal,
}: NonNullable<AcceptedCargo['dangerous']>): ModeFinding[] =>
  isCharcoal(listed)
    ? [
        ...dateFindings(charcoal),
        ...temperatureFindings(charcoal),
        finding('desk', 'producedOn', 'charcoalStowage', '包装上部 30 cm 空隙与码放高度、堆块间距由专员核对'),
      ]
    : [];
