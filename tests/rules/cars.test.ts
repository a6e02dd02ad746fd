import { carCases } from './car-cases.ts';
import { testDocumentCases } from './document-cases.ts';
import { restoreCases } from './restore-cases.ts';

testDocumentCases([...carCases, ...restoreCases]);
