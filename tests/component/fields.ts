import type { Fields } from './site.tsx';

/** A stored car with every field. */
export function carFields(fields: Fields = {}): Fields {
  return {
    Name: 'Volvo',
    Model: 'V60',
    Price: '2,150,000 EGP',
    Production_Year: '2024',
    Condition: 'Used',
    Description: 'An estate that does everything well.',
    Img: '',
    Images: [],
    Featured: false,
    Hidden: false,
    Engine_Specs: ['2.0 litre petrol', '250 hp'],
    Exterior: ['Denim Blue metallic'],
    Interior: ['Leather, blond'],
    Special_Features: ['Panoramic roof'],
    ...fields,
  };
}

/** What marking a car as sold writes. */
export function soldFields(): Fields {
  return { Status: 'sold', Hidden: true, SoldAt: new Date() };
}
