/** A car's lists of equipment, in the order they are compared in. */
export const equipmentLists = ['specialFeatures', 'engineSpecs', 'exterior', 'interior'] as const;
