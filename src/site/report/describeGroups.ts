import { inspectionNames } from '#locales/inspectionNames.ts';
import { describeNote } from '../../locales/describeNote.ts';
import type { Fuel } from '../../model/car/carFacts.ts';
import type { Inspection } from '../../model/inspection/inspection.ts';
import { groupCodes, inspectionGroups, pointsFor } from '../../model/inspection/points.ts';
import type { PointGroup } from './PointGroups.tsx';

/** The notes of remarks and faults are in the list above the groups. */
const listed = ['fault', 'remark'];

/** @param fuel of the car, because some points depend on it */
export function describeGroups(
  { points }: Pick<Inspection, 'points'>,
  fuel: Fuel | null,
): readonly PointGroup[] {
  return groupCodes.map((group) => {
    const all = pointsFor(fuel, inspectionGroups[group]).map((code) => {
      const { finding, note, translation } = points[code];
      return {
        finding,
        word: inspectionNames.findings[finding],
        name: inspectionNames.points[code],
        ...(listed.includes(finding) ? { note: '' } : describeNote(note, translation)),
      };
    });
    const found = (...findings: readonly string[]) =>
      findings.flatMap((each) => all.filter(({ finding }) => finding === each));
    return {
      name: inspectionNames.groups[group],
      others: found('fault', 'remark', 'unchecked'),
      good: found('good'),
      goodWord: inspectionNames.findings.good,
    };
  });
}
