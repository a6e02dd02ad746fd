import { astralCases } from './astral-cases.ts';
import { testDocumentCases } from './document-cases.ts';

testDocumentCases(astralCases);
