import { carCases } from './car-cases.ts';
import { testDocumentCases } from './document-cases.ts';

testDocumentCases(carCases);
