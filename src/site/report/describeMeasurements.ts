import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import { formatNumber } from '../../locales/formats.ts';
import type { Inspection } from '../../model/inspection/inspection.ts';
import {
  type Level,
  levelOfPaint,
  levelOfTread,
  paintLimits,
  panels,
  treadLimits,
  wheels,
} from '../../model/inspection/points.ts';
import type { MeasurementsText, Row } from './Measurements.tsx';

/** Null without measurements. */
export function describeMeasurements({
  tread,
  paint,
}: Pick<Inspection, 'tread' | 'paint'>): MeasurementsText | null {
  const paints = panels.flatMap((code) => {
    const value = paint[code];
    if (value === undefined) return [];
    const level = levelOfPaint(value);
    return {
      code,
      level,
      figure: formatNumber(value),
      row: [level, inspectionNames.panels[code], micrometres(value), words.paintLevels[level]] as Row,
    };
  });
  const treads = wheels.flatMap((code) => {
    const value = tread[code];
    if (value === undefined) return [];
    const level = levelOfTread(value);
    return {
      code,
      level,
      figure: formatDecimal(value),
      row: [level, inspectionNames.wheels[code], millimetres(value), words.treadLevels[level]] as Row,
    };
  });
  const all = [...paints, ...treads];
  if (all.length === 0) return null;
  const columns = [words.measured, words.meaning];
  return {
    drawing: words.drawing,
    units: words.units,
    figures: Object.fromEntries(all.map(({ code, level, figure }) => [code, { level, figure }])),
    tables: [
      { caption: words.paint, columns: [words.panel, ...columns], rows: paints.map(({ row }) => row) },
      { caption: words.tread, columns: [words.wheel, ...columns], rows: treads.map(({ row }) => row) },
    ].filter(({ rows }) => rows.length > 0),
    legend: { caption: words.colors, columns: ['', words.paint, words.tread], rows: describeLevels() },
  };
}

/** The legend: the limits of each level, which the form uses too. */
export function describeLevels(): readonly Row[] {
  const { original, repainted } = paintLimits;
  const { legal, low } = treadLimits;
  const limits: Record<Level, readonly [paint: string, tread: string]> = {
    good: [words.upTo(micrometres(original)), words.from(millimetres(low))],
    remark: [words.upTo(micrometres(repainted)), words.below(millimetres(low))],
    fault: [words.above(micrometres(repainted)), words.below(millimetres(legal))],
  };
  return (['good', 'remark', 'fault'] as const).map((level) => [
    level,
    inspectionNames.findings[level],
    words.paintLevels[level] + localeInfo.comma + limits[level][0],
    words.treadLevels[level] + localeInfo.comma + limits[level][1],
  ]);
}

function micrometres(number: number): string {
  return words.micrometres(formatNumber(number));
}

function millimetres(number: number): string {
  return words.millimetres(formatDecimal(number));
}
