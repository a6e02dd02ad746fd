import { fact } from './company.ts';

/** Names between commas. Each has a portrait and a signature in public/company: founder-1.svg, signature-1.svg. */
export const founders = fact(import.meta.env?.VITE_COMPANY_FOUNDERS, 'Hannah Vogt, Karim Nassar');
