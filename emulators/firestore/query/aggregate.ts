/** Counts over the documents of a query. */
import { invalidArgument } from '../errors.ts';
import { isReserved } from '../names.ts';
import type { WireAggregation } from '../wire/queries.ts';

const MAX_AGGREGATIONS = 5;

/** Checks counts and returns their aliases; those without one are `field_1`, `field_2`, and so on. */
export function parseCounts(wire: readonly WireAggregation[]): string[] {
  if (wire.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${wire.length}`,
    );
  }
  let unnamed = 0;
  const nextAlias = () => {
    unnamed += 1;
    return `field_${unnamed}`;
  };
  const aliases = wire.map(({ alias, count }) => {
    if (!count) throw invalidArgument('Operator field in Aggregation is not set.');
    return alias || nextAlias();
  });
  checkAliases(aliases);
  return aliases;
}

function checkAliases(aliases: readonly string[]): void {
  aliases.forEach((alias, i) => {
    if (isReserved(alias)) throw invalidArgument(`The property.name "${alias}" is reserved.`);
    if (aliases.indexOf(alias) < i) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
  });
}
