import { EvaluationError } from '../errors.ts';
import { bindPath } from '../evaluate/path-templates.ts';
import { RulesLatLng } from '../evaluate/rule-value.ts';
import { type Library, procedure } from './procedure.ts';

const EARTH_RADIUS_METRES = 6_371_010;

/** Methods of latlng. */
export const LATLNG_METHODS: Library = {
  latitude: procedure(['latlng'], ({ latitude }) => latitude),
  longitude: procedure(['latlng'], ({ longitude }) => longitude),
  /** In metres, along the surface. */
  distance: procedure(['latlng', 'latlng'], distance),
};

export const LATLNG_FUNCTIONS: Library = {
  value: procedure(['number', 'number'], (latitude, longitude) => {
    const [lat, lng] = [Number(latitude), Number(longitude)];
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
      throw new EvaluationError('No such place on the globe.');
    return new RulesLatLng(lat, lng);
  }),
};

/** Methods of path. */
export const PATH_METHODS: Library = {
  bind: procedure(['path', 'map'], bindPath),
};

function distance(a: RulesLatLng, b: RulesLatLng): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const halfLatitude = Math.sin((latB - latA) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine = halfLatitude ** 2 + Math.cos(latA) * Math.cos(latB) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
