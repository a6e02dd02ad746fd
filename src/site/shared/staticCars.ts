import { createContext } from 'react';

/** HTML of cars for the static 404 page; '' in the browser, which keeps what the page has. */
export const StaticCars = createContext('');
