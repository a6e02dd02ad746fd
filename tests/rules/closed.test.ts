import { closedCases, reviewCases } from './closed-cases.ts';
import { testDocumentCases } from './document-cases.ts';

testDocumentCases([...reviewCases, ...closedCases]);
