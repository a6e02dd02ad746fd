import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { factFiltersMessages as messages } from '#locales/factFilters.ts';
import { filterChipsMessages } from '#locales/filterChips.ts';
import type { CountedCode, FactFacets } from '../../model/inventory/factFacets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { BoundSelect } from './BoundSelect.tsx';
import { CheckChoices } from './CheckChoices.tsx';
import { EquipmentFilter } from './EquipmentFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';

interface Props {
  readonly query: InventoryQuery;
  readonly facets: FactFacets;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/** Omits filters for facts that no car has. */
export function FactFilters({ query, facets, onChange }: Props) {
  const { places, fuels, transmissions, bodies, colors, mileages, inspected } = facets;
  if (Object.values(facets).every((choices) => choices.length === 0)) return <p>{messages.none}</p>;
  return (
    <div className={styles.filters}>
      <CheckChoices
        title={messages.location}
        choices={named(places, carMessages.places)}
        chosen={query.places}
        onChange={(chosen) => onChange({ places: chosen })}
      />
      <CheckChoices
        title={messages.fuel}
        choices={named(fuels, carMessages.fuels)}
        chosen={query.fuels}
        onChange={(chosen) => onChange({ fuels: chosen })}
      />
      <CheckChoices
        title={messages.transmission}
        choices={named(transmissions, carMessages.transmissions)}
        chosen={query.transmissions}
        onChange={(chosen) => onChange({ transmissions: chosen })}
      />
      <CheckChoices
        title={messages.body}
        choices={named(bodies, carMessages.bodies)}
        chosen={query.bodies}
        onChange={(chosen) => onChange({ bodies: chosen })}
      />
      <CheckChoices
        title={messages.color}
        choices={named(colors, colorMessages.names)}
        chosen={query.colors}
        onChange={(chosen) => onChange({ colors: chosen })}
      />
      <CheckChoices
        title={messages.inspection}
        choices={inspected.map((count) => ({
          value: 'report',
          text: filterChipsMessages.withReport,
          count,
        }))}
        chosen={query.inspected ? ['report'] : []}
        onChange={(chosen) => onChange({ inspected: chosen.length > 0 })}
      />
      {(facets.equipment.length > 0 || query.equipment.length > 0) && (
        <EquipmentFilter
          lines={facets.equipment}
          chosen={query.equipment}
          onChange={(equipment) => onChange({ equipment })}
        />
      )}
      {(mileages.length > 0 || query.mileageTo !== null) && (
        <FilterGroup title={messages.mileage.title}>
          <div className={styles.range}>
            <BoundSelect
              label={messages.mileage.upTo}
              steps={mileages}
              value={query.mileageTo}
              format={carMessages.kilometres}
              onChange={(mileageTo) => onChange({ mileageTo })}
            />
          </div>
        </FilterGroup>
      )}
    </div>
  );
}

function named<Code extends string>(
  codes: readonly CountedCode<Code>[],
  names: Readonly<Record<Code, string>>,
) {
  return codes.map(({ code, count }) => ({ value: code, text: names[code], count }));
}
