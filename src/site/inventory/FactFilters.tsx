import { carMessages } from '#locales/car.ts';
import { colorMessages } from '#locales/colors.ts';
import { factFiltersMessages as messages } from '#locales/factFilters.ts';
import { filterChipsMessages } from '#locales/filterChips.ts';
import type { FactFacets } from '../../model/inventory/factFacets.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { BoundSelect } from './BoundSelect.tsx';
import { CheckChoices } from './CheckChoices.tsx';
import { EquipmentFilter } from './EquipmentFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './InventoryFilters.module.css';

type CodeFilter = 'places' | 'fuels' | 'transmissions' | 'bodies' | 'colors';

const codeFilters: readonly (readonly [CodeFilter, title: string, Readonly<Record<string, string>>])[] = [
  ['places', messages.location, carMessages.places],
  ['fuels', messages.fuel, carMessages.fuels],
  ['transmissions', messages.transmission, carMessages.transmissions],
  ['bodies', messages.body, carMessages.bodies],
  ['colors', messages.color, colorMessages.names],
];

interface Props {
  readonly query: InventoryQuery;
  readonly facets: FactFacets;
  readonly onChange: (patch: Partial<InventoryQuery>) => void;
}

/** Omits filters for facts that no car has. */
export function FactFilters({ query, facets, onChange }: Props) {
  const { mileages, inspected } = facets;
  if (Object.values(facets).every((choices) => choices.length === 0)) return <p>{messages.none}</p>;
  return (
    <div className={styles.filters}>
      {codeFilters.map(([name, title, names]) => (
        <CheckChoices<string>
          key={name}
          title={title}
          choices={facets[name].map(({ code, count }) => ({ value: code, text: names[code] ?? '', count }))}
          chosen={query[name]}
          onChange={(chosen) => onChange({ [name]: chosen } as Partial<InventoryQuery>)}
        />
      ))}
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
