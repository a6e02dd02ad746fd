import { closedCases } from './closed-cases.ts';
import { testDocumentCases } from './document-cases.ts';

testDocumentCases(closedCases);
